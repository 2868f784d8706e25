/** What a key on the table costs: bytes to the terminal and time to the frame, over a whole game against the bot, played by keys. */
import { playByKeys, tableWithBot } from '../test/tui/by-keys.ts';
import { sitDown } from '../test/tui/harness.tsx';
import { quantile } from './clock.ts';

export interface KeyCost {
  readonly columns: number;
  readonly rows: number;
  readonly keys: number;
  /** Milliseconds from a key to its frame: half of the keys, and 95 of 100, take no longer. */
  readonly half: number;
  readonly most: number;
  /** Bytes to the terminal, the median. */
  readonly bytes: number;
}

/** Costs in a terminal of that size. */
export function keyCost(columns: number, rows: number, seed: number): KeyCost {
  const seat = sitDown(tableWithBot(seed), columns, rows, { depth: '16', ascii: false });
  const bytes: number[] = [];
  const times: number[] = [];
  const key = (text: string): void => {
    seat.written();
    const started = performance.now();
    seat.type(text);
    times.push(performance.now() - started);
    bytes.push(Buffer.byteLength(seat.written()));
  };
  playByKeys(seat, seed, key, () => undefined);
  seat.close();
  return {
    columns,
    rows,
    keys: times.length,
    half: quantile(times, 0.5),
    most: quantile(times, 0.95),
    bytes: quantile(bytes, 0.5),
  };
}
