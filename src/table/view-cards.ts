/** The cards that a view shows, by their numbers. */
import type { CardNumber } from '../engine/asking/request.ts';
import type { CardView, PileView, View } from '../engine/showing/view.ts';

const indexes = new WeakMap<View, ReadonlyMap<CardNumber, CardView>>();

/** Every card whose face the view shows, wherever it stands in it. */
export function cardsIn(view: View): ReadonlyMap<CardNumber, CardView> {
  const known = indexes.get(view);
  if (known !== undefined) return known;
  const cards = new Map<CardNumber, CardView>();
  const { players, request: _request, ...rest } = view;
  for (const part of [players, rest]) collect(part, cards);
  indexes.set(view, cards);
  return cards;
}

/** An edition may show cards in parts of the view that only it knows: they are found by their shape. */
function collect(part: unknown, cards: Map<CardNumber, CardView>): void {
  if (typeof part !== 'object' || part === null) return;
  if (isCard(part)) {
    cards.set(part.number, part);
    collect(part.hosted, cards);
  } else if (isPile(part)) collect(part.cards, cards);
  else {
    for (const each of Object.values(part)) collect(each, cards);
  }
}

// By name: what is made as it is looked at is not listed.
const isPile = (part: object): part is PileView => 'cards' in part && 'count' in part && 'player' in part;

const isCard = (part: object): part is CardView => 'definition' in part && 'number' in part && 'hosted' in part;
