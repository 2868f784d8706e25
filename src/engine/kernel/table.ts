/** The cards of a running game and what was done with them, read from its state. */
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Definition } from '../definition.ts';
import { cardsAt, Places } from '../places/places.ts';
import type { CardNumberName, Flag, Scope } from '../ruleset/declared.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refOf } from '../state/reduce.ts';
import type { Fact, Ref, State, Uses } from '../state/state.ts';

export class Table {
  readonly places: Places;

  constructor(
    readonly ruleset: Ruleset,
    readonly definitions: readonly Definition[],
    readonly state: State,
  ) {
    this.places = new Places(ruleset.places, state.seats.length);
  }

  // ------------------------------------------------------------------ cards

  definitionOf(card: CardNumber): Definition {
    const definition = this.definitions[this.state.definitionOf[card] ?? -1];
    if (!definition) throw new Error(`card ${card} has no definition`);
    return definition;
  }

  ref(card: CardNumber): Ref {
    return refOf(this.state, card);
  }

  /** Is the card still in the stay it was referred to in? */
  isSame(ref: Ref): boolean {
    return this.state.stay[ref.card] === ref.stay;
  }

  zone(name: string, player: Seat): readonly CardNumber[] {
    return cardsAt(this.state, this.places.zone(name, player));
  }

  hosted(card: CardNumber, relation: string): readonly CardNumber[] {
    return cardsAt(this.state, this.places.host(card, relation));
  }

  hostOf(card: CardNumber): CardNumber {
    return this.places.hostOf(this.state.place[card] ?? 0);
  }

  relationOf(card: CardNumber): string {
    return this.places.relationOf(this.state.place[card] ?? 0);
  }

  zoneOf(card: CardNumber): string {
    return this.places.zoneOf(this.state.place[card] ?? 0);
  }

  /** The name of a shared row, empty for a card anywhere else. */
  rowOf(card: CardNumber): string {
    return this.places.rowOf(this.state.place[card] ?? -1);
  }

  /** The cards of a shared row, leftmost first. */
  row(name: string): readonly CardNumber[] {
    return cardsAt(this.state, this.places.row(name));
  }

  /** Is the card marked so? */
  has(card: CardNumber, flag: Flag): boolean {
    return ((this.state.flags[card] ?? 0) & this.ruleset.bitOf(flag)) !== 0;
  }

  /** A number that stands on a card. @throws Error if cards of the ruleset have none of that name */
  numberOn(card: CardNumber, name: CardNumberName): number {
    const number = this.state.numbers[name]?.[card];
    if (number === undefined) throw new Error(`card ${card} has no number ${name}`);
    return number;
  }

  /** Whose card it is. */
  ownerOf(card: CardNumber): Seat {
    const owner = this.state.owner[card];
    if (owner === undefined) throw new Error(`there is no card ${card}`);
    return owner;
  }

  /** Who commands the card; -1: nobody. */
  commanderOf(card: CardNumber): Seat {
    const commander = this.state.commander[card];
    if (commander === undefined) throw new Error(`there is no card ${card}`);
    return commander;
  }

  nameOf(seat: Seat): string {
    const name = this.state.seats[seat];
    if (name === undefined) throw new Error(`nobody has the seat ${seat}`);
    return name;
  }

  // ------------------------------------------------------------------ the past

  /** What was done in a scope that the ruleset keeps. */
  facts(scope: Scope): readonly Fact[] {
    return kept(this.state.facts[scope], scope);
  }

  /** How often abilities were used in a scope that the ruleset keeps. */
  usesIn(scope: Scope): Uses {
    return kept(this.state.uses[scope], scope);
  }
}

function kept<T>(found: T | undefined, scope: Scope): T {
  if (found === undefined) throw new Error(`nothing is kept for ${scope} in this ruleset`);
  return found;
}
