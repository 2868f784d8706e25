/** Whether there is room for another table: of all there are, of one person, and from one address, so that nobody takes the room of the others. */
import { Buckets, tablesOfAddress, type HostLimits } from './limits.ts';
import type { Person } from './people/person.ts';
import { sorry, type Sorry } from './sorry.ts';
import type { Tables } from './tables/tables.ts';

export class Room {
  private readonly newTables: Buckets;

  constructor(
    private readonly tables: Tables,
    private readonly limits: HostLimits,
    now: () => number,
  ) {
    this.newTables = new Buckets(limits.tableBurst, limits.tableRefill, now);
  }

  /** Why somebody at an address can't open a table; null: they can. */
  lackFor(person: Person, address: string): Sorry | null {
    if (this.tables.size >= this.limits.tables) return sorry('All tables are taken; come back later.');
    return this.lackOf(person) ?? this.lackFrom(address);
  }

  /** Why somebody can't sit down at one table more; null: they can. */
  lackOf(person: Person): Sorry | null {
    const own = this.tables.all().filter((table) => !table.isOver && table.seatOf(person) !== null).length;
    return own < this.limits.tablesPerPerson ? null : sorry(`You sit at ${own} tables already; end a game first.`);
  }

  /** A table was opened from an address. */
  opened(address: string): void {
    this.newTables.take(address);
  }

  private lackFrom(address: string): Sorry | null {
    const theirs = this.tables.all().filter(({ isOver, record }) => !isOver && record.from === address).length;
    if (theirs >= tablesOfAddress(this.limits))
      return sorry(`${theirs} tables were opened from where you are; end a game first.`);
    return this.newTables.has(address) ? null : sorry('Too many tables were opened from where you are; wait a minute.');
  }
}
