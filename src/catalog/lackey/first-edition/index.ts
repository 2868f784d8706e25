/** LackeyCCG's card tables for First Edition. */
import type { TableFormat } from '../format.ts';
import { COLUMNS, NEEDED } from './columns.ts';
import { readRow } from './row-reader.ts';

export const firstEditionTable: TableFormat = {
  columns: COLUMNS,
  needed: NEEDED,
  // Titles stand alone in this edition: where a title bears the set of a later printing, that is its subtitle.
  titles: () => ({ all: new Set(), split: () => null }),
  withoutTabs: () => null,
  readRow,
};
