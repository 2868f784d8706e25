/** The bytes of a file the player named, as long as there are not too many. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { LIMITS } from './limits.ts';
import { errorAt, type Problem } from './problem.ts';

/** That a file is larger than any that is read. */
class TooLargeError extends Error {
  readonly code = 'EFBIG';
  constructor(size: number, most: number) {
    const megabytes = most / MEGABYTE;
    super(
      size > most
        ? `the file has ${Math.ceil(size / MEGABYTE)} MB; at most ${megabytes} are read`
        : `there is no end of the file within ${megabytes} MB`,
    );
  }
}
const MEGABYTE = 1024 * 1024;

/** Reads a file, or a pipe to its end; throws a `TooLargeError` before it has read more than there may be. */
export function readBytes(path: string, most: number = LIMITS.fileBytes): Buffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size > most) throw new TooLargeError(size, most);
    const parts: Buffer[] = [];
    let length = 0;
    for (;;) {
      const part = Buffer.allocUnsafe(CHUNK);
      const read = readSync(file, part);
      if (read === 0) return Buffer.concat(parts, length);
      length += read;
      if (length > most) throw new TooLargeError(0, most);
      parts.push(part.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
}
const CHUNK = 256 * 1024;

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'this is a folder'],
  ['EACCES', 'this file may not be read'],
]);

/** Reads a file the player named; that it is not there, not readable or too large is a problem, whose remedy is to give `what`. */
export function bytesAt(path: string, what: string, most?: number): Uint8Array | Problem {
  try {
    return readBytes(path, most);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return errorAt(
      { file: path, line: 1, column: 1 },
      REASONS.get(String(error.code)) ?? error.message,
      `give ${what}`,
    );
  }
}
