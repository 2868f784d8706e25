/** Texts that let ships move between places of different quadrants: "ships may move between this location and [GQ] locations". */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { rulesAtWork } from './rules-at-work.ts';
import { covers } from '../meaning.ts';

/** Is there a text by which the ship may move from one of these places to the other? */
export function mayCrossBetween(engine: Engine, ship: CardNumber, from: CardNumber, to: CardNumber): boolean {
  return rulesAtWork(engine, 'cross').some(({ context, effect: { who, a, b } }) => {
    if (!covers(context, who, ship)) return false;
    return [
      [from, to],
      [to, from],
    ].some(([one = 0, other = 0]) => covers(context, a, one) && covers(context, b, other));
  });
}
