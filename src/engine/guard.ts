/**
 * The guard against endless loops (2E-OP-33, 2E-EFFECT-03): it knows which mandatory responses were taken since the last
 * answer and how things stood each time. It never ends a game silently: a cycle is put before the active player.
 */
import { hashOf } from './hash.ts';
import type { Engine } from './kernel.ts';
import { useKey } from './responders.ts';
import type { Responder } from './state.ts';

/** Steps between two answers beyond which the engine gives up as broken. */
const BROKEN = 200_000;
/** From this many times on, a response taken again is looked at closely. */
const SUSPICIOUS = 2;
/** A response taken this often between two answers goes round for ever, even if the position is never quite the same. */
const ENDLESS = 100;

interface Taken {
  readonly responder: Responder;
  /** How things stood; empty as long as nothing is suspicious. */
  readonly position: string;
}

export interface Guard {
  steps: number;
  taken: Taken[];
}

export function newGuard(): Guard {
  return { steps: 0, taken: [] };
}

/** An answer is a choice: what came before it is no part of a loop. */
export function clearGuard(guard: Guard): void {
  guard.steps = 0;
  guard.taken = [];
}

/** Counts a step; throws an internal error with the stack of frames if the engine itself runs away. */
export function guardStep(engine: Engine, guard: Guard): void {
  guard.steps++;
  if (guard.steps > BROKEN) {
    const stack = engine.state.frames.map((frame) => `${frame.procedure}:${frame.step}`).join(' > ');
    throw new Error(`endless procedure: ${stack}`);
  }
}

/** Notes a mandatory response; gives back all that go round in a cycle with it, or none. */
export function noteResponse(engine: Engine, guard: Guard, responder: Responder): readonly Responder[] {
  const key = useKey(responder);
  const times = guard.taken.filter((item) => useKey(item.responder) === key).length;
  const position = times >= SUSPICIOUS ? positionOf(engine) : '';
  const isSame = (item: Taken): boolean =>
    useKey(item.responder) === key && (times >= ENDLESS || (position !== '' && item.position === position));
  const since = guard.taken.findLastIndex(isSame);
  guard.taken.push({ responder, position });
  if (since < 0) return [];
  const cycle = new Map(guard.taken.slice(since, -1).map((item) => [useKey(item.responder), item.responder]));
  guard.taken = [];
  return [...cycle.values()];
}

/** How things stand on the table; what is being carried out, chance and registers of the past left aside. */
function positionOf({ state }: Engine): string {
  const { lists, flags, commander, rangeUsed, score, counters, attempt, battle, turn } = state;
  return hashOf([lists, flags, commander, rangeUsed, score, counters, attempt, battle, turn]);
}
