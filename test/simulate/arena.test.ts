/** Many games between bots. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, uniform } from '../../src/players/index.ts';
import { playMatch, summary, type Match } from '../../src/simulate/arena.ts';
import { playGame } from '../../src/simulate/play-game.ts';
import { fakeGame } from '../players/fake-game.ts';

const counter = () => ({ option: 0 });
const tosser = (_view: unknown, request: Parameters<typeof uniform>[0], chance: Parameters<typeof uniform>[1]) =>
  uniform(request, chance);
const match = (decks: [string, string], seed: number): Match => ({
  decks,
  seed,
  start: () => fakeGame(['one', 'two']),
});

describe('games by bots alone', () => {
  it('are played to their end, the same for the same seed', () => {
    const play = (seed: number) => playGame(fakeGame(['one', 'two']), [tosser, tosser], seed);
    expect(play(1)).toEqual(play(1));
    expect(play(1)).toMatchObject({ reason: 'ten', scores: [10, 10] });
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => play(seed).answers)).size).toBeGreaterThan(1);
  });

  it('stop with an error where a bot answers what it may not, and where there is no end', () => {
    expect(() => playGame(fakeGame(['one', 'two']), [() => ({ option: 9 }), counter], 1)).toThrow('Refused after 0');
    const waiter = () => ({ option: 2 });
    expect(() => playGame(fakeGame(['one', 'two']), [waiter, waiter], 1)).toThrow('No end');
    expect(() => playGame(fakeGame(['one', 'two']), [], 1)).toThrow('No player for seat 0');
  });

  it('are summed up by pair of decks and in all, errors among them', () => {
    const results = [
      playMatch(match(['a', 'b'], 1), [counter, counter]),
      playMatch(match(['a', 'b'], 2), [() => ({ option: 9 }), counter]),
      playMatch(match(['b', 'a'], 1), [counter, counter]),
    ];
    const [first, second, all] = summary(results);
    expect(first).toMatchObject({ decks: ['a', 'b'], games: 2, wins: [1, 0], errors: 1, byPoints: 0 });
    expect(second).toMatchObject({ decks: ['b', 'a'], games: 1, errors: 0 });
    expect(all).toMatchObject({ games: 3, wins: [2, 0], ties: 0, errors: 1 });
    // Who wins by points is known of an edition in which points win.
    expect(summary(results, 10).at(-1)).toMatchObject({ byPoints: 2 });
    expect(summary(results, 11).at(-1)).toMatchObject({ byPoints: 0 });
  });

  it('toss apart from the game: the chance of players depends on seed, seat and answer', () => {
    expect(chanceFrom(1, 0, 3).below(1000)).not.toBe(chanceFrom(1, 1, 3).below(1000));
  });
});
