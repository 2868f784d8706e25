/** The words of Second Edition, as trees are written in them. */
import type { Dialect } from '../../dialect.ts';
import { ICONS } from './icons.ts';
import { KEYWORDS } from './keywords.ts';
import { VOCABULARY } from './vocabulary.ts';

export const SECOND_EDITION_DIALECT: Dialect = {
  name: 'second-edition',
  words: VOCABULARY,
  icons: ICONS,
  keywords: KEYWORDS,
};
