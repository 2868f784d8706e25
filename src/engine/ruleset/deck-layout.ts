/** The parts a deck has: under which headings they stand in a list, and which cards lie where. */
export interface DeckPart {
  readonly name: string;
  /** The types of card that lie there; null: all that lie nowhere else. */
  readonly types: readonly string[] | null;
  /** Further words for it in headings, in small letters. */
  readonly aliases: readonly string[];
  /** The type that a card counts as which is not known. */
  readonly unknown: string;
}

export interface DeckLayout {
  readonly parts: readonly DeckPart[];
  /** The part of cards that stand under no heading, or under one of none of the parts. */
  readonly main: string;
  /** Decks are told by how many cards they have in all, and not in the main part alone. */
  readonly isToldWhole?: true;
  /** Headings that are also recognised behind the last card of the section before. */
  readonly headings: readonly string[];
  /** A line `CARD as ANOTHER` has a card that stands in for another; the field of cards in which it is told which card it is. */
  readonly standIn?: string;
  /** What a list of cards looks like, for messages: `with the headings …`. */
  readonly form: string;
}
