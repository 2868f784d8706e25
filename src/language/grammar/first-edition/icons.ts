/** The icons of First Edition: those of 1994, and those that later texts speak of. */
import { IconTable } from '../../text/icons.ts';

const AFFILIATIONS = [
  ['Fed', 'Federation'],
  ['NA', 'Non-Aligned'],
  ['Non', 'Non-Aligned'],
  ['Kli', 'Klingon'],
  ['Rom', 'Romulan'],
] as const;
/** Of later years. */
const LATER_AFFILIATIONS = [
  ['Baj', 'Bajoran'],
  ['Bor', 'Borg'],
  ['Car', 'Cardassian'],
  ['Dom', 'Dominion'],
  ['Fer', 'Ferengi'],
] as const;
const OTHERS = [
  ['Cmd', 'command'],
  ['Stf', 'staff'],
  ['Holo', 'holo'],
  ['AU', 'alternate universe'],
  ['Com', 'communications'],
  ['Def', 'defense'],
  ['Ent-E', 'Enterprise-E'],
  ['KW', 'ketracel'],
  ['Maq', 'Maquis'],
  ['Nav', 'navigation'],
  ['Orb', 'orb'],
  ['Q', 'Q'],
  ['Rule', 'rule of acquisition'],
] as const;

export const ICONS = new IconTable(AFFILIATIONS, OTHERS, LATER_AFFILIATIONS);
