/** A file is replaced by its successor or stays what it was; nobody ever sees half of it. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file whole, its folder with it; what the system says if it can't be. */
export function writeWhole(path: string, text: string): string | null {
  const unfinished = `${path}.${process.pid}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const descriptor = openSync(unfinished, 'w');
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(unfinished, path);
    return null;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (existsSync(unfinished)) rmSync(unfinished);
    return error.message;
  }
}
