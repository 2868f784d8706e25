/** The clock of a table, if there is one, and the moment when somebody has no time left. */
import type { Seat } from '../../engine/asking/request.ts';
import { Clock } from './clock.ts';

export class ClockWithAlarm {
  private clock: Clock | null;
  private alarm: ReturnType<typeof setTimeout> | null = null;
  private seat: Seat | null = null;

  constructor(
    left: readonly number[] | null,
    private readonly now: () => number,
    private readonly timeUp: (seat: Seat) => void,
  ) {
    this.clock = left === null ? null : new Clock([...left], now);
  }

  get isSet(): boolean {
    return this.clock !== null;
  }

  /** Gives each player so many milliseconds. */
  begin(milliseconds: number, players: number): void {
    this.clock = new Clock(
      Array.from({ length: players }, () => milliseconds),
      this.now,
    );
  }

  /** Milliseconds each player has left; null without a clock. */
  remaining(): number[] | null {
    return this.clock?.remaining() ?? null;
  }

  /** Lets it run for a seat from now on; null: for nobody. */
  runFor(seat: Seat | null): void {
    if (this.alarm !== null) clearTimeout(this.alarm);
    this.alarm = null;
    this.seat = seat;
    this.clock?.runFor(seat);
    this.wait();
  }

  private wait(): void {
    const [left, seat] = [this.clock?.untilEnd() ?? null, this.seat];
    if (left === null || seat === null) return;
    // A timer may come a little early, and the clock of a machine may be set.
    this.alarm = setTimeout(() => ((this.clock?.untilEnd() ?? 1) > 0 ? this.wait() : this.timeUp(seat)), left + 1);
    this.alarm.unref();
  }
}
