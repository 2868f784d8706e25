/** What is in the way of whoever or whatever a player would give an order to (94-TURN-14 to -17, 94-TREATY-05). */
import { isStopped, isType } from '../../effects/reading/index.ts';
import type { CardNumber, RuleId } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Check } from '../shared/checks.ts';
import type { Order } from './order.ts';
import { isOwn, locationOf, titleOf } from './table.ts';

/** The card that is named is a ship of the player's in play. */
export const ownShip = (...rules: readonly RuleId[]): Check<Order> => ({
  rules,
  why: (engine, { card, player }) =>
    card > 0 && isType(engine, card, 'ship') && locationOf(engine, card) > 0 && isOwn(engine, card, player)
      ? null
      : 'that is no ship of yours',
});

/** None of these is stopped; of one that is because it was in a battle that is told as well. */
export function notStopped(
  cardsOf: (order: Order, engine: Engine) => readonly CardNumber[],
  ...more: readonly RuleId[]
): Check<Order> {
  const idle = (engine: Engine, order: Order): readonly CardNumber[] =>
    cardsOf(order, engine).filter((card) => isStopped(engine, card));
  return {
    rules: ['94-TURN-16', ...more],
    why: (engine, order) => {
      const [card] = idle(engine, order);
      return card === undefined ? null : `${titleOf(engine, card)} is stopped`;
    },
    because: [
      {
        rules: ['94-TURN-14'],
        why: (engine, order) =>
          idle(engine, order).some((card) => engine.has(card, 'fought')) ? 'it was in a battle this turn' : null,
      },
    ],
  };
}
