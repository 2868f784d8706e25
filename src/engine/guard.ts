/**
 * The guard against endless loops (2E-OP-33, 2E-EFFECT-03): counts steps without an answer between them. It never ends a
 * game silently: a cycle of mandatory actions is put before the active player, who says which does not take place.
 */
import type { Engine } from './kernel.ts';

/** Steps between two answers beyond which the engine gives up as broken. */
const BROKEN = 200000;
/** How often one mandatory response may be taken between two answers before it counts as a cycle. */
const CYCLE = 12;

export interface Guard {
  steps: number;
  seen: Map<string, number>;
  clear: () => void;
}

export function newGuard(): Guard {
  const guard: Guard = {
    steps: 0,
    seen: new Map(),
    clear: () => {
      guard.steps = 0;
      guard.seen.clear();
    },
  };
  return guard;
}

/** Counts a step; throws an internal error with the stack of frames if the engine itself runs away. */
export function guardStep(engine: Engine, guard: Guard): void {
  guard.steps++;
  if (guard.steps > BROKEN) {
    const stack = engine.state.frames.map((frame) => `${frame.procedure}:${frame.step}`).join(' > ');
    throw new Error(`endless procedure: ${stack}`);
  }
}

/** Counts a mandatory response; the keys of all that go round in a cycle with it, or none. */
export function countResponse(guard: Guard, key: string): readonly string[] {
  const count = (guard.seen.get(key) ?? 0) + 1;
  guard.seen.set(key, count);
  if (count < CYCLE) return [];
  const cycle = [...guard.seen].filter(([, times]) => times >= CYCLE - 1).map(([seen]) => seen);
  guard.seen.clear();
  return cycle;
}
