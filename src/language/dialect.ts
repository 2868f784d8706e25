/** What an edition says of its card texts: their words and icons, its grammar, how a text is cleaned before it is read. */
import type { Vocabulary } from './grammar/core/vocabulary.ts';
import type { Grammar } from './parse/grammar.ts';
import type { IconTable } from './text/icons.ts';
import type { Ability, Keyword, Timing } from './tree/index.ts';

/** An edition's words, where they stand for something of the tree: what is needed to write one. */
export interface Dialect {
  readonly name: string;
  /** Its words for what is in the tree. */
  readonly words: Vocabulary;
  /** Its icons and the affiliations they stand for. */
  readonly icons: IconTable;
  readonly keywords: KeywordForms;
  readonly cardTypes?: CardTypes;
  /** A line in house style as it says it, where it has words of its own for what all say. */
  readonly inItsWords?: (line: string) => string;
}

/** An edition's language: its dialect, and its sentences, to read texts. A game whose cards are compiled does without them. */
export interface Language extends Dialect {
  /** What its sentences mean. */
  readonly grammar: Grammar;
  /** A printed text with known typos and residue of data put right. */
  readonly clean: (text: string) => string;
  /** Words that a sentence of it can't mean, though one of another edition may: it is not read. */
  readonly senseless?: RegExp;
  /** By type of card: when what such a card says by itself is heard of by nobody, since it is played in answer alone and lies nowhere. */
  readonly unheard?: ReadonlyMap<string, ReadonlySet<Timing['t']>>;
}

/** What an edition's own types of card are to texts. */
export interface CardTypes {
  /** The type that all texts know such a card as. */
  readonly readAs: ReadonlyMap<string, string>;
  /** The kind of card that such a card lies on without saying so. */
  readonly lieOn: ReadonlyMap<string, string>;
}

/** What stands behind some keywords. */
export interface KeywordForms {
  /** Keywords with a number: 'Decay: 3'. */
  readonly numbered: ReadonlySet<string>;
  /** Keywords with a price behind a dash: 'Replicate - Discard a card'. */
  readonly priced: ReadonlySet<string>;
  /** The texts that a keyword of a card of a type is short for. */
  readonly texts: (keyword: Keyword, cardType: string) => readonly Ability[];
}
