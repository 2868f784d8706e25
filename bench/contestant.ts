/**
 * A process of its own in which something plays by chance: spaceline, or a peer. It plays when it is told to, so that several can be measured in
 * turns, and each has a heap and a compiler of its own. Started with the module of a contestant.
 */
import { startClock, type Spent } from './clock.ts';

/** What plays. `isOver` is asked once after each answer; a game left in the middle is gone on with the next time. */
export interface Contestant {
  /** Loads what is needed, before the clock runs. */
  readonly prepare: (setting: readonly string[]) => void;
  readonly play: (setting: readonly string[], isOver: () => boolean) => void;
}

/** Plays for so many milliseconds of the processor or so many answers, whatever is reached first. */
export interface Task {
  readonly setting: readonly string[];
  readonly milliseconds: number;
  readonly answers: number;
}

export interface Played extends Spent {
  readonly answers: number;
  /** Bytes by which the heap grew: garbage and all, where nothing was collected meanwhile. */
  readonly bytes: number;
}

/** Looking at the clock costs more than an answer may. */
const answersALook = 16;

/** Lets a contestant carry out one task. */
export function carryOut(contestant: Contestant, { setting, milliseconds, answers }: Task): Played {
  contestant.prepare(setting);
  globalThis.gc?.();
  let given = 0;
  const heap = process.memoryUsage().heapUsed;
  const spent = startClock();
  contestant.play(setting, () => {
    given += 1;
    return given >= answers || (given % answersALook === 0 && spent().processor >= milliseconds);
  });
  return { ...spent(), answers: given, bytes: process.memoryUsage().heapUsed - heap };
}
