/**
 * A scenario file as text to a checked scenario, or to the problems in it. Cards are those under `cards:`, then those of the
 * `cast:` (the usual cards, shared by name), then those of the card files: the first of these that knows a name has its card.
 */
import { isMap, isScalar, type Node } from 'yaml';
import {
  defineCards,
  hasErrors,
  parseYaml,
  type Casts,
  type Library,
  type Problem,
  type Where,
  type YamlSource,
} from '../catalog/index.ts';
import type { Ruleset } from '../engine/index.ts';
import type { CardNumber } from '../engine/asking/request.ts';
import { ScenarioCards } from './cards.ts';
import { Nodes, type Field } from './nodes.ts';
import { ExpectReader } from './read-expect.ts';
import { PositionReader } from './read-position.ts';
import type { Scenario, Step } from './scenario.ts';

/** The editions at hand, the cards of each, and the casts a scenario may ask for. */
export interface Editions {
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly library: (ruleset: string) => Library;
  readonly casts: Casts;
}

const FIELDS = [
  'scenario',
  'rules',
  'ruleset',
  'seed',
  'cast',
  'cards',
  'players',
  'turn',
  'number',
  'segment',
  'counters',
  'stopped',
  'rig',
  'state',
  'strict',
  'steps',
];
const DEFAULT_RULESET = 'second-edition';

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
    for (const field of fields) if (!FIELDS.includes(field.key)) nodes.unknown(field, 'a scenario', FIELDS);
    const field = (key: string): Field | undefined => fields.find((one) => one.key === key);
    const title = this.#required(field('scenario'), 'scenario', top);
    const ruleset = this.#ruleset(field('ruleset'));
    const seed = this.#number(field('seed'), 'seed', 1);
    const strict = field('strict');
    const library = this.#editions.library(ruleset);
    const cast = this.#cast(field('cast'), library);
    const cards = this.#cards(field('cards'), cast ?? library);
    const players = nodes.fields(field('players')?.value ?? null, 'players');
    const segments = this.#editions.rulesets[ruleset]?.segments ?? [];
    const state = field('state');
    const names = state ? seatNames(state) : players.map(({ key }) => key);
    if (names.length < 2)
      nodes.fail(
        field('players')?.where ?? top,
        'a scenario needs two players or more',
        'write players: {kirk: {}, spock: {}}',
      );
    const { max } = this.#editions.rulesets[ruleset]?.seats ?? { max: names.length };
    if (names.length > max) {
      const message = `the scenario has ${names.length} players`;
      nodes.fail(field('players')?.where ?? top, message, `a game of ${ruleset} has at most ${max}`);
    }
    if (state && field('players'))
      nodes.fail(state.where, '"state" stands for "players": both cannot be given', 'leave one of them out');
    const own = new ScenarioCards(cards, cast ? [cast, library] : [library]);
    const position = {
      players: field('players'),
      turn: field('turn'),
      number: field('number'),
      segment: field('segment'),
      counters: field('counters'),
      stopped: field('stopped'),
      rig: field('rig'),
    };
    const read = new PositionReader(nodes, own, players).read(position, segments, seed);
    const steps = this.#steps(field('steps'), names, segments, top);
    return {
      file: this.#source.file,
      title: title ?? '',
      rules: nodes.cardNames(field('rules')?.value ?? null, field('rules')?.where ?? top, 'rules'),
      ruleset,
      start: state ? { state: JSON.stringify(toJson(state.value)) } : { position: read.setup },
      aliases: state ? new Map<string, CardNumber>() : read.aliases,
      strict: strict ? (nodes.truth(strict.value, strict.where, 'strict') ?? false) : false,
      steps,
    };
  }

  #required(field: Field | undefined, name: string, where: Where): string | null {
    if (field) return this.#nodes.text(field.value, field.where, name);
    this.#nodes.fail(where, `"${name}" is missing`, `write ${name}: TITLE`);
    return null;
  }

  #ruleset(field: Field | undefined): string {
    if (!field) return DEFAULT_RULESET;
    return (
      this.#nodes.choice(field.value, field.where, 'ruleset', Object.keys(this.#editions.rulesets)) ?? DEFAULT_RULESET
    );
  }

  #number(field: Field | undefined, what: string, otherwise: number): number {
    return field ? (this.#nodes.number(field.value, field.where, what) ?? otherwise) : otherwise;
  }

  /** The cast that is asked for; null where none is, or none of that name is there. */
  #cast(field: Field | undefined, { lexicon }: Library): Library | null {
    if (!field) return null;
    const { casts } = this.#editions;
    const name = this.#nodes.choice(field.value, field.where, 'cast', casts.names());
    if (name === null) return null;
    const cast = casts.cards(name, lexicon);
    this.#nodes.problems.push(...cast.allProblems());
    return cast;
  }

  #cards(field: Field | undefined, library: Library): ReturnType<typeof defineCards>['cards'] {
    if (!field || field.value === null || (isScalar(field.value) && field.value.value === null)) return [];
    const { cards, problems } = defineCards(field.value, this.#source, library.lexicon);
    this.#nodes.problems.push(...problems);
    return cards;
  }

  #steps(
    field: Field | undefined,
    players: readonly string[],
    segments: readonly string[],
    top: Where,
  ): readonly Step[] {
    if (!field) {
      this.#nodes.fail(
        top,
        '"steps" is missing',
        'write steps:, then lines like "- kirk: draw" and "- expect: {asks: kirk}"',
      );
      return [];
    }
    const expect = new ExpectReader(this.#nodes, players, segments);
    return this.#nodes.items(field.value, 'steps').flatMap((item) => this.#step(item, players, expect));
  }

  #step(item: Node, players: readonly string[], expect: ExpectReader): readonly Step[] {
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
