/** What reaches one seat of a game among people, byte for byte: never the name of a card that this seat may not know. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { converseInJson, sayEvents } from '../../src/cli/run/json.ts';
import { cardsIn, GameTable, Session } from '../../src/table/index.ts';
import { secondEditionLines } from '../../src/tui/second-edition/lines.ts';
import { commandOf } from '../../src/commands/index.ts';
import type { LoggedEvent } from '../../src/engine/state/events.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Viewer } from '../../src/engine/showing/view.ts';
import { chanceFrom } from '../../src/players/index.ts';
import { LineMode } from '../../src/tui/frame/line/index.ts';
import { answerOf, secondEditionMatches } from '../engine/matches.ts';
import { someProbe } from '../table/sent.ts';
import { secondEditionFace } from '../../src/tui/second-edition/index.ts';

/** How many answers of a game are looked at, and how many games; `SPACELINE_GAMES=10 SPACELINE_TOLD=130` by hand looks at more. */
const answersOfAGame = Number(process.env.SPACELINE_TOLD ?? 45);
const games = Number(process.env['SPACELINE_GAMES'] ?? 1);

/** Queries that are asked now and then, beside attempts to find out about cards. */
const QUERIES = ['log', 'table', 'hand', 'help', 'why', 'why play', 'why use', 'mission 2', 'undo', 'rewind'];

/** What one seat may know by now: grows as cards come into its view, or are shown in passing. */
class Knowledge {
  private readonly known = new Set<string>();
  /** Everything printed on the cards that are known: some name others. */
  private printed = '';

  constructor(
    private readonly game: () => Game,
    private readonly viewer: Viewer,
  ) {}

  learn(events: readonly LoggedEvent[] = []): void {
    const game = this.game();
    const passing = events.flatMap(({ event, hiddenFrom = [] }) =>
      'cards' in event && !(typeof this.viewer === 'number' ? hiddenFrom.includes(this.viewer) : hiddenFrom.length > 0)
        ? event.cards
        : [],
    );
    for (const number of [...cardsIn(game.view(this.viewer)).keys(), ...passing]) {
      const definition = game.definition(number);
      if (this.known.has(definition.id)) continue;
      this.known.add(definition.id);
      this.printed += ` ${JSON.stringify(definition).replaceAll('\\"', '"')}`;
    }
  }

  /** Titles in a text that cannot be known. */
  leaksIn(said: string): readonly string[] {
    const text = said.replaceAll('\\"', '"');
    const titles = new Set(this.game().state.definitionOf.slice(1).map((_, card) => this.game().definition(card + 1).title)); // prettier-ignore
    return [...titles].filter((title) => isNamed(title, text) && !isNamed(title, this.printed));
  }
}

function isNamed(title: string, text: string): boolean {
  const at = text.indexOf(title);
  return at >= 0 && new RegExp(`(?<![\\w'])${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w'])`).test(text);
}

interface Sitting {
  readonly session: Session;
  readonly table: GameTable;
  readonly knowledge: Knowledge;
  /** Reads as somebody's keyboard would: answers of whoever is asked, and now and then a query or an attempt to find out. */
  readonly next: () => Promise<string | null>;
  /** Takes what is said; fails where it names what cannot be known. */
  readonly hear: (text: string) => void;
  readonly heard: string[];
}

function sit(
  start: (seed: number) => Game,
  seed: number,
  viewer: Viewer,
  told: (table: GameTable, events: readonly LoggedEvent[]) => void,
): Sitting {
  const game = start(seed);
  const people = game.seats.map((name) => ({ name, kind: 'human' }));
  const session = new Session(game, people, seed, null);
  const knowledge = new Knowledge(() => session.game, viewer);
  const heard: string[] = [];
  const table: GameTable = new GameTable(session, {
    viewer,
    words: secondEditionLines,
    rules: [],
    save: () => ({ ok: true }),
    told: ({ events }) => {
      knowledge.learn(events);
      told(table, events);
    },
  });
  table.recall([game.opening()]);
  knowledge.learn(game.opening());
  let given = 0;
  const next = (): Promise<string | null> => {
    const { request } = session;
    const chance = chanceFrom(seed, 7, given);
    given += 1;
    if (request === null || given > answersOfAGame) return Promise.resolve(null);
    if (given % 5 === 0) return Promise.resolve(QUERIES[chance.below(QUERIES.length)] ?? 'log');
    const seen = [...cardsIn(session.game.view(viewer)).keys()];
    if (given % 5 === 1) return Promise.resolve(someProbe(session.game, seen, chance));
    const answer = answerOf(session.game, request, given % 3 === 0 ? 'random' : 'greedy', seed, given);
    return Promise.resolve(`${session.game.seats[request.player] ?? ''}: ${commandOf(session.game, request, answer)}`);
  };
  const hear = (text: string): void => {
    heard.push(text);
    knowledge.learn();
    expect(knowledge.leaksIn(text), text.slice(0, 2_000)).toEqual([]);
  };
  return { session, table, knowledge, next, hear, heard };
}

afterEach(() => vi.restoreAllMocks());

const cases = secondEditionMatches.flatMap((match) =>
  Array.from({ length: games }, (_, seed) => ({ name: `${match.name}, seed ${seed + 1}`, match, seed: seed + 1 })),
);

describe.each(cases)('$name', ({ match, seed }) => {
  it.each([0, 1, 'public' as const])(
    'tells %s in JSON no card that may not be known',
    { timeout: 120_000 },
    async (viewer) => {
      const sitting = sit(match.start, seed, viewer, sayEvents);
      const real = process.stdout.write.bind(process.stdout);
      const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        if (typeof text !== 'string' || !text.startsWith('{')) return real(text);
        sitting.hear(text);
        return true;
      });
      const input = { next: async () => { const line = await sitting.next(); return line === null ? null : JSON.stringify({ command: line }); } }; // prettier-ignore
      await converseInJson(sitting.table, { ...input, close: () => undefined });
      write.mockRestore();
      expect(sitting.heard.length).toBeGreaterThan(100);
      const requests = sitting.heard.map((line): unknown => JSON.parse(line)).filter((said) => typeof said === 'object' && said !== null && 'type' in said && said.type === 'request'); // prettier-ignore
      expect(requests.every((said) => typeof said === 'object' && said !== null && 'seat' in said && said.seat === viewer)).toBe(true); // prettier-ignore
    },
  );

  it.each([0, 1, 'public' as const])(
    'tells %s in lines no card that may not be known',
    { timeout: 120_000 },
    async (viewer) => {
      const sitting = sit(match.start, seed, viewer, () => undefined);
      await new LineMode(sitting.table, secondEditionFace, { print: sitting.hear, next: sitting.next }).run();
      expect(sitting.heard.length).toBeGreaterThan(100);
    },
  );
});
