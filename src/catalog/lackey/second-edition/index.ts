/** LackeyCCG's card tables for the Second Edition. */
import type { TableFormat } from '../format.ts';
import { COLUMNS, NEEDED } from './columns.ts';
import { readRow } from './read-row.ts';
import { TitleTable } from './titles.ts';
import { fieldsWithoutTabs } from './without-tabs.ts';

export const secondEditionTable: TableFormat = {
  columns: COLUMNS,
  needed: NEEDED,
  titles: (text) => new TitleTable(text),
  withoutTabs: fieldsWithoutTabs,
  readRow,
};
