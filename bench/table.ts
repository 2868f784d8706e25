/** What a key on the table costs: bytes to the terminal and time to the frame, over a whole game against the bot, played by keys. */
import { median, playByKeys, tableWithBot } from '../test/tui/by-keys.ts';
import { sitDown } from '../test/tui/harness.tsx';

const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;

/** One line of figures for a size of the terminal. */
export function keyCosts(columns: number, rows: number, seed: number): string {
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
  const size = `${columns}x${rows}`.padEnd(7);
  return (
    `${size} ${bytes.length} keys: bytes a key ${median(bytes)} (a quarter under ${quantile(bytes, 0.25)}), ` +
    `key to frame ${median(times).toFixed(1)} ms (95 of 100 under ${quantile(times, 0.95).toFixed(1)} ms; at most 15)`
  );
}
