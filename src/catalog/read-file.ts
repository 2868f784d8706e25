/** The bytes of a file the player named, as long as there are not too many. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { LIMITS } from './limits.ts';

/** That a file is larger than any that is read. */
export class TooLargeError extends Error {
  readonly code = 'EFBIG';
  constructor(size: number) {
    const most = LIMITS.fileBytes / MEGABYTE;
    super(
      size > LIMITS.fileBytes
        ? `the file has ${Math.ceil(size / MEGABYTE)} MB; at most ${most} are read`
        : `there is no end of the file within ${most} MB`,
    );
  }
}
const MEGABYTE = 1024 * 1024;

/** Reads a file, or a pipe to its end; throws a `TooLargeError` before it has read more than there may be. */
export function readBytes(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size > LIMITS.fileBytes) throw new TooLargeError(size);
    const parts: Buffer[] = [];
    let length = 0;
    for (;;) {
      const part = Buffer.allocUnsafe(CHUNK);
      const read = readSync(file, part);
      if (read === 0) return Buffer.concat(parts, length);
      length += read;
      if (length > LIMITS.fileBytes) throw new TooLargeError(0);
      parts.push(part.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
}
const CHUNK = 256 * 1024;
