/** The language of First Edition: the sentences that all editions share, with words and icons of its own. */
import type { Language } from '../../dialect.ts';
import type { Lexicon } from '../../lexicon.ts';
import { Grammar } from '../../parse/grammar.ts';
import { iconsOf } from '../core/icons.ts';
import { CORE } from '../core/index.ts';
import { wordsOf } from '../core/vocabulary.ts';
import { OWN } from './families.ts';
import { OWN as SHARED } from '../second-edition/families.ts';
import { SECOND_EDITION } from '../second-edition/index.ts';
import { FIRST_EDITION_DIALECT } from './dialect.ts';
import { ICONS } from './icons.ts';
import { FIRST_EDITION_LISTS } from './lists.ts';
import { correcting } from '../../text/text.ts';
import { CORRECTIONS } from './spelling.ts';

const spelled = correcting(CORRECTIONS);

const FIRST_EDITION: Language = {
  ...FIRST_EDITION_DIALECT,
  grammar: new Grammar([CORE, SHARED, OWN, wordsOf(FIRST_EDITION_DIALECT.words), iconsOf(ICONS)]),
  clean: (text) => spelled(SECOND_EDITION.clean(text)),
};

/** What a text of First Edition can be read with when no card data is at hand. */
export const FIRST_EDITION_LEXICON: Lexicon = { ...FIRST_EDITION_LISTS, dialect: FIRST_EDITION };
