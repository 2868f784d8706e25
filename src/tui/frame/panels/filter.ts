/** A panel's filter: what of a list holds the words that were typed. */
import { cardOf } from '../cards.ts';
import type { Desk } from '../state.ts';
import { note } from './pane.ts';
import type { Entry, Pane } from './pane.ts';

/** Whether a text holds what is looked for, in capitals or not. */
export const holds = (text: string, filter: string): boolean => text.toLowerCase().includes(filter.toLowerCase());

/** The pane with what can be pointed at and holds the filter: as it stands there, and a card by whatever it is found by. */
export function filteredPane(desk: Desk, pane: Pane, filter: string): Pane {
  const right = `filter: ${filter}`;
  if (filter === '') return { ...pane, right };
  const entries = pane.entries.filter((entry) => entry.points === true && holds(wordsOf(desk, entry), filter));
  return { ...pane, right, entries: entries.length > 0 ? entries : [note('Nothing fits the filter.')] };
}

function wordsOf({ view, face }: Desk, { line, card: number, told }: Entry): string {
  const card = cardOf(view, number);
  const found =
    card === undefined ? [] : [card.definition.title, card.definition.type, ...face.question.filterWords(card)];
  return [...line.map(({ text }) => text), told?.full ?? '', ...found].join(' ');
}
