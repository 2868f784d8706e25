/** The card tables of the editions that have any, by the edition's name: whoever adds one adds a line here. */
import type { TableFormat } from './format.ts';
import { objectivesTable } from './objectives/index.ts';
import { secondEditionTable } from './second-edition/index.ts';
import { isTable, namedColumns } from './table.ts';

export type Formats = ReadonlyMap<string, TableFormat>;

export const FORMATS: Formats = new Map([
  ['second-edition', secondEditionTable],
  ['objectives', objectivesTable],
]);

/**
 * The editions whose card table a text is, by its first line: those of whose columns it names the most. Several where editions are played with
 * the same tables; none where it is no table.
 */
export function editionsOfTable(text: string, formats: Formats = FORMATS): readonly string[] {
  const fitting = [...formats].filter(([, format]) => isTable(text, format));
  const most = Math.max(0, ...fitting.map(([, format]) => namedColumns(text, format)));
  return fitting.filter(([, format]) => namedColumns(text, format) === most).map(([edition]) => edition);
}
