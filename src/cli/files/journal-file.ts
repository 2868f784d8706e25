/** The journal of a game under way, as a file: a line is on the disk before its answer counts, or the answer does not count. */
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unfinishedOf, writeWhole } from '../../catalog/index.ts';
import {
  entryLine,
  type Journal,
  type JournalEnd,
  type JournalHeader,
  type JournalSink,
  UNDO,
  writeJournal,
} from '../../table/index.ts';
import { disk as realDisk, type Disk } from './disk.ts';
import { realFile, type Lock } from './lock.ts';
import { makeRoom, targetAt, type Target } from './overwriting.ts';
import { attempt, tried } from './system-error.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

/** What a journal file is made of, beside its text. */
interface Made {
  readonly path: string;
  readonly header: JournalHeader;
  readonly lock: Lock | null;
  readonly disk: Disk;
}

export class JournalFile implements JournalSink {
  /** The text as it should stand in the file, a line an answer. */
  private readonly lines: string[];
  /** How many of the lines are on the disk, and how many bytes they take there. */
  private written: number;
  private length: number;
  /** A line was written in part, and could not be cut off again. */
  private isTorn = false;
  private isGivenUp = false;
  private isOpen = true;

  private constructor(
    private readonly made: Made,
    private file: number,
    text: string,
    length: number,
  ) {
    this.lines = text.split(/(?<=\n)/);
    this.written = this.lines.length;
    this.length = length;
  }

  /**
   * Begins a journal with what was played already, at a place that was looked at before (`targetAt`). It is written whole beside its place first, so
   * that what stands there is lost only when there is a successor. A string says why it can't be written.
   */
  static begin(
    path: string,
    journal: Journal,
    target: Target,
    lock: Lock | null,
    disk = realDisk,
  ): JournalFile | string {
    const text = writeJournal(journal);
    const isFile = target.is !== 'special';
    const real = isFile ? realFile(path) : path;
    const made: Made = { path: real, header: journal.header, lock, disk };
    const begun = tried(() => {
      if (isFile) return JournalFile.writeWhole(made, text, () => makeRoom(real, target, text));
      const special = new JournalFile(made, disk.open(real, 'w'), text, 0);
      special.writeAll(Buffer.from(text));
      return special;
    });
    return begun.failure === null ? begun.value : `${path} can't be written: ${begun.failure}`;
  }

  /** Writes a file whole beside its place, makes room for it, and puts it there. Throws what the system says; then nothing has changed. */
  private static writeWhole(made: Made, text: string, makesRoom: () => void): JournalFile {
    const { path, disk } = made;
    const unfinished = unfinishedOf(path);
    try {
      disk.removeLeftOver(path);
      const written = new JournalFile(made, disk.open(unfinished, 'wx'), text, 0);
      written.writeAll(Buffer.from(text));
      makesRoom();
      disk.rename(unfinished, path);
      disk.syncFolder(dirname(path));
      return written;
    } catch (error) {
      attempt(() => disk.remove(unfinished));
      throw error;
    }
  }

  /** Goes on with a journal where its last whole line ends; nothing else is ever cut off. A string says why it can't be done. */
  static goOn(path: string, journal: Journal, end: JournalEnd, lock: Lock, disk = realDisk): JournalFile | string {
    if (end.is === 'damaged') throw new Error('a damaged journal is not to be written to');
    const length = end.is === 'torn' ? end.at : end.length;
    const opened = tried(() => {
      const file = disk.open(path, 'r+');
      if (end.is === 'torn') disk.cut(file, length);
      const made = new JournalFile({ path, header: journal.header, lock, disk }, file, writeJournal(journal), length);
      if (end.is === 'unended') made.writeAll(Buffer.from('\n'));
      return made;
    });
    return opened.failure === null ? opened.value : `${path} can't be gone on with: ${opened.failure}`;
  }

  /** What the game has to know to begin again. */
  get header(): JournalHeader {
    return this.made.header;
  }

  get path(): string {
    return this.made.path;
  }

  /** How many answers are not on the disk. */
  get unsaved(): number {
    return this.lines.length - this.written;
  }

  /** Whether there is anything to go on with later: what is written to a pipe or to /dev/null is gone. Throws once it is closed. */
  get isKept(): boolean {
    if (!this.isOpen) throw new Error(`${this.path} is closed`);
    return this.made.disk.stat(this.file, this.path).isRegular;
  }

  answered(seat: number, command: string, hash: string): string | null {
    const line = entryLine(itemAt(this.made.header.seats, seat).name, command, hash);
    const failure = this.isGivenUp ? null : this.write(line);
    if (failure !== null) return failure;
    this.lines.push(line);
    if (!this.isGivenUp) this.written = this.lines.length;
    return null;
  }

  undone(seat: number, hash: string): string | null {
    return this.answered(seat, UNDO, hash);
  }

  giveUp(): void {
    this.isGivenUp = true;
  }

  /** Sees to it that the whole game stands in the file: writes what is not on the disk once more. Null if everything is there now. */
  catchUp(): string | null {
    if (this.unsaved === 0) return this.mend();
    const failure = this.write(this.lines.slice(this.written).join(''));
    if (failure !== null) return failure;
    this.written = this.lines.length;
    this.isGivenUp = false;
    return null;
  }

  /** Writes the whole game to another file; why it can't be, or null. `force`: whatever that file holds now. */
  copyTo(file: string, force: boolean): string | null {
    if (realFile(file) === realFile(this.path)) return this.catchUp();
    const target = targetAt(file, 'journal', force);
    if (typeof target === 'string') return target;
    const text = this.lines.join('');
    if (target.is === 'special') return attempt(() => writeFileSync(file, text));
    const real = realFile(file);
    return attempt(() => makeRoom(real, target, text)) ?? writeWhole(real, text);
  }

  /** Gives the file back; what the system says if something is not on the disk for it. */
  close(): string | null {
    if (!this.isOpen) return null;
    this.isOpen = false;
    const failure = attempt(() => this.made.disk.close(this.file));
    this.made.lock?.release();
    return failure;
  }

  /** Writes text behind the last whole line; what stands in the way, and then the file is as it was as far as the system allows. */
  private write(text: string): string | null {
    const changed = this.mend();
    if (changed !== null) return changed;
    const failure = attempt(() => this.writeAll(Buffer.from(text)));
    if (failure === null) return null;
    this.isTorn = attempt(() => this.made.disk.cut(this.file, this.length)) !== null;
    return failure;
  }

  /** Cuts off what an earlier failure left behind, and puts back a file that is gone; says so where the file is not what we wrote. */
  private mend(): string | null {
    // The system may have given the number of the file to another one.
    if (!this.isOpen) return `${this.path} is closed`;
    const { disk, path } = this.made;
    const looked = tried(() => {
      const { size, at, isRegular } = disk.stat(this.file, path);
      if (!isRegular) return null;
      if (at === 'another') return `another file is at ${path} now`;
      if (at === 'nothing') this.putBack();
      else if (this.isTorn) disk.cut(this.file, this.length);
      else if (size !== this.length) return `${path} was changed by another program`;
      this.isTorn = false;
      return null;
    });
    return looked.failure ?? looked.value;
  }

  /** Writes anew what stood in a file that was deleted or moved away. */
  private putBack(): void {
    const text = this.lines.slice(0, this.written).join('');
    const { file, length } = JournalFile.writeWhole(this.made, text, () => undefined);
    attempt(() => this.made.disk.close(this.file));
    this.file = file;
    this.length = length;
  }

  private writeAll(bytes: Uint8Array): void {
    const { file } = this;
    const { disk, path } = this.made;
    const { isRegular } = disk.stat(file, path);
    for (let offset = 0; offset < bytes.length;) {
      offset += disk.write(file, bytes, offset, isRegular ? this.length + offset : null);
    }
    if (isRegular) disk.sync(file);
    this.length += bytes.length;
  }
}
