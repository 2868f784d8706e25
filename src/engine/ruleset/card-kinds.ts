/** What cards an edition has: their types, the fields of each, and how the fields of a card become what is printed on it. */
import type { CardLanguage } from './declared.ts';
import type { Definition } from '../definition.ts';

/** A type of card by its fields. */
export interface CardType {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Those of the required fields that are attributes. */
  readonly attributes: readonly string[];
  /** Its cards are their owner's side, whoever commands them. */
  readonly isOwners?: true;
  /** Of a field of words, those that such a card has besides others. */
  readonly never?: ReadonlyMap<string, readonly string[]>;
  /** The rules that say what must be on such a card. */
  readonly rules?: readonly string[];
}

/** Words that are usual in an open list; an entry that is none of them is a warning, never an error. */
export interface UsualWords {
  /** The list of the card language that belongs to them. */
  readonly language?: 'affiliations' | 'skills' | 'species';
  readonly words: readonly string[];
  /** Any other is as good: nobody is warned of it. */
  readonly isOpen?: true;
  /** Any other is an error. */
  readonly isClosed?: true;
}

/** How a field is written, and the rules that say what may stand there. */
export type CardField = FieldForm & { readonly rules?: readonly string[] };

/** `called`: what one of its words is, in a message. */
type FieldForm =
  /** A text of a line that is a name. */
  | { readonly is: 'name' }
  | { readonly is: 'text' }
  | { readonly is: 'truth' }
  /** Keywords of the card language. */
  | { readonly is: 'keywords' }
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  /** One of these words. `needs`: fields that a card must have because of the word. */
  | {
      readonly is: 'choice';
      readonly of: readonly string[];
      readonly needs?: Readonly<Record<string, readonly string[]>>;
    }
  | {
      readonly is: 'words';
      readonly called: string;
      readonly usual: UsualWords;
      readonly between: 'commas' | 'blanks' | 'strokes';
      /** Of these words a card has one at most. */
      readonly apart?: readonly string[];
    }
  /** Words with a level before each, one where none stands; `times`: also behind it, as `x2`. */
  | { readonly is: 'levels'; readonly called: string; readonly usual: UsualWords; readonly times?: true }
  /** Words that are icons, or a sentence of the card language with ` may `. */
  | {
      readonly is: 'icons or sentence';
      readonly called: string;
      readonly usual: UsualWords;
      readonly also: UsualWords;
    };

/** The fields of one card as they were read. Asking for a text or a number that is not there is an error of the edition. */
export interface CardFields {
  readonly type: string;
  /** Its keywords with their parameter as text. */
  readonly keywords: Readonly<Record<string, string>>;
  has: (name: string) => boolean;
  text: (name: string) => string;
  number: (name: string) => number;
  /** None where there is no such field. */
  words: (name: string) => readonly string[];
  /** None where there is no such field. */
  levels: (name: string) => Readonly<Record<string, number>>;
}

/** What is printed on a card beside what every card has. */
export type PrintedFacts = Omit<
  Definition,
  'id' | 'title' | 'subtitle' | 'type' | 'unique' | 'text' | 'abilities' | 'leftover'
> & {
  /** Where an edition says otherwise which cards are unique than by a field `unique`. */
  readonly unique?: boolean;
};

/** What is said of a card beside its game text. */
export interface CardLines {
  /** The place it is named by, beside its title. */
  readonly place?: string;
  /** Text that is compiled as requirements; empty where it has none. */
  readonly requirements: string;
  /** Who may go about it, as it is shown; empty where it says nothing. */
  readonly attempt: string;
  /** Further words by which it is found. */
  readonly searched: readonly string[];
}

export interface CardKinds extends Readonly<CardLanguage> {
  /** By the word that stands in `type`. */
  readonly types: ReadonlyMap<string, CardType>;
  /** The rules that say which types there are. */
  readonly rules?: readonly string[];
  /** Types that only other editions have, each with what takes its place here. */
  readonly elsewhere?: ReadonlyMap<string, string>;
  /** Fields every card may have. */
  readonly common: readonly string[];
  /** By name, in the order in which they are read and their faults told. A field that is only allowed stands here not. */
  readonly fields: ReadonlyMap<string, CardField>;
  readonly print: (fields: CardFields) => PrintedFacts;
  readonly linesOf: (card: PrintedFacts) => CardLines;
}
