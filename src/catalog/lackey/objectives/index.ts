/** LackeyCCG's card tables of the Second Edition, read for the objectives variant: a mission is a location and an objective (OBJ-OP-30). */
import { FieldValues } from '../../field-values.ts';
import { fold } from '../../names.ts';
import { secondEditionTable } from '../second-edition/index.ts';
import { rowReader, type Mission, type Written } from '../second-edition/row-reader.ts';
import type { Name, TableFormat } from '../format.ts';

/** Where personnel and ships are at home of which the tables do not say it; all others are of the Alpha Quadrant (OBJ-OP-16). */
const HOMES: readonly { readonly field: string; readonly word: string; readonly quadrant: string }[] = [
  { field: 'affiliation', word: 'Dominion', quadrant: 'gamma' },
  { field: 'affiliation', word: 'Borg', quadrant: 'delta' },
  { field: 'icons', word: 'Voy', quadrant: 'delta' },
];

function native(fields: FieldValues): void {
  const homes = HOMES.filter(({ field, word }) => fields.words(field).includes(word));
  if (homes.length > 0) fields.setWords('quadrant', [...new Set(homes.map(({ quadrant }) => quadrant))]);
}

/** The place is named by where it is, the task by what is done; each bears the other's name as its subtitle, since both may occur more than once. */
function namesOf({ title, location }: Name): { readonly place: Name; readonly task: Name } {
  if (location === undefined || fold(location) === fold(title))
    return { place: { title }, task: { title, subtitle: 'Objective' } };
  return { place: { title: location, subtitle: title }, task: { title, subtitle: location } };
}

/** What a text says of attempting, completing and points belongs to the task, anything else to the place. */
const OF_TASKS = /attempt|complet|requirement|worth|points/i;

/** Nobody's affiliation matters to an objective (OBJ-ATT-08), so who may attempt a mission is left out. */
function ofMission(card: Written, { kind, quadrant, span, task }: Mission): readonly Written[] {
  const names = namesOf(card.name);
  const isOfTask = task !== null && OF_TASKS.test(card.text);
  const place = new FieldValues('location');
  place.setText('location', kind);
  place.setWords('quadrant', [quadrant]);
  place.setNumber('span', span);
  place.setWords('icons', card.fields.words('icons'));
  place.keywords = card.fields.keywords;
  const location = { ...card, name: names.place, unique: false, fields: place, text: isOfTask ? '' : card.text };
  if (task === null) return [location];
  const asked = new FieldValues('objective');
  asked.setText('objective', kind);
  asked.setNumber('points', task.points);
  asked.setText('requirements', task.requirements);
  const text = isOfTask ? card.text : '';
  return [
    { ...location, attempt: null },
    { ...card, name: names.task, unique: false, fields: asked, keywords: [], text, attempt: null },
  ];
}

export const objectivesTable: TableFormat = { ...secondEditionTable, readRow: rowReader({ native, ofMission }) };
