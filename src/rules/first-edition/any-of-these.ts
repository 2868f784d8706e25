/** The selections that orders offer: some of the cards that could take part. */
import type { CardNumber, Selection } from '../../engine/asking/request.ts';
import { Engine } from '../../engine/kernel/kernel.ts';

/** Any number of these cards, one at least. */
export const anyOfThese = (cards: readonly CardNumber[]): Selection => ({
  from: Engine.cards(cards),
  min: 1,
  max: cards.length,
  ordered: false,
  example: [0],
});
