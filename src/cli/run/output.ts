/**
 * The edge of the program: every line it writes, to standard output or to standard error, leaves here (a lint rule sees to it).
 * Whatever stands in a line came from somewhere: card files, journals, names, the command line. Nothing in it may act on a
 * terminal or begin a line of its own, so unseen characters are written as escapes (`\u001b`). Who has several lines prints each.
 */
import { visible } from '../../catalog/plain.ts';

let before: (() => void) | null = null;

/** What is done before the next line is written: a picture goes that would hide it. Null: nothing. */
export function beforeWords(act: (() => void) | null): void {
  before = act;
}

/** Writes a line to standard output. */
export function print(line = ''): void {
  before?.();
  process.stdout.write(`${visible(line)}\n`);
}

/** So many lines are written at once. */
const LINES_AT_ONCE = 500;

/** Where lines of a long text are gathered for standard output, since each write waits for the system; `flush` writes those that are left. */
export class ManyLines {
  #lines: string[] = [];

  print(line = ''): void {
    this.#lines.push(`${visible(line)}\n`);
    if (this.#lines.length >= LINES_AT_ONCE) this.flush();
  }

  flush(): void {
    if (this.#lines.length > 0) process.stdout.write(this.#lines.join(''));
    this.#lines = [];
  }
}

/** Writes a line to standard error. */
export function complain(line: string): void {
  before?.();
  process.stderr.write(`${visible(line)}\n`);
}

/** Passes on what a host has written for a terminal: it has made what others wrote visible already. */
export function writeBytes(bytes: Uint8Array, to: 'output' | 'error'): void {
  (to === 'output' ? process.stdout : process.stderr).write(bytes);
}

/** Writes a line to standard error over the one before; null takes it away. Only for a terminal. */
export function showProgress(line: string | null): void {
  process.stderr.write(line === null ? '\r\u001b[K' : `\r${visible(line)}\u001b[K`);
}
