/**
 * What about cards changes, one number each: where a card is (its place, commander, stay), what is marked on it (flags, numbers),
 * whether something is being done to it or by its text, whether anything lies with it, and the cards in each place.
 */
import type { CardNumber } from '../asking/request.ts';
import type { Places } from '../places/places.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { GameEvent } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** Whatever it is about cards; no card has the number 0. */
export const ANYTHING = 0;

export class Cells {
  private readonly cards: number;

  constructor(
    private readonly places: Places,
    private readonly state: State,
  ) {
    this.cards = state.place.length;
  }

  /** How many there are. */
  get count(): number {
    return 4 * this.cards + this.places.size(this.cards - 1);
  }

  /** What is marked on the card: flags and numbers. Where it is has the card's own number. */
  ofMarks(card: CardNumber): number {
    return this.cards + card;
  }

  /** Is anything being done to the card, or its text being carried out? */
  ofUndergoing(card: CardNumber): number {
    return 2 * this.cards + card;
  }

  /** Does anything lie with the card? */
  ofGuests(card: CardNumber): number {
    return 3 * this.cards + card;
  }

  /** The cards in a place. */
  ofPlace(code: number): number {
    return 4 * this.cards + code;
  }

  /** What an event changes about cards and places, asked before it; null: everything. */
  changedBy(ruleset: Ruleset, event: GameEvent): readonly number[] | null {
    switch (event.type) {
      case 'place': {
        const cells: number[] = [];
        this.addPlace(cells, this.places.code(event.to));
        for (const card of event.cards) {
          cells.push(card);
          if (event.face) cells.push(this.ofMarks(card));
          this.addPlace(cells, this.state.place[card] ?? 0);
        }
        this.addStays(cells, event.left);
        this.addStays(cells, event.entered);
        return cells;
      }
      case 'command':
        return event.cards;
      case 'shuffled':
        return this.addMarks([this.ofPlace(this.places.code(event.place))], event.order);
      case 'swapped':
        return null;
      default:
        return this.addMarks([], ruleset.state.marked(event));
    }
  }

  private addMarks(cells: number[], cards: readonly CardNumber[]): readonly number[] {
    for (const card of cards) cells.push(this.ofMarks(card));
    return cells;
  }

  /** Cards that enter or leave play are others from then on, with nothing marked on them. */
  private addStays(cells: number[], cards: readonly CardNumber[]): void {
    for (const card of cards) cells.push(card, this.ofMarks(card));
  }

  private addPlace(cells: number[], code: number): void {
    cells.push(this.ofPlace(code));
    const host = this.places.hostOf(code);
    if (host > 0) cells.push(this.ofGuests(host));
  }
}
