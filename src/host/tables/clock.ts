/** Time to think at a table where both agreed to it: it runs for whoever is asked, here or not. */
import type { Seat } from '../../engine/asking/request.ts';

export class Clock {
  private running: { readonly seat: Seat; readonly since: number } | null = null;

  constructor(
    /** Milliseconds each player has left. */
    private readonly left: number[],
    private readonly now: () => number,
  ) {}

  /** Milliseconds each player has left now. */
  remaining(): number[] {
    const { running } = this;
    return this.left.map((left, seat) =>
      running?.seat === seat ? Math.max(0, left - Math.max(0, this.now() - running.since)) : left,
    );
  }

  /** Lets it run for a seat from now on; null: for nobody. */
  runFor(seat: Seat | null): void {
    for (const [each, left] of this.remaining().entries()) this.left[each] = left;
    this.running = seat === null ? null : { seat, since: this.now() };
  }

  /** Milliseconds until whoever it runs for has none left; null: it runs for nobody. */
  untilEnd(): number | null {
    return this.running === null ? null : (this.remaining()[this.running.seat] ?? null);
  }
}

/** `12:05`. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
