/** The columns of LackeyCCG's card tables for the Second Edition, in their usual order. */

export const COLUMNS = [
  'Name',
  'Set',
  'ImageFile',
  'Rarity',
  'Unique',
  'CollectorsInfo',
  'Type',
  'Cost',
  'Mission/DilemmaType',
  'Span',
  'Points',
  'Quadrant',
  'Affiliation',
  'Icons',
  'Staff',
  'Keywords',
  'Class',
  'Species',
  'Skills',
  'Integrity/Range',
  'Cunning/Weapons',
  'Strength/Shields',
  'Text',
] as const;

export type Column = (typeof COLUMNS)[number];

/** Without these a table says nothing of cards. */
export const NEEDED: readonly Column[] = ['Name', 'Type', 'Cost', 'Text'];

/** The types of card that stand in a table. */
export const ROW_TYPES: readonly string[] = [
  'personnel',
  'ship',
  'equipment',
  'event',
  'interrupt',
  'mission',
  'dilemma',
];
