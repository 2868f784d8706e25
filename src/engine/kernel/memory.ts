/** What computations in progress have read, and what has changed since. */
import { Changes } from './channels.ts';

/** A computed thing. */
export interface Remembered<V> {
  readonly value: V;
  /** The channels that were read for it, and when. */
  readonly read: number;
  readonly since: number;
  /** At this tick it still stood. */
  checked: number;
}

/** Is told of what is remembered, and what it would be if computed afresh. */
export type Probe = (kept: unknown, fresh: unknown) => void;

export class Memory {
  private readonly changes = new Changes();
  /** What the computation in progress has read. */
  private reading = 0;
  /** Who hears every step hears by which rules it goes: nothing then stands longer than the last event. */
  isWatched = false;
  private lastEvent = 0;
  /** For tests: everything remembered is computed afresh as well. */
  probe: Probe | null = null;
  /** Something is being worked out in the middle of which a text does not count: what is found meanwhile is not what stands. */
  isPartial = false;
  /** Just now nothing that is remembered counts. */
  isAfresh = false;

  get tick(): number {
    return this.changes.tick;
  }

  /** The computation in progress reads these channels. */
  read(channels: number): void {
    this.reading |= channels;
  }

  /** These channels have changed. */
  touch(channels: number): void {
    if (channels !== 0) this.changes.touch(channels);
  }

  /** An event has changed something. */
  happened(): void {
    this.lastEvent = this.changes.tick;
  }

  /** Does what was remembered still stand? */
  stands(known: Remembered<unknown>): boolean {
    if (this.isWatched) return known.since >= this.lastEvent;
    const { tick } = this.changes;
    if (known.checked === tick) return true;
    if (!this.changes.isSame(known.read, known.since)) return false;
    known.checked = tick;
    return true;
  }

  /** A computation begins in the middle of another; gives what that one has read so far. */
  begin(): number {
    const outer = this.reading;
    this.reading = 0;
    return outer;
  }

  /** What the computation in progress has read. */
  get readSoFar(): number {
    return this.reading;
  }

  /** The computation ends: the one around it, which had read `outer`, has read all this as well. */
  end(outer: number, read: number): void {
    this.reading = outer | read;
  }
}
