/** The entries of an `expect`, each checked for its form. */
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { cardKey, type Field, type Nodes } from './nodes.ts';
import type { Contents, Expectation, Fact, ListedCard } from './scenario.ts';

const REQUESTS = [
  'play',
  'orders',
  'respond',
  'choose',
  'stack',
  'discard',
  'order',
  'yes-no',
  'number',
  'name',
  'start',
  'end',
  'secret',
];
const ATTRIBUTES = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields', 'cost', 'span', 'points'];

/** Verbs of events that a pattern may begin with. */
const EVENT_VERBS: readonly string[] = [
  'drew',
  'played',
  'entered',
  'left',
  'discarded',
  'destroyed',
  'killed',
  'stopped',
  'unstopped',
  'beamed',
  'moved',
  'began',
  'stacked',
  'revealed',
  'faced',
  'overcome',
  'completed',
  'failed',
  'scored',
  'lost',
  'downloaded',
  'placed',
  'returned',
  'shuffled',
  'removed',
  'captured',
  'released',
  'damaged',
  'repaired',
  'prevented',
  'exchanged',
  'replaced',
  'examined',
  'joined',
  'won',
  'tied',
];

type Reader = (field: Field, context: ExpectReader) => Fact | null;

const words =
  (is: 'request' | 'segment', known: readonly string[] | null): Reader =>
  (field, { nodes, segments }) => {
    const value = nodes.choice(field.value, field.where, field.key, known ?? segments);
    return value === null ? null : { is, value };
  };
const player =
  (is: 'asks' | 'turn' | 'winner', others: readonly string[]): Reader =>
  (field, { nodes, players }) => {
    const value = nodes.choice(field.value, field.where, field.key, [...players, ...others]);
    return value === null ? null : { is, value };
  };
const numbers =
  (is: 'score' | 'counters'): Reader =>
  (field, context) => ({
    is,
    of: context.byPlayer(field).flatMap(({ key, value, where }) => {
      const number = context.nodes.number(value, where, field.key);
      return number === null ? [] : [[key, number] as const];
    }),
  });
const contents =
  (zone: string): Reader =>
  (field, context) => ({
    is: 'contents',
    zone,
    of: context
      .byPlayer(field)
      .map(({ key, value, where }) => [key, context.contents(value, { key, value, where })] as const),
  });
const texts =
  (is: 'where' | 'skills' | 'commands' | 'text'): Reader =>
  (field, { nodes }) => ({
    is,
    of: nodes.fields(field.value, field.key).flatMap(({ key, value, where }) => {
      const isEmpty = isScalar(value) && value.value === '';
      const text = isEmpty ? '' : nodes.text(value, where, `${field.key} of ${key}`);
      return text === null ? [] : [[cardKey(key), text] as const];
    }),
  });
const cards =
  (is: 'stopped' | 'unstopped'): Reader =>
  (field, { nodes }) => ({ is, cards: nodes.cardNames(field.value, field.where, is) });
const commands =
  (is: 'offers' | 'no offer'): Reader =>
  (field, context) => ({ is, commands: context.commands(field) });
const patterns =
  (is: 'events' | 'no events'): Reader =>
  (field, context) => ({ is, patterns: context.patterns(field) });

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries({
    refused: (field, { nodes }) => {
      if (isScalar(field.value) && field.value.value === true) return { is: 'refused', id: true };
      const id = nodes.text(field.value, field.where, 'refused');
      return id === null ? null : { is: 'refused', id };
    },
    asks: player('asks', ['nobody']),
    request: words('request', REQUESTS),
    offers: commands('offers'),
    'no offer': commands('no offer'),
    score: numbers('score'),
    counters: numbers('counters'),
    hand: contents('hand'),
    deck: contents('deck'),
    discard: contents('discard'),
    dilemmas: contents('dilemmas'),
    core: contents('core'),
    brig: contents('brig'),
    where: texts('where'),
    stopped: cards('stopped'),
    unstopped: cards('unstopped'),
    range: (field, { nodes }) => ({
      is: 'range',
      of: nodes.fields(field.value, 'range').flatMap(({ key, value, where }) => {
        const number = nodes.number(value, where, `range of ${key}`);
        return number === null ? [] : [[cardKey(key), number] as const];
      }),
    }),
    attributes: (field, context) => ({
      is: 'attributes',
      of: context.nodes
        .fields(field.value, 'attributes')
        .map((card) => [cardKey(card.key), context.attributes(card)] as const),
    }),
    skills: texts('skills'),
    commands: texts('commands'),
    completed: (field, { nodes }) => ({
      is: 'completed',
      of: nodes.fields(field.value, 'completed').flatMap(({ key, value, where }) => {
        const truth = nodes.truth(value, where, `completed of ${key}`);
        return truth === null ? [] : [[cardKey(key), truth] as const];
      }),
    }),
    turn: player('turn', []),
    segment: words('segment', null),
    events: patterns('events'),
    'no events': patterns('no events'),
    winner: player('winner', ['tie', 'none']),
    text: texts('text'),
  }),
);

export class ExpectReader {
  constructor(
    readonly nodes: Nodes,
    readonly players: readonly string[],
    readonly segments: readonly string[],
  ) {}

  /** All entries of one `expect`. */
  read(node: Node | null): readonly Expectation[] {
    return this.nodes.fields(node, 'expect').flatMap((field) => {
      const fact = this.#fact(field);
      return fact === null ? [] : [{ fact, where: field.where }];
    });
  }

  #fact(field: Field): Fact | null {
    const reader = READERS.get(field.key);
    if (reader) return reader(field, this);
    const seen = /^(hidden from|visible to) (.+)$/.exec(field.key);
    if (!seen) {
      this.nodes.unknown(field, 'expect', [...READERS.keys(), 'hidden from PLAYER', 'visible to PLAYER']);
      return null;
    }
    const [, words = '', name = ''] = seen;
    const found = this.players.find((one) => one.toLowerCase() === name.toLowerCase());
    if (found === undefined) {
      this.nodes.fail(field.where, `there is no player "${name}"`, `write one of: ${this.players.join(', ')}`);
      return null;
    }
    return {
      is: words === 'hidden from' ? 'hidden' : 'visible',
      player: found,
      cards: this.nodes.cardNames(field.value, field.where, field.key),
    };
  }

  /** A map by player. */
  byPlayer(field: Field): readonly Field[] {
    return this.nodes.fields(field.value, field.key).flatMap((one) => {
      const name = this.players.find((known) => known.toLowerCase() === one.key.toLowerCase());
      if (name !== undefined) return [{ ...one, key: name }];
      this.nodes.fail(one.where, `there is no player "${one.key}"`, `write one of: ${this.players.join(', ')}`);
      return [];
    });
  }

  contents(value: Node | null, field: Field): Contents {
    if (isScalar(value) && typeof value.value === 'number')
      return this.nodes.number(value, field.where, field.key) ?? 0;
    return this.nodes.items(value, field.key).flatMap((item) => this.#listed(item));
  }

  #listed(item: Node): readonly ListedCard[] {
    if (!isMap(item)) return this.nodes.cardName(item, this.nodes.where(item), 'a card').map((card) => ({ card }));
    return this.nodes.fields(item, 'a card').flatMap((field) => {
      if (field.key !== 'face up' && field.key !== 'card') {
        this.nodes.unknown(field, 'a card of a list', ['face up', 'card']);
        return [];
      }
      const card = this.nodes.text(field.value, field.where, field.key);
      return card === null ? [] : [field.key === 'card' ? { card } : { card, faceUp: true }];
    });
  }

  attributes(card: Field): readonly (readonly [string, number])[] {
    return this.nodes.fields(card.value, `attributes of ${card.key}`).flatMap((field) => {
      const { key, value, where } = field;
      if (!ATTRIBUTES.includes(key)) {
        this.nodes.unknown(field, `attributes of ${card.key}`, ATTRIBUTES);
        return [];
      }
      const number = this.nodes.number(value, where, key);
      return number === null ? [] : [[key, number] as const];
    });
  }

  /** Commands to try: texts, or `PLAYER: COMMAND` as a map. */
  commands(field: Field): readonly string[] {
    const items = isSeq(field.value) ? this.nodes.items(field.value, field.key) : field.value ? [field.value] : [];
    return items.flatMap((item) => {
      if (isMap(item)) {
        return this.nodes.fields(item, field.key).flatMap(({ key, value, where }) => {
          const command = this.nodes.text(value, where, 'a command');
          return command === null ? [] : [`${key}: ${command}`];
        });
      }
      const command = this.nodes.text(item, this.nodes.where(item), 'a command');
      return command === null ? [] : [command];
    });
  }

  patterns(field: Field): readonly string[] {
    return this.nodes.cardNames(field.value, field.where, field.key).flatMap((pattern) => {
      const [verb = ''] = pattern.split(/\s/);
      if (EVENT_VERBS.includes(verb)) return [pattern];
      this.nodes.fail(field.where, `no event is called "${verb}"`, `begin with one of: ${EVENT_VERBS.join(', ')}`);
      return [];
    });
  }
}
