/** Names of JavaScript's objects, typed as commands, names and questions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completions, interpret } from '../../src/commands/index.ts';
import { OBJECT_NAMES } from '../hostile.ts';
import { position, shippedGame, VULCAN } from './games.ts';

const games = [position(VULCAN), shippedGame(3)];
const word = fc.constantFrom(...OBJECT_NAMES);
const known = fc.constantFrom(
  'play',
  'beam',
  'use',
  'name',
  'choose',
  'all',
  'to',
  'on',
  'kirk:',
  'Galaxy',
  'ability',
  ',',
  '"',
);

test('a line with such words in it is refused and changes nothing', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: games.length - 1 }),
      fc.array(fc.oneof(word, known), { maxLength: 6 }),
      word,
      (index, words, one) => {
        const game = games[index]!;
        const { request } = game;
        const before = game.hash();
        for (const line of [`${one} ${words.join(' ')}`, `${words.join(' ')} ${one}`, `${one}: ${words.join(' ')}`]) {
          expect(interpret(game, line).kind, line).toBe('refused');
          expect(completions(game, line)).toEqual(expect.any(Array));
        }
        expect([game.hash(), game.request]).toEqual([before, request]);
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});

test.each(OBJECT_NAMES)('%s: why it can not be done is said in words', (verb) => {
  for (const game of games) expect(game.whyNot({ verb, seat: 0 }).reason).toMatch(/ /);
});
