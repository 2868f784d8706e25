/** A file is replaced by its successor or stays what it was; nobody ever sees half of it. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file whole, its folder with it; what the system says if it can't be. */
export function writeWhole(path: string, text: string): string | null {
  const unfinished = `${path}.${process.pid}.new`;
  try {
    makeFolder(dirname(path));
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

/** Makes a folder and those it lies in, as far as they are not there. One by one: node's own `recursive` never ends below /proc. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
