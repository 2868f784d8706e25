/** A disk in memory that can be told to fail: at which call, and how. */
import { Volume } from 'memfs';
import type { Disk } from '../../../src/cli/files/disk.ts';

/** `none`: the call does nothing; `half`: what is written is written in part; `after`: it is done, and said to have failed. */
export type Fault = 'none' | 'half' | 'after';

export interface MemoryDisk extends Disk {
  /** From the call with this number on, so many calls fail so; calls are counted from 0. */
  fail(at: number, calls: number, how: Fault): void;
  readonly calls: () => number;
  readonly content: (path: string) => Uint8Array;
}

const full = (): Error => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

export function memoryDisk(): MemoryDisk {
  const volume = Volume.fromJSON({ '/games/.keep': '' });
  let made = 0;
  let faults = { at: Infinity, calls: 0, how: 'none' as Fault };
  const guarded =
    <A extends readonly unknown[], R>(act: (...args: A) => R, half: (...args: A) => void = () => undefined) =>
    (...args: A): R => {
      const isFaulty = made >= faults.at && made < faults.at + faults.calls;
      made += 1;
      if (!isFaulty) return act(...args);
      if (faults.how === 'half') half(...args);
      if (faults.how === 'after') act(...args);
      throw full();
    };
  const write = (file: number, bytes: Uint8Array, position: number | null): number =>
    volume.writeSync(file, bytes, 0, bytes.length, position ?? undefined);
  return {
    open: guarded((path, flags) => volume.openSync(path, flags)),
    write: guarded(
      (file, bytes, offset, position) => write(file, bytes.subarray(offset), position),
      (file, bytes, offset, position) => void write(file, bytes.subarray(offset, offset + 7), position),
    ),
    sync: guarded((file) => volume.fdatasyncSync(file)),
    syncFolder: guarded(() => undefined),
    cut: guarded((file, length) => volume.ftruncateSync(file, length)),
    stat: guarded((file, path) => {
      const stats = volume.fstatSync(file);
      const there = volume.existsSync(path) ? volume.statSync(path) : null;
      const at = there === null ? 'nothing' : there.ino === stats.ino ? 'itself' : 'another';
      return { size: stats.size, at, isRegular: stats.isFile() };
    }),
    close: guarded((file) => volume.closeSync(file)),
    rename: guarded((from, to) => volume.renameSync(from, to)),
    remove: guarded((path) => volume.rmSync(path, { force: true })),
    removeLeftOver: guarded(() => undefined),
    fail(at, calls, how) {
      faults = { at, calls, how };
    },
    calls: () => made,
    content: (path) => new Uint8Array(Buffer.from(volume.readFileSync(path))),
  };
}
