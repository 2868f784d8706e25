/** Contestants that play in turns: what the machine does meanwhile meets them all alike. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packageRoot } from '../src/catalog/package-files.ts';
import { median } from './clock.ts';
import type { Played, Task } from './contestant.ts';

const stage = join(packageRoot(), 'dist', 'bench-stage.js');

/** The module by which spaceline plays. */
export const us = join(packageRoot(), 'dist', 'bench-us.js');

/** A process in which a contestant plays. */
export class Seat {
  private constructor(private readonly child: ChildProcess) {}

  /** @param flags options of node */
  static async open(module: string, flags: readonly string[] = []): Promise<Seat> {
    const child = fork(stage, [module], { execArgv: [...flags], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await heard(child);
    return new Seat(child);
  }

  async play(task: Partial<Task>): Promise<Played> {
    this.child.send({ setting: [], milliseconds: 1e9, answers: 1e9, ...task });
    return (await heard(this.child)) as Played;
  }

  close(): void {
    this.child.kill();
  }
}

/** The next message of a process; an error if it ends instead. */
async function heard(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const gone = once(child, 'exit', { signal: ended.signal }).then(
    () => Promise.reject(new Error('a contestant has ended; what it said stands above')),
    () => new Promise<never>(() => undefined),
  );
  const [message] = (await Promise.race([once(child, 'message'), gone])) as readonly unknown[];
  ended.abort();
  return message;
}

/** Answers a second: of the processor's time, and by the clock. */
export interface Rate {
  readonly processor: number;
  readonly wall: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The rate of what was played, all together. */
export function rateOf(played: readonly Played[]): Rate {
  const answers = 1000 * sum(played.map((one) => one.answers));
  return {
    processor: answers / sum(played.map((one) => one.processor)),
    wall: answers / sum(played.map((one) => one.wall)),
  };
}

/** The median of each kind of rate. */
export const medianRate = (rates: readonly Rate[]): Rate => ({
  processor: median(rates.map(({ processor }) => processor)),
  wall: median(rates.map(({ wall }) => wall)),
});
