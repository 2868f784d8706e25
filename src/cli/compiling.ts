/** What two threads that compile the same cards know of each other: which of them takes the next few, and how many the helper has handed over. */
import type { MessagePort } from 'node:worker_threads';
import type { Card, CardFacts } from '../catalog/index.ts';

/** What the helper is given. */
export interface Work {
  readonly edition: string;
  readonly all: readonly CardFacts[];
  /** The cards to compile, by where they stand among all. */
  readonly wanted: readonly number[];
  readonly counts: Int32Array;
  readonly port: MessagePort;
}

/** Cards that the helper has compiled. */
export type Made = readonly (readonly [index: number, card: Card])[];

/** What one thread hands to the other is as it was there. */
export const isWork = (handed: unknown): handed is Work =>
  typeof handed === 'object' && handed !== null && 'wanted' in handed && 'counts' in handed;

export const isMade = (handed: unknown): handed is Made => Array.isArray(handed);

/** So many are taken at once: few enough that both threads end at about the same time. */
const AT_ONCE = 16;

const TAKEN = 0;
/** How often the helper has taken some, and how often it has handed them over. */
const BEGUN = 1;
const DONE = 2;

/** Numbers that both threads see. */
export const newCounts = (): Int32Array => new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));

/** The next few of what is wanted, for whoever asks first; none where all is taken. */
export function takeSome(counts: Int32Array, wanted: readonly number[]): readonly number[] {
  const from = AT_ONCE * Atomics.add(counts, TAKEN, 1);
  return wanted.slice(from, from + AT_ONCE);
}

/** The helper takes some: noted before, so that nobody leaves meanwhile. */
export function begin(counts: Int32Array, wanted: readonly number[]): readonly number[] {
  Atomics.add(counts, BEGUN, 1);
  return takeSome(counts, wanted);
}

/** The helper has handed over what it took last. */
export function done(counts: Int32Array): void {
  Atomics.add(counts, DONE, 1);
  Atomics.notify(counts, DONE);
}

/** Waits until the helper has handed over everything it took; false where nothing comes for so many milliseconds. */
export function waitForHelper(counts: Int32Array, longest: number): boolean {
  for (;;) {
    const handedOver = Atomics.load(counts, DONE);
    if (handedOver === Atomics.load(counts, BEGUN)) return true;
    if (Atomics.wait(counts, DONE, handedOver, longest) === 'timed-out') return false;
  }
}
