/** What the Second Edition tells the rooms above the rules, with the language of its cards. */
import type { EditionWords } from '../../engine/ruleset/edition-words.ts';
import { SECOND_EDITION_LEXICON } from '../../language/grammar/second-edition/index.ts';
import { secondEditionTerms } from './edition-terms.ts';

export const secondEditionWords: EditionWords = {
  ...secondEditionTerms,
  cardKinds: { ...secondEditionTerms.cardKinds, lexicon: SECOND_EDITION_LEXICON },
};
