/**
 * A scenario file as text to a checked scenario, or to the problems in it. Cards are those under `cards:`, then those of the
 * `cast:` (the usual cards, shared by name), then those of the card files: the first of these that knows a name has its card.
 */
import { isMap, isScalar, type Node } from 'yaml';
import {
  defineCards,
  fold,
  hasErrors,
  parseYaml,
  type Casts,
  type Library,
  type Problem,
  type Where,
  type YamlSource,
} from '../catalog/index.ts';
import type { Ruleset } from '../engine/index.ts';
import type { EditionWords } from '../engine/ruleset/edition-words.ts';
import type { CardNumber } from '../engine/asking/request.ts';
import { ScenarioCards } from './cards.ts';
import { Nodes, type Field } from './nodes.ts';
import { readDecks, readFaulty } from './read-decks.ts';
import { readOptions } from './read-options.ts';
import { ExpectReader } from './read-expect.ts';
import { RuleReader } from './read-rules.ts';
import { PositionReader } from './read-position.ts';
import type { Scenario, Step } from './scenario.ts';

/** The editions at hand, the cards of each, and the casts a scenario may ask for. */
export interface Editions {
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly words: (ruleset: string) => EditionWords;
  /** The edition of a scenario that names none. */
  readonly usual: string;
  readonly library: (ruleset: string) => Library;
  /** Every rule there is, by the ids of the edition's ledger. */
  readonly ruleIds: (ruleset: string) => readonly string[];
  readonly casts: Casts;
}

/** Fields before and behind those that an edition has for the state of its turn. */
const FIELDS_BEFORE = ['scenario', 'rules', 'ruleset', 'seed', 'cast', 'cards', 'faulty', 'players'];
const FIELDS_OF_TURN = ['turn', 'number', 'segment'];
/** A game that begins with decks has no position. */
const BESIDE_DECKS = [
  'scenario',
  'rules',
  'ruleset',
  'seed',
  'cast',
  'cards',
  'faulty',
  'decks',
  'turn',
  'strict',
  'steps',
];
const FIELDS_BEHIND = ['rig', 'state', 'strict', 'steps'];
/** What may stand at the top of a scenario of any edition. */
export const FIELDS_OF_SCENARIOS: readonly string[] = [...FIELDS_BEFORE, ...FIELDS_OF_TURN, ...FIELDS_BEHIND];

export interface ReadScenario {
  readonly scenario: Scenario | null;
  readonly problems: readonly Problem[];
}

/** Reads a scenario. It is null if anything in the file is an error; warnings come beside it. */
export function readScenario(text: string, file: string, editions: Editions): ReadScenario {
  const { source, problems } = parseYaml(text, file);
  if (problems.length > 0) return { scenario: null, problems };
  const nodes = new Nodes(source);
  const scenario = new ScenarioReader(source, nodes, editions, text).read();
  return { scenario: hasErrors(nodes.problems) ? null : scenario, problems: nodes.problems };
}

class ScenarioReader {
  readonly #source: YamlSource;
  readonly #nodes: Nodes;
  readonly #editions: Editions;
  readonly #text: string;

  constructor(source: YamlSource, nodes: Nodes, editions: Editions, text: string) {
    this.#source = source;
    this.#nodes = nodes;
    this.#editions = editions;
    this.#text = text;
  }

  read(): Scenario | null {
    const nodes = this.#nodes;
    const top: Where = { file: this.#source.file, line: 1, column: 1 };
    const contents = this.#source.resolved(this.#source.document.contents);
    if (!isMap(contents)) {
      nodes.fail(top, 'this is no scenario', 'begin with "scenario: TITLE", then players and steps');
      return null;
    }
    const fields = nodes.fields(contents, 'a scenario');
    const field = (key: string): Field | undefined => fields.find((one) => one.key === key);
    const { scenarioWords } = this.#editions.words(this.#namedRuleset(field('ruleset')) ?? this.#editions.usual);
    const { rows, registers, lists, seats = [] } = scenarioWords;
    const own = [...rows.keys(), ...registers.keys(), ...lists.keys(), ...seats];
    if (scenarioWords.options) own.push('options');
    const withDecks = scenarioWords.decks ? ['decks'] : [];
    const known = [...FIELDS_BEFORE, ...withDecks, ...FIELDS_OF_TURN, ...own, ...FIELDS_BEHIND];
    for (const one of fields) if (!known.includes(one.key)) nodes.unknown(one, 'a scenario', known);
    const title = this.#required(field('scenario'), 'scenario', top);
    const ruleset = this.#ruleset(field('ruleset'));
    const seed = this.#number(field('seed'), 'seed', 1);
    const strict = field('strict');
    const library = this.#editions.library(ruleset);
    const cast = this.#cast(field('cast'), library);
    const words = this.#editions.words(ruleset);
    const cards = this.#cards(field('cards'), words, cast ?? library);
    const decks = field('decks');
    const seated = decks ?? field('players');
    const players = nodes.fields(seated?.value ?? null, decks ? 'decks' : 'players');
    const segments = this.#editions.rulesets[ruleset]?.segments ?? [];
    const state = field('state');
    const names = state ? seatNames(state) : players.map(({ key }) => key);
    if (names.length < 2)
      nodes.fail(seated?.where ?? top, 'a scenario needs two players or more', 'write players: {kirk: {}, spock: {}}');
    const { max } = this.#editions.rulesets[ruleset]?.seats ?? { max: names.length };
    if (names.length > max) {
      const message = `the scenario has ${names.length} players`;
      nodes.fail(seated?.where ?? top, message, `a game of ${ruleset} has at most ${max}`);
    }
    if (state && field('players'))
      nodes.fail(state.where, '"state" stands for "players": both cannot be given', 'leave one of them out');
    const printed = new ScenarioCards(words, cards, cast ? [cast, library] : [library]);
    const besideDecks = scenarioWords.options ? [...BESIDE_DECKS, 'options'] : BESIDE_DECKS;
    if (decks) for (const one of fields) if (!besideDecks.includes(one.key)) this.#notWithDecks(one);
    const agreed = readOptions(nodes, field('options'), words.scenarioWords.options);
    const position = {
      turn: decks ? undefined : field('turn'),
      number: field('number'),
      segment: field('segment'),
      rig: field('rig'),
      own: field,
    };
    const read = new PositionReader(nodes, printed, decks ? [] : players, words).read(position, segments, seed);
    const turn = decks && field('turn') ? nodes.choice(field('turn')?.value ?? null, top, 'turn', names) : null;
    const begun = decks &&
      words.scenarioWords.decks && {
        seats: readDecks(nodes, printed, players, words.scenarioWords.decks, library),
        seed,
        slices: { ...read.setup.slices, ...agreed },
        ...(turn !== null && { first: names.indexOf(turn) }),
      };
    const rules = new RuleReader(nodes, ruleset, () => this.#editions.ruleIds(ruleset));
    const expects = new ExpectReader(nodes, names, segments, words.scenarioWords, rules);
    const steps = this.#steps(field('steps'), expects, top);
    return {
      file: this.#source.file,
      title: title ?? '',
      rules: rules.all(field('rules')),
      ruleset,
      words,
      start: state
        ? { state: JSON.stringify(toJson(state.value)) }
        : begun
          ? { decks: begun }
          : { position: { ...read.setup, slices: { ...read.setup.slices, ...agreed } } },
      nameable: printed.nameable,
      faulty: readFaulty(nodes, field('faulty'), this.#source, words.cardKinds, cast ?? library),
      aliases: state ? new Map<string, CardNumber>() : read.aliases,
      strict: strict ? (nodes.truth(strict.value, strict.where, 'strict') ?? false) : false,
      steps,
    };
  }

  #notWithDecks({ key, where }: Field): void {
    this.#nodes.fail(where, `"${key}" does not go with "decks"`, `beside decks write: ${BESIDE_DECKS.join(', ')}`);
  }

  #required(field: Field | undefined, name: string, where: Where): string | null {
    if (field) return this.#nodes.text(field.value, field.where, name);
    this.#nodes.fail(where, `"${name}" is missing`, `write ${name}: TITLE`);
    return null;
  }

  /** The edition that a scenario names, before anything is said of it; null where it names none that there is. */
  #namedRuleset(field: Field | undefined): string | null {
    const named = isScalar(field?.value) ? field.value.value : null;
    return (
      Object.keys(this.#editions.rulesets).find((name) => typeof named === 'string' && fold(name) === fold(named)) ??
      null
    );
  }

  #ruleset(field: Field | undefined): string {
    const { rulesets, usual } = this.#editions;
    return (field && this.#nodes.choice(field.value, field.where, 'ruleset', Object.keys(rulesets))) ?? usual;
  }

  #number(field: Field | undefined, what: string, otherwise: number): number {
    return field ? (this.#nodes.number(field.value, field.where, what) ?? otherwise) : otherwise;
  }

  /** The cast that is asked for; null where none is, or none of that name is there. */
  #cast(field: Field | undefined, { edition, lexicon }: Library): Library | null {
    if (!field) return null;
    const { casts } = this.#editions;
    const name = this.#nodes.choice(field.value, field.where, 'cast', casts.names());
    if (name === null) return null;
    const cast = casts.cards(name, edition, lexicon);
    this.#nodes.problems.push(...cast.allProblems());
    return cast;
  }

  #cards(
    field: Field | undefined,
    { cardKinds }: EditionWords,
    library: Library,
  ): ReturnType<typeof defineCards>['cards'] {
    if (!field || field.value === null || (isScalar(field.value) && field.value.value === null)) return [];
    const { cards, problems } = defineCards(field.value, this.#source, cardKinds, library.lexicon);
    this.#nodes.problems.push(...problems);
    return cards;
  }

  #steps(field: Field | undefined, expect: ExpectReader, top: Where): readonly Step[] {
    if (!field) {
      this.#nodes.fail(
        top,
        '"steps" is missing',
        'write steps:, then lines like "- kirk: draw" and "- expect: {asks: kirk}"',
      );
      return [];
    }
    return this.#nodes.items(field.value, 'steps').flatMap((item) => this.#step(item, expect));
  }

  #step(item: Node, expect: ExpectReader): readonly Step[] {
    const { players } = expect;
    const where = this.#nodes.where(item);
    const [field, more] = isMap(item) ? this.#nodes.fields(item, 'a step') : [];
    if (!field || more) {
      this.#nodes.fail(
        more?.where ?? where,
        'a step is one command or one expect',
        'begin each step with "- ", as "- kirk: draw" or "- expect: {asks: kirk}"',
      );
      return [];
    }
    if (field.key === 'expect') return [{ kind: 'expect', entries: expect.read(field.value), where }];
    const player = players.find((name) => name.toLowerCase() === field.key.toLowerCase());
    if (player === undefined) {
      this.#nodes.fail(
        field.where,
        `there is no player "${field.key}"`,
        `write one of: ${players.join(', ')}, or expect`,
      );
      return [];
    }
    const command = this.#nodes.text(field.value, field.where, 'a command');
    if (command === null) return [];
    this.#checkCut(field.value, field.where);
    return [{ kind: 'command', player, command, where }];
  }

  /** `play Foo #2` without quotes: YAML takes the rest for a comment, the command language would not. */
  #checkCut(value: Node | null, where: Where): void {
    if (!isScalar(value) || !value.range) return;
    const rest = this.#text.slice(value.range[1]).split('\n', 1)[0] ?? '';
    if (/^\s+#\S/.test(rest))
      this.#nodes.fail(where, `this command is cut short before "${rest.trim()}"`, 'put the command in quotes');
  }
}

function toJson(node: Node | null): unknown {
  return isMap(node) ? node.toJSON() : null;
}

/** The seats of the engine's own JSON. */
function seatNames(state: Field): readonly string[] {
  const json = toJson(state.value);
  const find = (value: unknown): readonly string[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('seats' in value && Array.isArray(value.seats))
      return value.seats.filter((seat): seat is string => typeof seat === 'string');
    for (const inner of Object.values(value)) {
      const found = find(inner);
      if (found.length > 0) return found;
    }
    return [];
  };
  return find(json);
}
