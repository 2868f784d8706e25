/** A table of the host: its record always, its game only while somebody needs it. */
import type { Seat } from '../../engine/asking/request.ts';
import type { Person } from '../people/person.ts';
import type { Sorry } from '../sorry.ts';
import type { HostedTable } from './hosted-table.ts';
import { seatOf, type TableRecord } from './record.ts';

export class KeptTable {
  /** The game, while it is in memory. */
  awake: HostedTable | null = null;
  /** The game that is being read, or begun. */
  coming: Promise<HostedTable | Sorry> | null = null;
  /** Since when nobody is here and nothing happens; null: something does. */
  restsSince: number | null = null;

  constructor(public record: TableRecord) {}

  get id(): string {
    return this.record.id;
  }

  get isOpen(): boolean {
    return this.record.state === 'open';
  }

  get isPlaying(): boolean {
    return this.record.state === 'playing';
  }

  get isOver(): boolean {
    return this.record.state === 'over';
  }

  seatOf(person: Person): Seat | null {
    return seatOf(this.record, person);
  }

  isHere(seat: Seat): boolean {
    return this.awake !== null && this.awake.isHere(seat);
  }

  get watching(): number {
    return this.awake === null ? 0 : this.awake.watching.length;
  }
}
