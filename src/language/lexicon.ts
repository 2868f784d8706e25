/** What texts are read with: the language of their edition, and the titles, keywords, species and skills that they may name. */
import type { Language } from './dialect.ts';
import { wordLists, type OpenLists, type WordLists } from './text/word-lists.ts';
import type { Program } from './tree/index.ts';

/** What a text is read with: the words that card data name, and the dialect it is written in. */
export interface Lexicon extends OpenLists {
  readonly dialect: Language;
  /** The gate: what of a compiled text nobody carries out. Left out: everything is taken to be carried out. */
  readonly notCarriedOut?: (program: Program) => readonly string[];
}

const ready = new WeakMap<Lexicon, WordLists>();

/** The lists of a lexicon made ready for reading, once for each. */
export function listsOf(lexicon: Lexicon): WordLists {
  const known = ready.get(lexicon);
  if (known) return known;
  const made = wordLists(lexicon);
  ready.set(lexicon, made);
  return made;
}
