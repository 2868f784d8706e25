/** Ships that a text sends somewhere: they do nothing but travel there, as far as their range goes (94-CARD-22). */
import { candidates, reaching } from '../../effects/meaning.ts';
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { way } from '../../engine/places/rows.ts';
import type { Check } from '../shared/checks.ts';
import type { Order } from './order.ts';
import { locationOf, shipsOf, titleOf } from './table.ts';

/** Where a text sends the ship; 0 nowhere. */
function courseOf(engine: Engine, ship: CardNumber): CardNumber {
  const [item] = reaching(engine, ship, 'course');
  if (item?.mod.m !== 'course') return 0;
  const [to = 0] = candidates(item.context, item.mod.to);
  return to === locationOf(engine, ship) ? 0 : to;
}

/** The ship, or the one that the card is aboard. */
const shipWith = (engine: Engine, card: CardNumber): CardNumber =>
  isType(engine, card, 'ship') ? card : engine.relationOf(card) === 'aboard' ? engine.hostOf(card) : 0;

/** Is the card, or the ship it is aboard, sent somewhere? */
function isUnderWay(engine: Engine, card: CardNumber): boolean {
  const ship = card > 0 ? shipWith(engine, card) : 0;
  return ship > 0 && courseOf(engine, ship) > 0;
}

/** None of them is aboard a ship that may do nothing but travel. */
export const atLiberty = (cardsOf: (order: Order, engine: Engine) => readonly CardNumber[]): Check<Order> => ({
  rules: ['94-CARD-22'],
  why: (engine, order) => {
    const card = cardsOf(order, engine).find((one) => isUnderWay(engine, one));
    return card === undefined ? null : `${titleOf(engine, shipWith(engine, card))} does nothing but travel`;
  },
});

/** A ship that is sent somewhere goes no other way, and no further. */
export const onItsCourse: Check<Order> = {
  rules: ['94-CARD-22'],
  why: (engine, { card, to }) => {
    const end = card > 0 ? courseOf(engine, card) : 0;
    if (end === 0 || to === 0) return null;
    const isOnIt = way(engine, locationOf(engine, card), end)?.includes(to) === true;
    return isOnIt ? null : `${titleOf(engine, card)} must travel to ${titleOf(engine, end)}`;
  },
};

/** The player's ships that are sent somewhere. */
export const shipsSent = (engine: Engine, player: Seat): readonly CardNumber[] =>
  shipsOf(engine, player).filter((ship) => courseOf(engine, ship) > 0);
