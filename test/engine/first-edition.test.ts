/** Random games of First Edition as it was in 1994, through set-up and play: they end, nothing is lost, and copies go on alike. */
import { expect, test } from 'vitest';
import { deckRules } from '../../src/rules/first-edition/deck.ts';
import type { Game } from '../../src/engine/index.ts';
import { wrongState } from './invariants.ts';
import { answerOf, premiereDeck, premiereMatches } from './matches.ts';
import { newTally, ordeal } from './ordeal.ts';
import { reload, take } from './walks.ts';

const GAMES = 20;
/** More answers than any game takes. */
const MOST_ANSWERS = 20_000;
/** Every so many answers a copy and a saved game are made, which go on beside the original for as many. */
const COPIED = 100;
/** Every so many answers the state is looked at. */
const LOOKS = 10;

test(
  `${GAMES} random games run from the spaceline to their end, and copies and saved games go on like them`,
  {
    timeout: 600_000,
  },
  () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const match = premiereMatches[seed % premiereMatches.length];
      if (!match) throw new Error('no match');
      const game = match.start(seed);
      let copies: readonly Game[] = [];
      let answers = 0;
      for (; game.request; answers++) {
        if (answers > MOST_ANSWERS) throw new Error(`no end of ${match.name}, seed ${seed}`);
        if (answers % COPIED === 0) {
          expect(new Set([game, ...copies].map((one) => one.hash())).size, `seed ${seed}, answer ${answers}`).toBe(1);
          copies = [game.copy(), reload(match.ruleset, game)];
        }
        const answer = answerOf(game, game.request, 'random', seed, answers);
        for (const one of [game, ...copies]) take(one, answer);
        if (answers % LOOKS === 0)
          expect(wrongState(game, match.ruleset), `seed ${seed}, answer ${answers}`).toEqual([]);
      }
      expect(new Set([game, ...copies].map((one) => one.hash())).size).toBe(1);
      expect(game.state.over).not.toBeNull();
      expect(answers).toBeGreaterThan(50);
    }
  },
);

test('what is offered is accepted, and what is not is refused', { timeout: 600_000 }, () => {
  const tally = newTally();
  for (const [seed, match] of premiereMatches.entries()) ordeal(match, seed, 'random', tally);
  expect(tally.offered).toBe(tally.answers);
  expect(tally.refused * 10).toBeGreaterThan(tally.answers * 8);
});

test('they are played with legal decks', () => {
  for (const name of ['klingon', 'allied'] as const) {
    const { parts } = premiereDeck(name);
    expect(deckRules.flatMap((rule) => rule.check(parts) ?? [])).toEqual([]);
  }
});
