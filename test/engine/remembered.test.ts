/** Whatever the engine remembers must be what it would find if it looked again, at every moment of every game. */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceOf } from '../../src/engine/asking/answers.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import { viewOf } from '../../src/engine/showing/views.ts';
import { outcomeLines, runScenarioText } from '../../src/scenarios/index.ts';
import { scenarioFiles, scenarioText, settling } from '../ledger/count.ts';
import { inside, anyWalk, along, seed, walks, nextAnswer } from './walks.ts';

/** Answers followed from each point looked at. */
const followed = 6;

/** Compares what an engine remembers with what it finds afresh; `heard` counts. */
function compare(engine: Engine, heard: () => void): void {
  engine.memory.probe = (kept, fresh) => {
    heard();
    if (!isSame(kept, fresh)) expect.fail(`remembered ${inspect(kept)}, but it is ${inspect(fresh)}`);
  };
}

test('what is remembered stands as long as it is so', { timeout: 600_000 }, () => {
  let compared = 0;
  fc.assert(
    fc.property(anyWalk, (walk) => {
      along(walk, (point) => {
        const engine = inside(walk.match.ruleset, point.game);
        compare(engine, () => (compared += 1));
        const game = point.game.copy();
        for (let answers = point.answers; answers < point.answers + followed && game.request; answers++) {
          const answer = nextAnswer(walk, { game, request: game.request, answers });
          expect(JSON.stringify(engine.request)).toBe(JSON.stringify(game.request));
          for (const viewer of ['all', 0] as const) viewOf(engine, viewer);
          const choice = choiceOf(engine.request, answer);
          if ('refused' in choice) expect.fail(choice.reason);
          engine.take(choice);
          game.answer(answer);
        }
      });
    }),
    { numRuns: walks, seed },
  );
  expect(compared).toBeGreaterThan(1000);
});

/** Every so many-th scenario; all of them by hand: `SPACELINE_EVERY=1 npx vitest run test/engine/remembered`. */
const every = Number(process.env.SPACELINE_EVERY ?? 4);

test('scenarios hold with all that is remembered, and all of that is so', { timeout: 600_000 }, () => {
  let compared = 0;
  // Scenarios hear every step, and a game that is heard remembers nothing over events: here it does.
  const editions = settling((engine) => {
    engine.memory.isWatched = false;
    compare(engine, () => (compared += 1));
  });
  for (const name of scenarioFiles.filter((_, index) => index % every === 0)) {
    const outcome = runScenarioText(scenarioText(name), name, editions);
    expect(outcome.kind === 'run' && outcome.result.passed, outcomeLines(outcome, { trace: false }).join('\n')).toBe(
      true,
    );
  }
  expect(compared).toBeGreaterThan(1000);
});

/** Do two values say the same? What refers to the game itself is left out. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (isGathered(one) || isGathered(other)) return isGathered(one) && isGathered(other) && isSame([...one], [...other]);
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false;
  return keys.every((key) => Object.hasOwn(other, key) && (key === 'engine' || isSame(one[key], other[key])));
}

const isGathered = (value: unknown): value is ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> =>
  value instanceof Map || value instanceof Set;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
