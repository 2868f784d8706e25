/** The icons of Second Edition. */
import { IconTable } from '../../text/icons.ts';

export const AFFILIATIONS = [
  ['Fed', 'Federation'],
  ['NA', 'Non-Aligned'],
  ['Non', 'Non-Aligned'],
  ['SF', 'Starfleet'],
  ['Sta', 'Starfleet'],
  ['Kli', 'Klingon'],
  ['Rom', 'Romulan'],
  ['Baj', 'Bajoran'],
  ['Bor', 'Borg'],
  ['Car', 'Cardassian'],
  ['Dom', 'Dominion'],
  ['Fer', 'Ferengi'],
  ['Vid', 'Vidiian'],
  ['Hir', 'Hirogen'],
  ['Kaz', 'Kazon'],
] as const;
export const OTHERS = [
  ['Cmd', 'command'],
  ['Stf', 'staff'],
  ['Pa', 'past'],
  ['AU', 'alternate'],
  ['Fut', 'future'],
  ['DS9', 'DS9'],
  ['TNG', 'TNG'],
  ['TOS', 'TOS'],
  ['Voy', 'Voy'],
  ['Maq', 'Maq'],
  ['TN', 'TN'],
  ['E', 'E'],
] as const;

export const ICONS = new IconTable(AFFILIATIONS, OTHERS);
