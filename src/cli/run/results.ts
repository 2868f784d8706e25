/** How games ended: kept for each game with a person in it, and counted by deck and opponent. */
import { basename } from 'node:path';
import type { GameTable } from '../../table/index.ts';
import { addResult, readResults, type Result, type Results } from '../files/results-file.ts';
import { deckNames } from './deck-names.ts';
import { dataPath } from './folders.ts';
import type { OpenGame } from './open-game.ts';
import { complain } from './output.ts';
import { toldLine } from '../../catalog/index.ts';
import type { PlayOptions } from '../play.ts';

/** The file they stand in. */
export const resultsFile = (): string => dataPath('games', 'results.jsonl');

export const results = (): Results => readResults(resultsFile());

/** Keeps how a game ended, if it has, and a person played it; what stands in the way is told. */
export async function keepResult(
  { session, journal }: OpenGame,
  table: GameTable,
  options: PlayOptions,
): Promise<void> {
  const { over, players, turn } = session.game.view('public');
  const isPlayed = session.seats.some(({ kind }) => kind === 'human');
  if (over === null || !isPlayed || !journal.isKept) return;
  const named = [options.deck, options.versus].flatMap((deck) => deck ?? []);
  const decks = deckNames(journal.header, named);
  const result: Result = {
    result: 1,
    journal: basename(journal.path),
    hash: session.game.hash(),
    ended: new Date().toISOString(),
    ruleset: session.game.ruleset,
    seed: session.seed,
    turns: turn.number,
    reason: over.reason,
    rewound: session.rewound,
    seats: players.map(({ seat, name, score }) => ({
      name,
      kind: session.seats[seat]?.kind ?? '',
      deck: decks[seat] ?? '',
      score,
      won: over.winners.includes(seat),
    })),
  };
  const failure = await addResult(resultsFile(), result, (message) => complain(toldLine(message)));
  if (failure !== null) complain(toldLine(`spaceline: the result is not kept: ${failure}`));
}

/** Games of one deck against another and whoever played that, as people played them. */
export interface Standing {
  readonly deck: string;
  readonly versus: string;
  readonly opponent: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
  /** Points made and yielded, and turns, in all these games. */
  readonly points: number;
  readonly yielded: number;
  readonly turns: number;
}

type Outcome = 'won' | 'lost' | 'tied';

export interface Sitting {
  readonly deck: string;
  readonly versus: string;
  readonly opponent: string;
  readonly outcome: Outcome;
  readonly points: number;
  readonly yielded: number;
  readonly turns: number;
}

/** A game as each person in it has played it. */
export function sittingsOf({ seats, turns }: Result): readonly Sitting[] {
  return seats.flatMap((seat, index): readonly Sitting[] => {
    if (seat.kind !== 'human') return [];
    const others = seats.filter((_, other) => other !== index);
    const winners = seats.filter(({ won }) => won).length;
    return [
      {
        deck: seat.deck,
        versus: others.map(({ deck }) => deck).join(', '),
        opponent: others.map(({ kind, name }) => (kind === 'human' ? name : kind)).join(', '),
        outcome: winners !== 1 ? 'tied' : seat.won ? 'won' : 'lost',
        points: seat.score,
        yielded: Math.max(...others.map(({ score }) => score)),
        turns,
      },
    ];
  });
}

/** All games by deck and opponent, what was played most first. */
export function standingsOf(all: readonly Result[]): readonly Standing[] {
  const standings = new Map<string, Standing>();
  for (const { deck, versus, opponent, outcome, points, yielded, turns } of all.flatMap(sittingsOf)) {
    const key = JSON.stringify([deck, versus, opponent]);
    const before = standings.get(key) ?? { deck, versus, opponent, games: 0, won: 0, lost: 0, tied: 0, points: 0, yielded: 0, turns: 0 }; // prettier-ignore
    standings.set(key, {
      ...before,
      games: before.games + 1,
      [outcome]: before[outcome] + 1,
      points: before.points + points,
      yielded: before.yielded + yielded,
      turns: before.turns + turns,
    });
  }
  return [...standings.values()].toSorted((one, other) => other.games - one.games);
}
