/** The words of First Edition, as trees are written in them: those of the Second, with icons of its own. */
import type { Dialect } from '../../dialect.ts';
import { SECOND_EDITION_DIALECT } from '../second-edition/dialect.ts';
import { ICONS } from './icons.ts';

export const FIRST_EDITION_DIALECT: Dialect = { ...SECOND_EDITION_DIALECT, name: 'first-edition', icons: ICONS };
