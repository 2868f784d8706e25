/** The language of the objectives variant: that of Second Edition. */
import type { Lexicon } from '../../lexicon.ts';
import { SECOND_EDITION_LEXICON } from '../second-edition/index.ts';

/** What a text of the variant can be read with when no card data is at hand. */
export const OBJECTIVES_LEXICON: Lexicon = { ...SECOND_EDITION_LEXICON };
