/** What the card tables of one edition are like: their columns, and how a row becomes cards. */
import type { CardKinds } from '../../engine/ruleset/card-kinds.ts';
import type { CardFacts } from '../card-facts.ts';
import type { Problem } from '../problem.ts';
import type { Row } from './table.ts';

/** A name taken apart. */
export interface Name {
  readonly title: string;
  readonly subtitle?: string;
  readonly location?: string;
}

/** Where titles end and subtitles begin. */
export interface Titles {
  /** Every title and every place, for texts that speak of them. */
  readonly all: ReadonlySet<string>;
  /** The parts of a name; null where they are not known. */
  split(name: string, type: string): (Name & { readonly isGuess: boolean }) | null;
}

/** What a row was read as: no card where errors prevent it; warnings come with the cards. */
export interface ReadRow {
  readonly read: readonly CardFacts[];
  readonly problems: readonly Problem[];
}

export interface TableFormat {
  /** In their usual order. */
  readonly columns: readonly string[];
  /** Without these a table says nothing of cards. */
  readonly needed: readonly string[];
  /** The list of titles of the edition, from the text of its file. */
  readonly titles: (text: string) => Titles;
  /** The fields of a row whose TABs have become blanks; null for any other line. */
  readonly withoutTabs: (line: string) => readonly string[] | null;
  /** The cards of a row with this name: one, or several where the edition has several cards for what its table has as one. */
  readonly readRow: (row: Row, name: string, titles: Titles, kinds: CardKinds) => ReadRow;
}
