/** Time by the clock and by the processor, and what is typical of many measurements. */
import { readFileSync } from 'node:fs';

/** Milliseconds. On a machine that others use as well, what the processor took tells more than the clock. */
export interface Spent {
  readonly wall: number;
  readonly processor: number;
}

/** Starts measuring this process; the result says what was spent since. */
export function startClock(): () => Spent {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { wall: performance.now() - started, processor: (user + system) / 1000 };
  };
}

const fieldsBeforeChildren = 13;
const millisecondsATick = 10;

/** Processor time of all processes started from here that have ended, in milliseconds; null where the system does not say (Linux does). */
export function ofChildren(): number | null {
  try {
    // Behind the name, which may hold spaces, stand the state and then numbers: 16 and 17 are the children's.
    const fields = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\)/, '').trim().split(' ');
    const [user, system] = fields.slice(fieldsBeforeChildren, fieldsBeforeChildren + 2).map(Number);
    return user === undefined || system === undefined ? null : (user + system) * millisecondsATick;
  } catch {
    return null;
  }
}

/** The number below which that part of all numbers lies. */
export function quantile(numbers: readonly number[], part: number): number {
  const at = Math.min(numbers.length - 1, Math.floor(numbers.length * part));
  const found = [...numbers].sort((a, b) => a - b)[at];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** A number with three figures that count. */
export const rounded = (number: number): number => Number(number.toPrecision(3));
