/** Writes a file whole: whatever happens meanwhile, it is the old one or the new one, never half of it. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file whole, its folder with it; what the system says if it can't be. @throws only errors of ours */
export function writeWhole(path: string, text: string): string | null {
  const unfinished = unfinishedOf(path);
  try {
    makeFolder(dirname(path));
    removeLeftOver(path);
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

const ENDING = '.new';

/** Where the successor of a file is written, beside it. */
export const unfinishedOf = (path: string): string => `${path}.${process.pid}${ENDING}`;

/** Removes successors of a file that were never finished: the programs that wrote them were killed. */
export function removeLeftOver(path: string): void {
  const [folder, begin] = [dirname(path), `${basename(path)}.`];
  for (const name of namesIn(folder)) {
    if (!name.startsWith(begin) || !name.endsWith(ENDING)) continue;
    const writer = name.slice(begin.length, -ENDING.length);
    if (/^[1-9]\d{0,8}$/.test(writer) && !isProcess(Number(writer))) rmSync(join(folder, name), { force: true });
  }
}

/** Of a folder that may be written to and not be read nobody knows what is left over in it. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return [];
  }
}

/** Whether there is a process of this number. @throws RangeError for what can be none */
export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    // A process of somebody else may not be asked, but it is there.
    return error.code === 'EPERM';
  }
}

/** Makes a folder and those it lies in, as far as they are not there. @throws what the system says. One by one: node's own `recursive` never ends below /proc. */
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
