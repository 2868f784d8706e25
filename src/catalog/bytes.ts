/** The bytes of a file that a player named. */
import { readFileSync, statSync } from 'node:fs';
import { errorAt, type Problem } from './problem.ts';

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'this is a folder'],
  ['EACCES', 'this file may not be read'],
]);

/** Reads a file; that it is not there, not readable or larger than `most` bytes is a problem. `what` says what was wanted. */
export function readBytes(path: string, what: string, most = Infinity): Uint8Array | Problem {
  const start = { file: path, line: 1, column: 1 };
  try {
    const { size } = statSync(path);
    if (size > most) return errorAt(start, `this file has ${size} bytes, more than ${most}`, `give ${what}`);
    return readFileSync(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return errorAt(start, REASONS.get(String(error.code)) ?? error.message, `give ${what}`);
  }
}
