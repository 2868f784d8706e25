/** What the journal needs of a file system; tests give it one that fails. Every call throws what the system says. */
import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { removeLeftOver } from '../../catalog/index.ts';

export interface OpenFile {
  readonly size: number;
  /** What its path leads to: to it, to nothing (it was deleted, or moved away), or to another file. */
  readonly at: 'itself' | 'nothing' | 'another';
  /** Whether it is a file that can be cut, not a pipe or a device. */
  readonly isRegular: boolean;
}

export interface Disk {
  readonly open: (path: string, flags: 'r+' | 'w' | 'wx') => number;
  /** Writes bytes from `offset` on, at a position of the file (null: wherever it is); how many were taken. */
  readonly write: (file: number, bytes: Uint8Array, offset: number, position: number | null) => number;
  /** Returns when the bytes are on the disk. */
  readonly sync: (file: number) => void;
  /** The same for a folder, so that a new name in it lasts. */
  readonly syncFolder: (path: string) => void;
  readonly cut: (file: number, length: number) => void;
  readonly stat: (file: number, path: string) => OpenFile;
  readonly close: (file: number) => void;
  readonly rename: (from: string, to: string) => void;
  readonly remove: (path: string) => void;
  /** Removes what programs that were killed left beside a file. */
  readonly removeLeftOver: (path: string) => void;
}

export const disk: Disk = {
  open: (path, flags) => openSync(path, flags),
  write: (file, bytes, offset, position) => writeSync(file, bytes, offset, bytes.length - offset, position),
  sync: (file) => fdatasyncSync(file),
  syncFolder(path) {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  },
  cut: (file, length) => ftruncateSync(file, length),
  stat(file, path) {
    const stats = fstatSync(file);
    const there = statSync(path, { throwIfNoEntry: false });
    const isItself = there?.ino === stats.ino && there.dev === stats.dev;
    const at = there === undefined ? 'nothing' : isItself ? 'itself' : 'another';
    return { size: stats.size, at, isRegular: stats.isFile() };
  },
  close: (file) => closeSync(file),
  rename: (from, to) => renameSync(from, to),
  remove: (path) => rmSync(path, { force: true }),
  removeLeftOver,
};
