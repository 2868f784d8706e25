/** What First Edition of 1994 tells the rooms above the rules, with the language of its cards. */
import type { EditionWords } from '../../engine/ruleset/edition-words.ts';
import { FIRST_EDITION_LEXICON } from '../../language/grammar/first-edition/index.ts';
import { premiereTerms } from './edition-terms.ts';

export const premiereWords: EditionWords = {
  ...premiereTerms,
  cardKinds: { ...premiereTerms.cardKinds, lexicon: FIRST_EDITION_LEXICON },
};
