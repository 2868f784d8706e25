/** Whoever pays one part of a cost is chosen so that the parts after it can be paid too. */
import { blockAtWork, isCostAtWork, textAtWork, type Context } from '../../reading/index.ts';
import { leavesEnough } from '../costs.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';

/** Of these cards those that leave enough for what is still to be paid; all of them where it is no cost, or none does. */
export function leavingTheRest(context: Context, cards: readonly CardNumber[]): readonly CardNumber[] {
  const atWork = textAtWork(context);
  if (!atWork || !isCostAtWork(atWork)) return cards;
  const costs = blockAtWork(atWork);
  const { entry } = atWork;
  if (entry.index + 1 >= costs.length || cards.length < 2) return cards;
  const able = cards.filter((card) => leavesEnough(context, costs, entry.index, card));
  return able.length === 0 ? cards : able;
}
