/** Many games between decks, each way round, and a table of what came of them. */
import type { Game } from '../engine/game.ts';
import type { Player } from '../players/index.ts';
import { playGame, type GameResult } from './play-game.ts';
import { itemAt } from '../engine/kernel/lists.ts';

/** A game's two sides, by name of the deck, and the game to play. */
export interface Match {
  readonly decks: readonly [string, string];
  readonly seed: number;
  readonly start: () => Game;
}

export interface MatchResult {
  readonly match: Match;
  /** The error's message where the game could not be played to its end. */
  readonly error: string | null;
  readonly result: GameResult | null;
}

/** Plays one match; an error becomes part of the result, so that the others are still played. */
export function playMatch(match: Match, bots: readonly Player[]): MatchResult {
  try {
    return { match, error: null, result: playGame(match.start(), bots, match.seed) };
  } catch (error) {
    return { match, error: error instanceof Error ? error.message : String(error), result: null };
  }
}

export interface PairSummary {
  readonly decks: readonly [string, string];
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly ties: number;
  /** Ended by points; the others because the decks were empty. */
  readonly byPoints: number;
  readonly errors: number;
  readonly medianTurns: number;
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Whether the game ended because its winner reached the points, and not because the decks ran out. */
const endedBy =
  (pointsToWin: number) =>
  ({ winners, scores }: GameResult): boolean =>
    winners.length === 1 && winners.every((seat) => itemAt(scores, seat) >= pointsToWin);

function summarise(
  decks: readonly [string, string],
  results: readonly MatchResult[],
  pointsToWin: number,
): PairSummary {
  const played = results.flatMap((each) => (each.result === null ? [] : [each.result]));
  const winsOf = (seat: number): number =>
    played.filter((result) => result.winners.length === 1 && result.winners[0] === seat).length;
  return {
    decks,
    games: results.length,
    wins: [winsOf(0), winsOf(1)],
    ties: played.filter((result) => result.winners.length !== 1).length,
    byPoints: played.filter(endedBy(pointsToWin)).length,
    errors: results.length - played.length,
    medianTurns: median(played.map((result) => result.turns)),
  };
}

/** One line for each pair of decks in seat order, then one for all; `pointsToWin` as the edition has it, if no points win in it no game ends by them. */
export function summary(results: readonly MatchResult[], pointsToWin = Infinity): readonly PairSummary[] {
  const pairs = new Map<string, MatchResult[]>();
  for (const each of results) {
    const key = each.match.decks.join('\n');
    const known = pairs.get(key);
    if (known === undefined) pairs.set(key, [each]);
    else known.push(each);
  }
  const byPair = [...pairs.values()].flatMap((group) => {
    const first = group[0];
    return first === undefined ? [] : [summarise(first.match.decks, group, pointsToWin)];
  });
  return [...byPair, summarise(['all games', ''], results, pointsToWin)];
}
