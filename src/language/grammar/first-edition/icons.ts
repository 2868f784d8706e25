/** The icons of First Edition as it was in 1994. */
import { IconTable } from '../../text/icons.ts';

const AFFILIATIONS = [
  ['Fed', 'Federation'],
  ['NA', 'Non-Aligned'],
  ['Non', 'Non-Aligned'],
  ['Kli', 'Klingon'],
  ['Rom', 'Romulan'],
] as const;
const OTHERS = [
  ['Cmd', 'command'],
  ['Stf', 'staff'],
  ['Holo', 'holo'],
] as const;

export const ICONS = new IconTable(AFFILIATIONS, OTHERS);
