/** Whoever pays one part of a cost is chosen so that the parts after it can be paid too. */
import { blockAt, isCostBlock, type Context } from '../../reading/index.ts';
import { leavesEnough } from '../costs.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';

/** Of these cards those that leave enough for what is still to be paid; all of them where it is no cost, or none does. */
export function leavingTheRest(context: Context, cards: readonly CardNumber[]): readonly CardNumber[] {
  const { engine, frame } = context;
  const entry = frame?.text?.path.at(-1);
  const definition = engine.definitions[frame?.text?.definition ?? -1];
  if (!entry || !definition || !isCostBlock(definition, entry.block)) return cards;
  const costs = blockAt(definition, entry.block);
  if (entry.index + 1 >= costs.length || cards.length < 2) return cards;
  const able = cards.filter((card) => leavesEnough(context, costs, entry.index, card));
  return able.length === 0 ? cards : able;
}
