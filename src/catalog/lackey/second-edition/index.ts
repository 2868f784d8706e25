/** LackeyCCG's card tables for the Second Edition. */
import type { TableFormat } from '../format.ts';
import { COLUMNS, NEEDED } from './columns.ts';
import { rowReader, type Mission, type Written } from './row-reader.ts';
import { TitleTable } from './titles.ts';
import { fieldsWithoutTabs } from './without-tabs.ts';

/** A mission is one card: the place and what is asked there. */
function ofMission(card: Written, { kind, quadrant, span, task }: Mission): readonly Written[] {
  const { fields, name, attempt } = card;
  fields.setText('mission', kind);
  fields.setText('location', name.location);
  fields.setWords('quadrant', [quadrant]);
  fields.setNumber('span', span);
  if (task !== null) {
    fields.setNumber('points', task.points);
    fields.setText('requirements', task.requirements);
    fields.setWords('attempt', typeof attempt === 'string' ? [attempt] : (attempt ?? []));
  }
  return [card];
}

export const secondEditionTable: TableFormat = {
  columns: COLUMNS,
  needed: NEEDED,
  titles: (text) => new TitleTable(text),
  withoutTabs: fieldsWithoutTabs,
  readRow: rowReader({ native: () => undefined, ofMission }),
};
