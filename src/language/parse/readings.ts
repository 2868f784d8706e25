/** What words can mean, and at what price: readings, alone and in rows. */
import { spend } from './budget.ts';
import type { Reader } from './begins.ts';
import { isSame } from '../tree/same.ts';

export interface Reading<T> {
  readonly end: number;
  readonly cost: number;
  readonly value: T;
  /** Another reading of the same words costs the same and means something else. */
  readonly tie: boolean;
}

export type Readings<T> = readonly Reading<T>[];

export const NONE: readonly never[] = [];

/** Keeps the cheapest reading for each end. */
export function cheapest<T>(readings: Readings<T>): Readings<T> {
  if (readings.length < 2) return readings;
  const best = new Map<number, Reading<T>>();
  for (const reading of readings) {
    const known = best.get(reading.end);
    if (!known || reading.cost < known.cost) best.set(reading.end, reading);
    else if (reading.cost === known.cost && !known.tie && !isSame(reading.value, known.value))
      best.set(reading.end, { ...known, tie: true });
  }
  return [...best.values()];
}

/** Several phrases one behind the other; rows that begin alike share what they begin with. */
interface Row<T> {
  readonly end: number;
  readonly cost: number;
  readonly tie: boolean;
  readonly length: number;
  readonly before: Row<T> | undefined;
  readonly last: T | undefined;
}

/** A row of nothing. */
export function emptyRow<T>(at: number): Row<T> {
  return { end: at, cost: 0, tie: false, length: 0, before: undefined, last: undefined };
}

/** A row of one. */
export function rowOf<T>({ end, cost, tie, value }: Reading<T>): Row<T> {
  return { end, cost, tie, length: 1, before: undefined, last: value };
}

/**
 * The rows that begin with these and go on with further phrases. Of rows that were gone on with, the cheapest is kept for
 * each end, from the first end to the last, so that no end is gone on from twice; the rows given stay as they are.
 */
export function inRows<T>(
  first: readonly Row<T>[],
  further: { readonly parse: (reader: Reader, at: number) => Readings<T> },
  reader: Reader,
): Readings<T[]> {
  const best: (Row<T> | undefined)[] = [];
  let last = Math.max(...first.map((row) => row.end));
  for (let end = Math.min(...first.map((row) => row.end)); end <= last; end += 1) {
    const kept = best[end];
    const open = first.filter((row) => row.end === end);
    if (kept) open.push(kept);
    if (open.length === 0) continue;
    for (const one of further.parse(reader, end)) {
      if (one.end === end) continue;
      if (!spend(reader, open.length)) return NONE;
      for (const row of open) best[one.end] = cheaper(best[one.end], longer(row, one));
      last = Math.max(last, one.end);
    }
  }
  const rows = [...first, ...best.filter((row) => row !== undefined)];
  if (
    !spend(
      reader,
      rows.reduce((sum, row) => sum + row.length, 0),
    )
  )
    return NONE;
  return rows.map((row) => ({ end: row.end, cost: row.cost, tie: row.tie, value: valuesOf(row) }));
}

function longer<T>(before: Row<T>, { end, cost, tie, value }: Reading<T>): Row<T> {
  const { length } = before;
  return { end, cost: before.cost + cost, tie: before.tie || tie, length: length + 1, before, last: value };
}

/** The cheaper of two rows; of two that cost the same the shorter, marked if they mean different things. */
function cheaper<T>(known: Row<T> | undefined, row: Row<T>): Row<T> {
  if (!known || row.cost < known.cost) return row;
  if (row.cost > known.cost) return known;
  const better = row.length < known.length ? row : known;
  return better.tie || meansTheSame(row, known) ? better : { ...better, tie: true };
}

function meansTheSame<T>(one: Row<T>, other: Row<T>): boolean {
  if (one.length !== other.length) return false;
  let [mine, theirs]: (Row<T> | undefined)[] = [one, other];
  while (mine && theirs && mine !== theirs) {
    if (!isSame(mine.last, theirs.last)) return false;
    mine = mine.before;
    theirs = theirs.before;
  }
  return true;
}

function valuesOf<T>(row: Row<T>): T[] {
  const values: T[] = [];
  for (let one: Row<T> | undefined = row; one?.last !== undefined; one = one.before) values.push(one.last);
  return values.reverse();
}
