/** Numbers every place where cards can lie: each player's zones first, then the rows all players share, then what lies with each card. */
import type { Place } from '../state/events.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import type { State } from '../state/state.ts';
import { itemAt } from '../kernel/lists.ts';

/** The names of a ruleset's places. */
export interface PlaceNames {
  /** Zones each player has. */
  readonly zones: readonly string[];
  /** Ordered rows that belong to nobody: their cards have neighbours. */
  readonly rows: readonly string[];
  /** How a card can lie with another. */
  readonly relations: readonly string[];
}

/** The arithmetic of place codes for a number of seats. */
export class Places {
  private readonly zoneIndex: ReadonlyMap<string, number>;
  private readonly rowIndex: ReadonlyMap<string, number>;
  private readonly relationIndex: ReadonlyMap<string, number>;
  private readonly firstRow: number;
  private readonly firstHost: number;

  constructor(
    readonly names: PlaceNames,
    readonly seats: number,
  ) {
    this.zoneIndex = indexed(names.zones);
    this.rowIndex = indexed(names.rows);
    this.relationIndex = indexed(names.relations);
    this.firstRow = names.zones.length * seats;
    this.firstHost = this.firstRow + names.rows.length;
  }

  /** How many codes there are with `cards` cards. */
  size(cards: number): number {
    return this.firstHost + (cards + 1) * this.names.relations.length;
  }

  zone(name: string, player: Seat): number {
    return player * this.names.zones.length + known(this.zoneIndex, name, 'zone');
  }

  row(name: string): number {
    return this.firstRow + known(this.rowIndex, name, 'row');
  }

  host(card: CardNumber, relation: string): number {
    return this.firstHost + card * this.names.relations.length + known(this.relationIndex, relation, 'relation');
  }

  /** The codes of everything that lies with a card: so many from the first. */
  withHost(card: CardNumber): { readonly first: number; readonly count: number } {
    const { length } = this.names.relations;
    return { first: this.firstHost + card * length, count: length };
  }

  code(place: Place): number {
    if ('zone' in place) return this.zone(place.zone, place.player);
    return 'row' in place ? this.row(place.row) : this.host(place.host, place.relation);
  }

  place(code: number): Place {
    const { zones, rows, relations } = this.names;
    if (code < this.firstRow) return { zone: named(zones, code % zones.length), player: quotient(code, zones.length) };
    if (code < this.firstHost) return { row: named(rows, code - this.firstRow) };
    const rest = code - this.firstHost;
    return { host: quotient(rest, relations.length), relation: named(relations, rest % relations.length) };
  }

  /** The host of a place, 0 for a zone or a row. */
  hostOf(code: number): CardNumber {
    return code < this.firstHost ? 0 : quotient(code - this.firstHost, this.names.relations.length);
  }

  /** Of a place with a host how its cards lie there, else empty. */
  relationOf(code: number): string {
    const { relations } = this.names;
    return code < this.firstHost ? '' : named(relations, (code - this.firstHost) % relations.length);
  }

  /** The name of a zone, empty for any other place. */
  zoneOf(code: number): string {
    const { zones } = this.names;
    return code >= 0 && code < this.firstRow ? named(zones, code % zones.length) : '';
  }

  /** The name of a row, empty for any other place. */
  rowOf(code: number): string {
    return code >= this.firstRow && code < this.firstHost ? named(this.names.rows, code - this.firstRow) : '';
  }

  /** The player of a zone, -1 for any other place. */
  playerOf(code: number): Seat {
    return code < this.firstRow ? quotient(code, this.names.zones.length) : -1;
  }
}

/** How often one goes into the other. By its bits: what a division gives may be kept as a fraction, and so may every list that it comes into. */
const quotient = (one: number, other: number): number => Math.trunc(one / other) | 0;

function indexed(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}

function known(index: ReadonlyMap<string, number>, name: string, what: string): number {
  const found = index.get(name);
  if (found === undefined) throw new Error(`no ${what} ${name} in this ruleset`);
  return found;
}

function named(names: readonly string[], index: number): string {
  const name = names[index];
  if (name === undefined) throw new Error(`no place with the number ${index}`);
  return name;
}

/** Cards in a place, the first on top, or leftmost in a row. */
export function cardsAt(state: State, code: number): readonly CardNumber[] {
  return itemAt(state.lists, code);
}
