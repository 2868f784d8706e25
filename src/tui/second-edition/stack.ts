/** Stacking dilemmas: what the marked ones cost together, and which of them will not be faced. */
import type { Selection } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { placeFacts } from '../../effects/terms.ts';
import { cardOf } from '../frame/cards.ts';
import type { Marks } from '../frame/question/marking.ts';
import { costOf } from '../../engine/showing/looking.ts';

export interface StackState {
  /** The cost of those that will be faced. */
  readonly cost: number;
  readonly total: number;
  /** Why a candidate is not faced, by its index. */
  readonly remarks: ReadonlyMap<number, string>;
}

const kindOf = (place: CardView | undefined): string | undefined => place && placeFacts(place.definition)?.kind;

/** The stack as it is marked; null while no mission is attempted. */
export function stackState(view: View, { from }: Selection, marks: Marks): StackState | null {
  const { attempt } = view;
  if (!attempt) return null;
  const kind = kindOf(cardOf(view, attempt.place ?? attempt.mission));
  const remarks = new Map<number, string>();
  const titles = new Set(attempt.revealed.map(({ card }) => card.definition.title));
  const cards = from.map((candidate) => (candidate.kind === 'card' ? cardOf(view, candidate.card) : undefined));
  for (const [index, card] of cards.entries()) {
    const type = card?.definition.dilemma;
    if (type !== undefined && type !== 'dual' && type !== kind) remarks.set(index, 'wrong type');
  }
  let cost = attempt.spent;
  let isSpent = false;
  for (const index of marks) {
    const card = cards[index];
    if (card === undefined || remarks.has(index)) continue;
    if (titles.has(card.definition.title)) remarks.set(index, 'a copy');
    else if (isSpent || cost + costOf(card) > attempt.total) {
      isSpent = true;
      remarks.set(index, 'beyond the cost');
    } else {
      cost += costOf(card);
      titles.add(card.definition.title);
    }
  }
  return { cost, total: attempt.total, remarks };
}
