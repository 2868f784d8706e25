/** The verbs an edition adds to the command language, and what each takes. */
import type { Seat } from '../asking/request.ts';
import type { CardView, View } from '../showing/view.ts';

/** The parts of an option that a word of a command may fill, in the order in which they are written. */
export const SLOTS = ['at', 'on', 'aboard', 'to', 'from', 'with', 'using'] as const;
export type Slot = (typeof SLOTS)[number];

export interface VerbForm {
  /** What stands right after the verb: nothing, one card, a list for the option's selection, a player, or words for it. */
  readonly object: 'none' | 'card' | 'list' | 'player' | 'words';
  /** What stands right after the verb may be left out, where what follows says enough. */
  readonly mayLackObject?: true;
  readonly slots: readonly Slot[];
  /** Words that begin a slot of this verb, where they are not the slot's own name. */
  readonly slotWords?: Readonly<Partial<Record<Slot, string>>>;
  /** The slot that takes the list of the option's selection; without it the object does. */
  readonly list?: Slot;
  /** Before its list, of which one word is taken, the card may be named that it is about. */
  readonly leads?: true;
  /** Its list answers any plain selection, as that of `choose` does. */
  readonly selects?: true;
  /** Of several cards of a name, one in hand is meant; else one in play. */
  readonly fromHand?: true;
  /** As help shows it. */
  readonly form: string;
}

/** Cards of a view that lie in no zone and with no card, but in something under way. */
export interface PileUnderWay {
  /** What is under way, and which part of it they are. */
  readonly what: string;
  readonly part: string;
  /** Whose pile it is besides that of the cards' owners; null: nobody's. */
  readonly player: Seat | null;
  readonly cards: readonly CardView[];
}

/** A question that may be asked at any time. */
export interface OwnQuery {
  readonly query: string;
  /** What follows it, as help shows it. */
  readonly takes: string;
}

export interface CommandVerbs {
  /** Beside those every edition has; one of the same name takes the place of that. */
  readonly verbs: ReadonlyMap<string, VerbForm>;
  /** Zones whose cards are in hand, and in play. */
  readonly hand: readonly string[];
  readonly inPlay: readonly string[];
  /** Beside those of every edition. */
  readonly queries: readonly OwnQuery[];
  /** In the order in which its cards are told. */
  readonly underWay: (view: View) => readonly PileUnderWay[];
}
