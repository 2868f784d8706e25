/** The columns of LackeyCCG's card tables for First Edition, in their usual order. */

export const COLUMNS = [
  'Name',
  'Set',
  'ImageFile',
  'Release',
  'Info',
  'Property',
  'Uniqueness',
  'Type',
  'Mission/ Dilemma Type',
  'Affil',
  'Class',
  'Int/Rng',
  'Cun/Wpn',
  'Str/Shd',
  'Points',
  'Region',
  'Quadrant',
  'Span',
  'Icons',
  'Staff',
  'Characteristics/ Keywords',
  'Requires',
  'Persona',
  'Command',
  'Reports',
  'Names',
  'Text',
] as const;

export type Column = (typeof COLUMNS)[number];

/** Without these a table says nothing of cards. */
export const NEEDED: readonly Column[] = ['Name', 'Type', 'Affil', 'Text'];

/** Which column an attribute stands in. */
export const ATTRIBUTE_COLUMNS: ReadonlyMap<string, Column> = new Map([
  ['integrity', 'Int/Rng'],
  ['cunning', 'Cun/Wpn'],
  ['strength', 'Str/Shd'],
  ['range', 'Int/Rng'],
  ['weapons', 'Cun/Wpn'],
  ['shields', 'Str/Shd'],
]);
