/** Notes what a computation in progress reads of the game, and what has changed since, so that results can be kept. */
import { CHANNEL, Changes } from './channels.ts';
import { ANYTHING } from './cells.ts';

/** Something computed that others may have read: it tells whether it stands, and when it became what it is. */
export interface Part {
  /** The tick at which its value became what it is. */
  readonly changed: number;
  /** Does it go by the stack of what is being carried out? That changes with every step. */
  readonly seesFrames: boolean;
  /** The computation that has read it last. */
  readBy: number;
  /** Is it as it was found, worked out once more where what it goes by has changed? False too where that cannot be told. */
  settle: () => boolean;
}

/** What was read for a computation: channels, cells, and what was computed before. */
export interface Reads {
  channels: number;
  cells: readonly number[];
  parts: readonly Part[];
}

/** Is told of what is remembered, and what it would be if computed afresh. */
export type Probe = (kept: unknown, fresh: unknown) => void;

export class Memory {
  private readonly changedChannels = new Changes();
  /** When each cell changed last. */
  private readonly changedCells: Int32Array;
  /** The computation that has read each cell last. */
  private readonly readBy: Int32Array;
  /** Goes up with every change. */
  tick = 1;
  /** The last change of anything but the stack of what is being carried out. */
  private lastChange = 1;
  /** The computation in progress, 0 if none is, and what it has read. */
  private run = 0;
  private runs = 0;
  private channels = 0;
  /** What was read for the computation in progress lies on top, beneath it what was read for those around it. */
  private readonly cells: number[] = [];
  private cellsRead = 0;
  private readonly parts: Part[] = [];
  private partsRead = 0;
  /** Who hears every step hears by which rules it goes: nothing then stands longer than the last event. */
  isWatched = false;
  private lastEvent = 0;
  /** Of what was looked at last by `isSame` and stands: does it go by the stack? */
  seesFrames = false;
  /** For tests: everything remembered is computed afresh as well. */
  probe: Probe | null = null;
  /** Something is being worked out in the middle of which a text does not count: what is found meanwhile is not what stands. */
  isPartial = false;
  /** Stands for what does not count just now, the same thing for the same: what is found is remembered under it; null: not at all. */
  within: object | null = null;
  /** Just now nothing that is remembered counts. */
  isAfresh = false;

  constructor(cells: number) {
    this.changedCells = new Int32Array(cells);
    this.readBy = new Int32Array(cells);
  }

  /** Notes that the computation in progress reads these channels. */
  read(channels: number): void {
    this.channels |= channels;
  }

  /** Notes that the computation in progress reads this cell. */
  look(cell: number): void {
    if (this.run === 0 || this.readBy[cell] === this.run) return;
    this.readBy[cell] = this.run;
    this.cells[this.cellsRead++] = cell;
  }

  /** Notes that the computation in progress reads what was computed before. */
  readPart(part: Part): void {
    if (this.run === 0 || part.readBy === this.run) return;
    part.readBy = this.run;
    this.parts[this.partsRead++] = part;
  }

  /** Notes that these channels and these cells have changed. */
  touch(channels: number, cells: readonly number[] = NO_CELLS): void {
    if (channels === 0 && cells.length === 0) return;
    this.tick += 1;
    this.changedChannels.touch(channels, this.tick);
    if (cells.length > 0) {
      const { changedCells, tick } = this;
      for (const cell of cells) changedCells[cell] = tick;
      changedCells[ANYTHING] = tick;
    }
    if (channels !== CHANNEL.frames || cells.length > 0) this.lastChange = this.tick;
  }

  /** Notes that everything about all cards has changed. */
  touchAll(): void {
    this.tick += 1;
    this.changedCells.fill(this.tick);
    this.lastChange = this.tick;
  }

  /** Notes that an event has changed something. */
  happened(): void {
    this.lastEvent = this.tick;
  }

  /** The tick of the last change, changes of the stack alone left out unless `seesFrames`. */
  latest(seesFrames: boolean): number {
    return seesFrames ? this.tick : this.lastChange;
  }

  /** Has no event happened since then? */
  isQuietSince(tick: number): boolean {
    return tick >= this.lastEvent;
  }

  /** Is what was read as it was at that tick, what was computed before included? */
  isSame(reads: Reads, since: number): boolean {
    const { channels, cells, parts } = reads;
    if (!this.changedChannels.isSame(channels, since)) return false;
    const { changedCells } = this;
    // By index: an iterator over lists of several kinds is made anew for each.
    for (let index = 0; index < cells.length; index++)
      if ((changedCells[cells[index] ?? ANYTHING] ?? since) > since) return false;
    let seesFrames = (channels & CHANNEL.frames) !== 0;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index];
      if (!part) continue;
      if (!part.settle() || part.changed > since) return false;
      if (part.seesFrames) seesFrames = true;
    }
    this.seesFrames = seesFrames;
    return true;
  }

  /** Computes something of which is known what it goes by: what it reads is not noted. */
  unread<V>(compute: () => V): V {
    const { run, channels } = this;
    this.run = 0;
    try {
      return compute();
    } finally {
      this.run = run;
      this.channels = channels;
    }
  }

  /** Computes something, and notes in `reads` what was read for it; the computation around it goes on with what it has read. */
  reading<V>(compute: () => V, reads: Reads): V {
    const { run, channels, cellsRead, partsRead } = this;
    this.run = ++this.runs;
    this.channels = 0;
    try {
      const value = compute();
      reads.channels = this.channels;
      // Lists of their own that are no longer than what they hold: what is remembered is looked at long after.
      reads.cells = this.cellsRead === cellsRead ? NO_CELLS : this.cells.slice(cellsRead, this.cellsRead);
      reads.parts = this.partsRead === partsRead ? NO_PARTS : this.parts.slice(partsRead, this.partsRead);
      return value;
    } finally {
      this.run = run;
      this.channels = channels;
      this.cellsRead = cellsRead;
      this.partsRead = partsRead;
    }
  }
}

const NO_CELLS: readonly number[] = [];
const NO_PARTS: readonly Part[] = [];
