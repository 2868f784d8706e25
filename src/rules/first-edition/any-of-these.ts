/** The selections that orders offer: some of the cards that could take part. */
import type { CardNumber, Selection } from '../../engine/asking/request.ts';

/** Any number of these cards, one at least. */
export const anyOfThese = (cards: readonly CardNumber[]): Selection => ({
  from: cards.map((card) => ({ kind: 'card', card })),
  min: 1,
  max: cards.length,
  ordered: false,
  example: [0],
});
