/** The language of the objectives variant: that of the Second Edition, with nouns and sentences of its own. */
import type { CardTypes, Language } from '../../dialect.ts';
import type { Lexicon } from '../../lexicon.ts';
import { Grammar } from '../../parse/grammar.ts';
import { iconsOf } from '../core/icons.ts';
import { CORE } from '../core/index.ts';
import { wordsOf } from '../core/vocabulary.ts';
import { OWN as SHARED } from '../second-edition/families.ts';
import { SECOND_EDITION } from '../second-edition/index.ts';
import { SECOND_EDITION_LISTS } from '../second-edition/lists.ts';
import { OWN } from './families.ts';
import { ICONS } from './icons.ts';
import { LOCATION_AS_TASK, reworded, written } from './rewording.ts';
import { VOCABULARY } from './vocabulary.ts';

const CARD_TYPES: CardTypes = {
  // "This mission" is the place on the one, the task on the other.
  readAs: new Map([
    ['location', 'mission'],
    ['objective', 'mission'],
  ]),
  lieOn: new Map([['system', 'ship']]),
};

export const OBJECTIVES: Language = {
  ...SECOND_EDITION,
  name: 'objectives',
  grammar: new Grammar([CORE, SHARED, OWN, wordsOf(VOCABULARY), iconsOf(ICONS)], reworded),
  icons: ICONS,
  words: VOCABULARY,
  cardTypes: CARD_TYPES,
  inItsWords: written,
  senseless: LOCATION_AS_TASK,
};

/** What a text of the variant can be read with when no card data is at hand. */
export const OBJECTIVES_LEXICON: Lexicon = { ...SECOND_EDITION_LISTS, dialect: OBJECTIVES };
