/**
 * What about cards changes, one number each: what a card is (its place, commander, marks, numbers, stay), whether something is
 * being done to it, whether anything lies with it, and the cards in each place.
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
    return 3 * this.cards + this.places.size(this.cards - 1);
  }

  /** What the card is. */
  ofCard(card: CardNumber): number {
    return card;
  }

  /** Is anything being done to the card? */
  ofUndergoing(card: CardNumber): number {
    return this.cards + card;
  }

  /** Does anything lie with the card? */
  ofGuests(card: CardNumber): number {
    return 2 * this.cards + card;
  }

  /** The cards in a place. */
  ofPlace(code: number): number {
    return 3 * this.cards + code;
  }

  /** What an event changes about cards and places, asked before it; null: everything. */
  changedBy(ruleset: Ruleset, event: GameEvent): readonly number[] | null {
    switch (event.type) {
      case 'place': {
        const cells = [...event.cards, ...event.left, ...event.entered];
        this.addPlace(cells, this.places.code(event.to));
        for (const card of event.cards) this.addPlace(cells, this.state.place[card] ?? 0);
        return cells;
      }
      case 'command':
        return event.cards;
      case 'shuffled':
        return [...event.order, this.ofPlace(this.places.code(event.place))];
      case 'swapped':
        return null;
      default:
        return ruleset.state.marked(event);
    }
  }

  private addPlace(cells: number[], code: number): void {
    cells.push(this.ofPlace(code));
    const host = this.places.hostOf(code);
    if (host > 0) cells.push(this.ofGuests(host));
  }
}
