/** Texts are not asked about cards that they do not speak of: who is left out is never reached, and stays as it was. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modifications, modificationsFor, reaches } from '../../src/effects/standing/index.ts';
import { along, anyWalk, inside, seed, walks } from '../engine/walks.ts';

const keys = [
  'strength',
  'integrity',
  'cunning',
  'range',
  'skills',
  'keywords',
  'icons',
  'affiliations',
  'cost',
  'text',
];

test('whatever reaches a card is among what may modify it', { timeout: 600_000 }, () => {
  let reached = 0;
  let leftOut = 0;
  fc.assert(
    fc.property(anyWalk, (walk) => {
      along(walk, (point) => {
        const engine = inside(walk.match.ruleset, point.game);
        for (const key of keys) {
          const all = modifications(engine, key);
          for (const card of engine.cards) {
            const mine = modificationsFor(engine, key, card);
            leftOut += all.length - mine.length;
            const reaching = all.filter((item) => reaches(engine, item, card));
            reached += reaching.length;
            const isThere = reaching.every((item) => mine.includes(item));
            if (!isThere) expect.fail(`card ${card} is reached by what should not be asked about its ${key}`);
          }
        }
      });
    }),
    { numRuns: walks, seed },
  );
  expect(reached).toBeGreaterThan(0);
  expect(leftOut).toBeGreaterThan(0);
});
