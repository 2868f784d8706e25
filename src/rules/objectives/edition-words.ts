/** What the objectives variant tells the rooms above the rules, with the language of its cards. */
import type { EditionWords } from '../../engine/ruleset/edition-words.ts';
import { OBJECTIVES_LEXICON } from '../../language/grammar/objectives/index.ts';
import { objectivesTerms } from './edition-terms.ts';

export const objectivesWords: EditionWords = {
  ...objectivesTerms,
  cardKinds: { ...objectivesTerms.cardKinds, lexicon: OBJECTIVES_LEXICON },
};
