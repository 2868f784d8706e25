/** The entries of an `expect`, each checked for its form. */
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { RuleReader } from './read-rules.ts';
import { cardKey, type Field, type Nodes } from './nodes.ts';
import type { ExpectationForm, ScenarioWords } from '../engine/ruleset/scenario-words.ts';
import type { CardName, Contents, EditionFact, Expectation, Fact, ListedCard } from './scenario.ts';

type Reader = (field: Field, context: ExpectReader) => Fact | null;

const words =
  (is: 'request' | 'segment'): Reader =>
  (field, { nodes, segments, words }) => {
    const value = nodes.choice(field.value, field.where, field.key, is === 'segment' ? segments : words.requests);
    return value === null ? null : { is, value };
  };
const player =
  (is: 'asks' | 'turn' | 'winner', others: readonly string[]): Reader =>
  (field, { nodes, players }) => {
    const value = nodes.choice(field.value, field.where, field.key, [...players, ...others]);
    return value === null ? null : { is, value };
  };
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
const commands =
  (is: 'offers' | 'no offer'): Reader =>
  (field, context) => ({ is, commands: context.commands(field) });
const patterns =
  (is: 'events' | 'no events'): Reader =>
  (field, context) => ({ is, patterns: context.patterns(field) });

/** What every edition has. */
const COMMON: ReadonlyMap<string, Reader> = new Map(
  Object.entries({
    refused: (field, { rules }) => {
      if (isScalar(field.value) && field.value.value === true) return { is: 'refused', id: true };
      const id = rules.one(field.value, field.where, 'refused');
      return id === null ? null : { is: 'refused', id };
    },
    asks: player('asks', ['nobody']),
    request: words('request'),
    offers: commands('offers'),
    'no offer': commands('no offer'),
    score: (field, context) => ({ is: 'score', of: context.numbers(context.byPlayer(field), field.key) }),
    where: texts('where'),
    attributes: (field, context) => ({
      is: 'attributes',
      of: context.nodes
        .fields(field.value, 'attributes')
        .map((card) => [cardKey(card.key), context.attributes(card)] as const),
    }),
    skills: texts('skills'),
    commands: texts('commands'),
    turn: player('turn', []),
    segment: words('segment'),
    events: patterns('events'),
    'no events': patterns('no events'),
    winner: player('winner', ['tie', 'none']),
    text: texts('text'),
    breaches: (field, context) => ({
      is: 'breaches',
      of: context
        .byPlayer(field)
        .map((one) => [one.key, context.nodes.cardNames(one.value, one.where, field.key)] as const),
    }),
    'deck check': (field, context) => ({
      is: 'deck check',
      of: context
        .byPlayer(field)
        .map((one) => [one.key, context.nodes.cardNames(one.value, one.where, field.key)] as const),
    }),
    warnings: (field, context) => ({
      is: 'warnings',
      of: context.byPlayer(field).map((one) => [one.key, context.contents(one.value, one)] as const),
    }),
  }),
);

export class ExpectReader {
  constructor(
    readonly nodes: Nodes,
    readonly players: readonly string[],
    readonly segments: readonly string[],
    readonly words: ScenarioWords,
    readonly rules: RuleReader,
  ) {}

  /** All entries of one `expect`. */
  read(node: Node | null): readonly Expectation[] {
    return this.nodes.fields(node, 'expect').flatMap((field) => {
      const fact = this.#fact(field);
      return fact === null ? [] : [{ fact, where: field.where }];
    });
  }

  #fact(field: Field): Fact | null {
    const { expectations } = this.words;
    const form = expectations.get(field.key);
    if (form !== undefined && form !== 'common') return this.#own(field, form);
    const reader = form === undefined ? undefined : COMMON.get(field.key);
    if (reader) return reader(field, this);
    const seen = /^(hidden from|visible to) (.+)$/.exec(field.key);
    if (!seen) {
      this.nodes.unknown(field, 'expect', [...expectations.keys(), 'hidden from PLAYER', 'visible to PLAYER']);
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

  /** What only the edition knows. */
  #own(field: Field, form: Exclude<ExpectationForm, 'common'>): EditionFact {
    const { key } = field;
    const { nodes } = this;
    switch (form.of) {
      case 'players':
        return { is: 'players', key, form, of: this.numbers(this.byPlayer(field), key) };
      case 'zone':
        return {
          is: 'zone',
          form,
          of: this.byPlayer(field).map((one) => [one.key, this.contents(one.value, one)] as const),
        };
      case 'row':
        return { is: 'row', form, contents: nodes.items(field.value, key).flatMap((item) => this.#listed(item)) };
      case 'pile':
        return {
          is: 'pile',
          key,
          form,
          of: nodes
            .fields(field.value, key)
            .map((one) => [cardKey(one.key), this.contents(one.value, { ...one, key: `${key} ${one.key}` })] as const),
        };
      case 'player':
        return { is: 'player', key, form, of: this.#byCard(field, (one, what) => this.#truthOrPlayer(one, what)) };
      case 'cards':
        return { is: 'cards', key, form, cards: nodes.cardNames(field.value, field.where, key) };
      case 'number':
        return {
          is: 'number',
          key,
          form,
          of: this.#byCard(field, (one, what) => nodes.number(one.value, one.where, what)),
        };
      case 'truth':
        return {
          is: 'truth',
          key,
          form,
          of: this.#byCard(field, (one, what) => nodes.truth(one.value, one.where, what)),
        };
      case 'truth or place':
        return {
          is: 'truth or place',
          key,
          form,
          of: this.#byCard(field, (one, what) => this.#truthOrPlace(one, what)),
        };
      case 'cited':
        return { is: 'cited', key, form, id: this.rules.one(field.value, field.where, key) ?? '' };
      case 'words':
        return { is: 'words', key, form, of: this.#byCard(field, (one, what) => this.#known(one, what, form.known)) };
    }
  }

  /** A map by card; entries that can't be read are left out. */
  #byCard<Value>(field: Field, read: (one: Field, what: string) => Value | null): (readonly [CardName, Value])[] {
    return nonNull(
      this.nodes.fields(field.value, field.key).map((one) => {
        const value = read(one, `${field.key} of ${one.key}`);
        return value === null ? null : ([cardKey(one.key), value] as const);
      }),
    );
  }

  #truthOrPlace({ value, where }: Field, what: string): boolean | string | null {
    if (isScalar(value) && typeof value.value === 'boolean') return value.value;
    return this.nodes.text(value, where, what);
  }

  #truthOrPlayer({ value, where }: Field, what: string): boolean | string | null {
    if (isScalar(value) && typeof value.value === 'boolean') return value.value;
    return this.nodes.choice(value, where, what, this.players);
  }

  /** Words of a closed list, one or several. */
  #known({ value, where }: Field, what: string, known: readonly string[]): readonly string[] | null {
    const items = isSeq(value) ? this.nodes.items(value, what) : [value];
    const words = items.map((item) => this.nodes.choice(item, where, what, known));
    return words.every((word) => word !== null) ? words : null;
  }

  /** Numbers by player. */
  numbers(fields: readonly Field[], what: string): readonly (readonly [string, number])[] {
    return nonNull(
      fields.map(({ key, value, where }) => {
        const number = this.nodes.number(value, where, what);
        return number === null ? null : ([key, number] as const);
      }),
    );
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
      if (!this.words.attributes.includes(key)) {
        this.nodes.unknown(field, `attributes of ${card.key}`, this.words.attributes);
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
      if (this.words.eventVerbs.includes(verb)) return [pattern];
      this.nodes.fail(
        field.where,
        `no event is called "${verb}"`,
        `begin with one of: ${this.words.eventVerbs.join(', ')}`,
      );
      return [];
    });
  }
}

function nonNull<Value>(values: readonly (Value | null)[]): Value[] {
  return values.flatMap((value) => (value === null ? [] : [value]));
}
