/** Stops an engine that runs away, after too many steps without an answer: loops of card text are another matter (`endless-loop.ts`). */
import type { Engine } from './kernel.ts';

/** Steps between two answers beyond which the engine gives up as broken. */
const BROKEN = 200_000;

export interface Guard {
  steps: number;
}

/** Counts a step; throws an internal error with the stack of frames if the engine itself runs away. */
export function guardStep(engine: Engine, guard: Guard): void {
  guard.steps++;
  if (guard.steps > BROKEN) {
    const stack = engine.state.frames.map((frame) => `${frame.procedure}:${frame.step}`).join(' > ');
    throw new Error(`endless procedure: ${stack}`);
  }
}
