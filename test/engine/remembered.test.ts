/** Whatever the engine remembers must be what it would find if it looked again, at every moment of every game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inside, anyWalk, along, seed, walks, nextAnswer } from './walks.ts';

/** Answers followed from each point looked at. */
const followed = 30;

test('what is remembered stands as long as it is so', { timeout: 600_000 }, () => {
  let compared = 0;
  fc.assert(
    fc.property(anyWalk, (walk) => {
      along(walk, (point) => {
        const engine = inside(walk.match.ruleset, point.game);
        engine.memory.probe = (kept, fresh) => {
          compared += 1;
          const said = told(kept);
          if (said !== told(fresh)) expect.fail(`remembered ${said}, but it is ${told(fresh)}`);
        };
        const game = point.game.copy();
        for (let answers = point.answers; answers < point.answers + followed && game.request; answers++) {
          const answer = nextAnswer(walk, { game, request: game.request, answers });
          expect(JSON.stringify(engine.request)).toBe(JSON.stringify(game.request));
          engine.answer(answer);
          game.answer(answer);
        }
      });
    }),
    { numRuns: walks, seed },
  );
  expect(compared).toBeGreaterThan(1000);
});

/** A value in text: what refers to the game itself is left out. */
function told(value: unknown): string {
  return JSON.stringify(value, (key, item: unknown) => {
    if (key === 'engine') return undefined;
    if (item instanceof Map) return [...item.entries()];
    return item instanceof Set ? [...item] : item;
  });
}
