/** The pane of one card in full, as its face lays it out. */
import type { CardNumber } from '../../../engine/asking/request.ts';
import { cardOf } from '../cards.ts';
import type { Desk } from '../state.ts';
import { note } from './pane.ts';
import type { Entry, Pane } from './pane.ts';

/** The card with a number, laid out for a width. */
export function cardPane(desk: Desk, number: CardNumber | null, width: number): Pane {
  const card = cardOf(desk.view, number);
  if (card === undefined) return { title: 'Card', right: '', entries: [note('No card is pointed at.')] };
  return { title: 'Card', right: '', entries: desk.face.card(desk, card, width).map((line): Entry => ({ line })) };
}
