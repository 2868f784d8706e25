/** Who sits in which seat of a table now, and since when the seats of the others are empty. */
import type { Seat } from '../../engine/asking/request.ts';
import type { GameTable, Told } from '../../table/index.ts';
import type { Place } from './place.ts';

/** Somebody in a seat, and the window they look through. */
interface Sitter {
  readonly place: Place;
  readonly table: GameTable;
}

export class Sitters {
  private readonly here = new Map<Seat, Sitter>();
  private readonly goneSince = new Map<Seat, number>();

  constructor(
    /** The seats in which people sit, or are to. */
    seats: readonly Seat[],
    private readonly now: () => number,
  ) {
    for (const seat of seats) this.goneSince.set(seat, now());
  }

  get places(): readonly Place[] {
    return [...this.here.values()].map(({ place }) => place);
  }

  at(seat: Seat): Sitter | null {
    return this.here.get(seat) ?? null;
  }

  sit(seat: Seat, sitter: Sitter): void {
    this.here.set(seat, sitter);
    this.goneSince.delete(seat);
  }

  /** Somebody leaves; false where somebody else has taken their place already. */
  leave(seat: Seat, place: Place): boolean {
    if (this.here.get(seat)?.place !== place) return false;
    this.here.delete(seat);
    this.goneSince.set(seat, this.now());
    return true;
  }

  /** Whether a seat has been empty for so many milliseconds. */
  isGone(seat: Seat, milliseconds: number): boolean {
    const since = this.goneSince.get(seat);
    return since !== undefined && this.now() - since >= milliseconds;
  }

  /** An answer was given at one window, or at none: the others hear of it. */
  hear(told: Told, from: GameTable | null): void {
    for (const { table } of this.here.values()) if (table !== from) table.hear(told);
  }

  /** The game went back at one window: the others follow. */
  followBack(from: GameTable): void {
    for (const { table } of this.here.values()) if (table !== from) table.followBack();
  }

  /** Lets one of those answer who do not want to be asked; false where there is none. */
  letPassUnasked(): boolean {
    const answered = [...this.here.values()].find(({ table }) => table.letBotAnswer());
    // The others have heard of it already.
    answered?.place.changed();
    return answered !== undefined;
  }
}
