/** Order ①: loading and unloading ships at outposts (94-LOAD). */
import { moveCards } from '../../effects/doing/index.ts';
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber, Option, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import { passes, refusalOf, type Check } from '../shared/checks.ts';
import { areCompatible, noteRelease, whyNotTogether } from './affiliation.ts';
import { atLiberty } from './course.ts';
import { aboutEach, type Deed } from './deeds.ts';
import { NOTHING, orderBy, type Order } from './order.ts';
import { anyOfThese } from './any-of-these.ts';
import { notStopped } from './order-checks.ts';
import { cardsIn, isEquipment, isHologram, isOwn, locationOf, outpostsOf, shipsOf } from './table.ts';

/** Is it a card of that type of the player's? */
const isOwnOf = (engine: Engine, card: CardNumber, type: 'ship' | 'outpost', player: Seat): boolean =>
  card !== NOTHING && isType(engine, card, type) && isOwn(engine, card, player);

/** Is the card aboard a ship, or at an outpost? What is in a hand, or on the spaceline, lies in nothing. */
const isIn = (engine: Engine, card: CardNumber, type: 'ship' | 'outpost'): boolean => {
  const host = engine.hostOf(card);
  return host !== NOTHING && isType(engine, host, type);
};

const sharedChecks: readonly Check<Order>[] = [
  {
    rules: ['94-LOAD-01'],
    why: (_engine, { list }) => (list.length > 0 ? null : 'say which Personnel and Equipment'),
  },
  {
    rules: ['94-LOAD-01'],
    why: (engine, { list, player }) =>
      list.every(
        (card) => isOwn(engine, card, player) && (isType(engine, card, 'personnel') || isEquipment(engine, card)),
      )
        ? null
        : 'only Personnel and Equipment of yours',
  },
];

const loadChecks: readonly Check<Order>[] = [
  ...sharedChecks,
  {
    rules: ['94-LOAD-01'],
    why: (engine, order) => (isOwnOf(engine, order.aboard, 'ship', order.player) ? null : 'that is no ship of yours'),
  },
  {
    rules: ['94-LOAD-01', '94-PLAY-07'],
    why: (engine, order) => {
      const place = locationOf(engine, order.aboard);
      const isThere = order.list.every((card) => isIn(engine, card, 'outpost') && locationOf(engine, card) === place);
      return isThere ? null : 'they are not at an Outpost of yours where the ship is';
    },
  },
  {
    rules: ['94-LOAD-02', '94-AFFIL-07'],
    why: (engine, order) => whyNotTogether(engine, order.player, order.list, order.aboard),
  },
  notStopped((order) => [...order.list, order.aboard]),
  atLiberty((order) => [...order.list, order.aboard]),
];

/** The outpost to which cards are unloaded: the one that is named, else the first where they may be. */
function outpostFor(engine: Engine, { to, list, player }: Order): CardNumber {
  if (to !== NOTHING) return to;
  const own = list.slice(0, 1).flatMap((card) => outpostsOf(engine, player, locationOf(engine, card)));
  const [first = NOTHING] = own;
  return own.find((outpost) => list.every((card) => areCompatible(engine, player, card, outpost))) ?? first;
}

/** The cards with the ships they are aboard. */
const withShips = ({ list }: Order, engine: Engine): readonly CardNumber[] => [
  ...new Set(list.flatMap((card) => [card, engine.hostOf(card)])),
];

const unloadChecks: readonly Check<Order>[] = [
  ...sharedChecks,
  {
    rules: ['94-LOAD-05', '94-LOAD-01'],
    why: (engine, order) => {
      const outpost = outpostFor(engine, order);
      const isAt = isOwnOf(engine, outpost, 'outpost', order.player);
      const place = locationOf(engine, outpost);
      const isThere = order.list.every((card) => isIn(engine, card, 'ship') && locationOf(engine, card) === place);
      return isAt && isThere ? null : 'they are not aboard a ship at an Outpost of yours';
    },
  },
  {
    rules: ['94-LOAD-02', '94-AFFIL-07'],
    why: (engine, order) => {
      const outpost = outpostFor(engine, order);
      return outpost === NOTHING ? null : whyNotTogether(engine, order.player, order.list, outpost);
    },
  },
  notStopped(withShips),
  atLiberty(withShips),
];

/** Those of the player's there for whom nothing forbids it. */
const able = (engine: Engine, checks: readonly Check<Order>[], there: CardNumber, order: Order): CardNumber[] =>
  cardsIn(engine, there, order.player).filter((card) => passes(engine, checks, { ...order, list: [card] }));

/** What can be loaded or unloaded between each outpost and each ship there. */
const withEachShip = (between: (engine: Engine, player: Seat, outpost: CardNumber, ship: CardNumber) => Option[]) =>
  aboutEach(outpostsOf, (engine, outpost, player) =>
    fromEach(shipsOf(engine, player, locationOf(engine, outpost)), (ship) => between(engine, player, outpost, ship)),
  );

const loadOptions = withEachShip((engine, player, outpost, ship) => {
  const cards = able(engine, loadChecks, outpost, orderBy(player, { aboard: ship }));
  if (cards.length === 0) return [];
  return [{ verb: 'load', aboard: ship, from: outpost, selection: anyOfThese(cards), rules: ['94-LOAD-01'] }];
});

const unloadOptions = withEachShip((engine, player, outpost, ship) => {
  const cards = able(engine, unloadChecks, ship, orderBy(player, { to: outpost }));
  if (cards.length === 0) return [];
  return [{ verb: 'unload', to: outpost, from: ship, selection: anyOfThese(cards), rules: ['94-LOAD-05'] }];
});

export const loadDeed: Deed = {
  verb: 'load',
  label: 'order ①',
  rules: ['94-LOAD-01', '94-TURN-11'],
  options: loadOptions,
  whyNot: (engine, order) => refusalOf(engine, loadChecks, order),
  carryOut: (engine, { list, aboard, player }) => {
    if (list.some((card) => isHologram(engine, card))) engine.note('94-HOLO-02');
    noteRelease(engine, list);
    const to = { host: aboard, relation: 'aboard' };
    const rules = ['94-LOAD-01', '94-LOAD-03', '94-LOAD-06', '94-SHOW-02', '94-SHOW-03'];
    moveCards(engine, { verb: 'loaded', player, cards: list, to, face: 'down', known: 'all', rules });
  },
};

export const unloadDeed: Deed = {
  verb: 'unload',
  label: 'order ①',
  rules: ['94-LOAD-05', '94-TURN-11'],
  options: unloadOptions,
  whyNot: (engine, order) => refusalOf(engine, unloadChecks, order),
  carryOut: (engine, order) => {
    noteRelease(engine, order.list);
    const to = { host: outpostFor(engine, order), relation: 'here' };
    const rules = ['94-LOAD-05', '94-LOAD-06', '94-SHOW-01'];
    moveCards(engine, {
      verb: 'unloaded',
      player: order.player,
      cards: order.list,
      to,
      face: 'up',
      known: 'all',
      rules,
    });
  },
};
