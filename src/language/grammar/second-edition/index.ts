/** The language of Second Edition. */
import type { Language } from '../../dialect.ts';
import type { Lexicon } from '../../lexicon.ts';
import { Grammar } from '../../parse/grammar.ts';
import { correcting } from '../../text/text.ts';
import { CORRECTIONS as RESIDUE } from '../core/corrections.ts';
import { iconsOf } from '../core/icons.ts';
import { CORE } from '../core/index.ts';
import { wordsOf } from '../core/vocabulary.ts';
import { CORRECTIONS } from './corrections.ts';
import { SECOND_EDITION_DIALECT } from './dialect.ts';
import { ICONS } from './icons.ts';
import { SECOND_EDITION_LISTS } from './lists.ts';
import { OWN } from './families.ts';
import { VOCABULARY } from './vocabulary.ts';

export const SECOND_EDITION: Language = {
  ...SECOND_EDITION_DIALECT,
  grammar: new Grammar([CORE, OWN, wordsOf(VOCABULARY), iconsOf(ICONS)]),
  clean: correcting([...RESIDUE, ...CORRECTIONS]),
  // An interrupt is played as an order, in answer to an event, or while something is so.
  unheard: new Map([['interrupt', new Set(['resolve', 'static', 'state', 'clock'] as const)]]),
};

/** What a text of Second Edition can be read with when no card data is at hand. */
export const SECOND_EDITION_LEXICON: Lexicon = { ...SECOND_EDITION_LISTS, dialect: SECOND_EDITION };
