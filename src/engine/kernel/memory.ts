/** What computations in progress have read, and what has changed since. */
import { Changes } from './channels.ts';

/** A computed thing. */
export interface Remembered<V> {
  readonly value: V;
  /** The channels and places that were read for it, and when. */
  readonly channels: number;
  readonly places: number;
  readonly since: number;
  /** At this tick it still stood. */
  checked: number;
}

/** Is told of what is remembered, and what it would be if computed afresh. */
export type Probe = (kept: unknown, fresh: unknown) => void;

export class Memory {
  private readonly changedChannels = new Changes();
  private readonly changedPlaces = new Changes();
  /** Goes up with every change. */
  tick = 1;
  /** What the computation in progress has read. */
  channels = 0;
  places = 0;
  /** Who hears every step hears by which rules it goes: nothing then stands longer than the last event. */
  isWatched = false;
  private lastEvent = 0;
  /** For tests: everything remembered is computed afresh as well. */
  probe: Probe | null = null;
  /** Something is being worked out in the middle of which a text does not count: what is found meanwhile is not what stands. */
  isPartial = false;
  /** Just now nothing that is remembered counts. */
  isAfresh = false;

  /** The computation in progress reads these channels. */
  read(channels: number): void {
    this.channels |= channels;
  }

  /** It reads what lies in these places. */
  readPlaces(places: number): void {
    this.places |= places;
  }

  /** These channels have changed, and what lies in these places. */
  touch(channels: number, places = 0): void {
    if (channels === 0 && places === 0) return;
    this.tick += 1;
    this.changedChannels.touch(channels, this.tick);
    this.changedPlaces.touch(places, this.tick);
  }

  /** An event has changed something. */
  happened(): void {
    this.lastEvent = this.tick;
  }

  /** Does what was remembered still stand? */
  stands(known: Remembered<unknown>): boolean {
    if (this.isWatched) return known.since >= this.lastEvent;
    const { tick } = this;
    const { since } = known;
    if (known.checked === tick) return true;
    if (!this.changedChannels.isSame(known.channels, since) || !this.changedPlaces.isSame(known.places, since))
      return false;
    known.checked = tick;
    return true;
  }

  /** A computation begins: nothing is read for it yet. The caller keeps what the one around it has read. */
  begin(): void {
    this.channels = 0;
    this.places = 0;
  }

  /** It ends: the one around it had read the first two, and has now read what was read for this one as well. */
  end(channels: number, places: number, read: number, readPlaces: number): void {
    this.channels = channels | read;
    this.places = places | readPlaces;
  }
}
