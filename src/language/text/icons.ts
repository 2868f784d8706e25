/** Icons as they are written in text, and the names they stand for. */

const AFFILIATIONS: readonly (readonly [icon: string, name: string])[] = [
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
];
const OTHERS: readonly (readonly [icon: string, name: string])[] = [
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
];

/** The affiliation of an icon (`Fed`, with or without brackets), if it is one. */
export function affiliationOfIcon(icon: string): string | undefined {
  return found(AFFILIATIONS, icon);
}

/** The icon of an affiliation, without brackets. */
export function iconOfAffiliation(name: string): string | undefined {
  return AFFILIATIONS.find(([, known]) => known === name)?.[0];
}

/** The name of another icon: `Cmd` is `command`. */
export function nameOfIcon(icon: string): string | undefined {
  return found(OTHERS, icon);
}

/** The icon for a name: `command` is `Cmd`. */
export function iconOfName(name: string): string | undefined {
  return OTHERS.find(([, known]) => known === name)?.[0];
}

/** All affiliations by name. */
export const AFFILIATION_NAMES: readonly string[] = [...new Set(AFFILIATIONS.map(([, name]) => name))];

function found(table: readonly (readonly [string, string])[], icon: string): string | undefined {
  const bare = icon.replace(/[[\]]/g, '').toLowerCase();
  return table.find(([known]) => known.toLowerCase() === bare)?.[1];
}
