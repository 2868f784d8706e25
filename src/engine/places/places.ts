/** Places as small integers: a player's zones first, then the relations of every card as a host. */
import type { Place } from '../state/events.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import type { State } from '../state/state.ts';

/** Names of zones and relations of a ruleset, and the arithmetic of place codes for a number of seats. */
export class Places {
  private readonly zoneIndex: ReadonlyMap<string, number>;
  private readonly relationIndex: ReadonlyMap<string, number>;
  private readonly firstHost: number;

  constructor(
    readonly zones: readonly string[],
    readonly relations: readonly string[],
    readonly seats: number,
  ) {
    this.zoneIndex = new Map(zones.map((name, index) => [name, index]));
    this.relationIndex = new Map(relations.map((name, index) => [name, index]));
    this.firstHost = zones.length * seats;
  }

  /** How many codes there are with `cards` cards. */
  size(cards: number): number {
    return this.firstHost + (cards + 1) * this.relations.length;
  }

  zone(name: string, player: Seat): number {
    const index = this.zoneIndex.get(name);
    if (index === undefined) throw new Error(`no zone ${name} in this ruleset`);
    return player * this.zones.length + index;
  }

  host(card: CardNumber, relation: string): number {
    const index = this.relationIndex.get(relation);
    if (index === undefined) throw new Error(`no relation ${relation} in this ruleset`);
    return this.firstHost + card * this.relations.length + index;
  }

  code(place: Place): number {
    return 'zone' in place ? this.zone(place.zone, place.player) : this.host(place.host, place.relation);
  }

  place(code: number): Place {
    if (code < this.firstHost) {
      const player = Math.floor(code / this.zones.length);
      return { zone: this.zones[code % this.zones.length] ?? '', player };
    }
    const rest = code - this.firstHost;
    const relation = this.relations[rest % this.relations.length] ?? '';
    return { host: Math.floor(rest / this.relations.length), relation };
  }

  /** The host of a place, 0 for a zone. */
  hostOf(code: number): CardNumber {
    return code < this.firstHost ? 0 : Math.floor((code - this.firstHost) / this.relations.length);
  }

  relationOf(code: number): string {
    return code < this.firstHost ? '' : (this.relations[(code - this.firstHost) % this.relations.length] ?? '');
  }

  zoneOf(code: number): string {
    return code < this.firstHost ? (this.zones[code % this.zones.length] ?? '') : '';
  }

  /** The player of a zone, -1 for a host. */
  playerOf(code: number): Seat {
    return code < this.firstHost ? Math.floor(code / this.zones.length) : -1;
  }
}

/** Cards in a place, the first on top. */
export function cardsAt(state: State, code: number): readonly CardNumber[] {
  return state.lists[code] ?? [];
}
