/** The icons of the objectives variant: those of Second Edition, and some that only its cards bear. */
import { IconTable } from '../../text/icons.ts';
import { AFFILIATIONS, OTHERS } from '../second-edition/icons.ts';

export const ICONS = new IconTable(AFFILIATIONS, [
  ...OTHERS,
  ['Duras', 'Duras'],
  ["Qo'noS", "Qo'noS"],
  ['TNG-M', 'TNG-M'],
  ['TOS-M', 'TOS-M'],
]);
