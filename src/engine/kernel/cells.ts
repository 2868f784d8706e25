/**
 * Numbers everything about cards that can change, so that what was worked out from it is known to be out of date: of a card where it lies, in
 * which stay and under whose command it is, whether it is in play, what is marked on it (flags, numbers), whether something is being done to
 * it or by its text, whether anything lies with it; the cards in each place; and what lasts, by what it is about.
 */
import type { CardNumber } from '../asking/request.ts';
import type { Places } from '../places/places.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ofEdition, type GameEvent } from '../state/events.ts';
import type { Lasting, State } from '../state/state.ts';
import { itemAt } from './lists.ts';

/** The number of anything at all about cards, whatever it is; no card has the number 0. */
export const ANYTHING = 0;

/** How many numbers a card has. */
const OF_A_CARD = 6;

/** More topics than there are of what lasts. */
const TOPICS = 256;

export class Cells {
  private readonly cards: number;
  private readonly topics = new Map<string, number>();

  constructor(
    private readonly places: Places,
    private readonly state: State,
    private readonly topicsOf: (lasting: Lasting) => readonly string[],
  ) {
    this.cards = state.place.length;
  }

  /** How many there are. */
  get count(): number {
    return OF_A_CARD * this.cards + TOPICS + this.places.size(this.cards - 1);
  }

  /** The number of what is marked on the card: flags and numbers. (Where the card lies has the card's own number.) */
  ofMarks(card: CardNumber): number {
    return this.cards + card;
  }

  /** The number of whether something is being done to the card, or its text being carried out. */
  ofUndergoing(card: CardNumber): number {
    return 2 * this.cards + card;
  }

  /** The number of whether anything lies with the card. */
  ofGuests(card: CardNumber): number {
    return 3 * this.cards + card;
  }

  /** The number of the card's stay, of who commands it, and of what was done to it and lasts. */
  ofStay(card: CardNumber): number {
    return 4 * this.cards + card;
  }

  /** The number of whether the card is in play. */
  ofPlay(card: CardNumber): number {
    return 5 * this.cards + card;
  }

  /** The number of what lasts and is about this topic. @throws Error for more topics than there is room for */
  ofTopic(topic: string): number {
    const known = this.topics.get(topic);
    if (known !== undefined) return known;
    if (this.topics.size === TOPICS) throw new Error(`${topic} is one topic too many`);
    const made = OF_A_CARD * this.cards + this.topics.size;
    this.topics.set(topic, made);
    return made;
  }

  /** The numbers of all topics that something that lasts is about. */
  ofTopics(lasting: Lasting): readonly number[] {
    return this.topicsOf(lasting).map((topic) => this.ofTopic(topic));
  }

  /** The number of the cards in a place. */
  ofPlace(code: number): number {
    return OF_A_CARD * this.cards + TOPICS + code;
  }

  /** The numbers of all that an event changes about cards and places, asked before it happens; null: everything. */
  changedBy(ruleset: Ruleset, event: GameEvent): readonly number[] | null {
    switch (event.type) {
      case 'place': {
        const cells: number[] = [];
        this.addPlace(cells, this.places.code(event.to));
        for (const card of event.cards) {
          cells.push(card);
          if (event.face) cells.push(this.ofMarks(card));
          if (event.commander !== undefined) cells.push(this.ofStay(card));
          this.addPlace(cells, itemAt(this.state.place, card));
        }
        this.addStays(cells, event.left);
        this.addStays(cells, event.entered);
        return cells;
      }
      case 'command':
        return event.cards.map((card) => this.ofStay(card));
      case 'lasting began':
        return this.ofLasting(event.lasting);
      case 'lasting ended':
        return this.ofEnding(event.ids);
      case 'shuffled':
        return this.addMarks([this.ofPlace(this.places.code(event.place))], event.order);
      case 'swapped':
        return null;
      case 'scored':
      case 'lost':
      case 'began':
      case 'ended':
      case 'announced':
      case 'used':
      case 'selected':
      case 'rigged':
      case 'examined':
      case 'revealed':
      case 'hid':
      case 'prevented':
      case 'won':
      case 'tied':
      case 'named':
      case 'decided':
      case 'chance':
      case 'fact':
      case 'passed':
        return this.addMarks([], ruleset.state.marked(event));
      default:
        return this.addMarks([], ruleset.state.marked(ofEdition(event)));
    }
  }

  private addMarks(cells: number[], cards: readonly CardNumber[]): readonly number[] {
    for (const card of cards) cells.push(this.ofMarks(card));
    return cells;
  }

  /** Cards that enter or leave play are others from then on, with nothing marked on them. */
  private addStays(cells: number[], cards: readonly CardNumber[]): void {
    for (const card of cards) cells.push(this.ofStay(card), this.ofMarks(card));
  }

  private ofLasting(lasting: Lasting): readonly number[] {
    return [...this.ofTopics(lasting), ...lasting.objects.map(({ card }) => this.ofStay(card))];
  }

  private ofEnding(ids: readonly number[]): readonly number[] {
    const ending = this.state.lasting.filter(({ id }) => ids.includes(id));
    return ending.flatMap((lasting) => this.ofLasting(lasting));
  }

  private addPlace(cells: number[], code: number): void {
    cells.push(this.ofPlace(code));
    const host = this.places.hostOf(code);
    if (host > 0) cells.push(this.ofGuests(host));
  }
}
