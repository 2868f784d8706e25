/** What stands on a table, in lines to read: in the words of its edition. */
import type { CardView, View } from '../engine/showing/view.ts';

export interface TableWords {
  /** The whole table. */
  readonly table: (view: View) => readonly string[];
  /** The viewer's hand. */
  readonly hand: (view: View) => readonly string[];
  /** What a place is called where one is asked for by its number; null: places have no numbers. */
  readonly placeWord: string | null;
  /** The places of the table in the order in which they are numbered, from 1. */
  readonly places: (view: View) => readonly CardView[];
  /** One place in full. */
  readonly place: (view: View, place: CardView, number: number) => readonly string[];
  /** What a player wants to know of a card among others that can be chosen, in a few words; empty: nothing. */
  readonly facts: (card: CardView) => string;
  /** A card in full, as it counts now. */
  readonly card: (view: View, card: CardView) => readonly string[];
}
