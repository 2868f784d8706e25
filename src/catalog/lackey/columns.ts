/** The columns of LackeyCCG's card tables for the Second Edition, in their usual order. */
import { fold } from '../names.ts';

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

const BY_NAME: ReadonlyMap<string, Column> = new Map(COLUMNS.map((column) => [plain(column), column]));

/** Capitals, blanks and marks in a heading mean nothing. */
function plain(heading: string): string {
  return fold(heading).replace(/[^a-z]/g, '');
}

/** The column a heading names. */
export function columnNamed(heading: string): Column | undefined {
  return BY_NAME.get(plain(heading));
}
