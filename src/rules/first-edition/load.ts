/** Order ①: loading and unloading ships at outposts (94-LOAD). */
import { moveCards } from '../../effects/doing/index.ts';
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber, Option, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import { refusalOf, type Check } from '../shared/checks.ts';
import { areCompatible, noteRelease, whyNotTogether } from './affiliation.ts';
import { atLiberty, isUnderWay } from './course.ts';
import { aboutEach, type Deed, type Order } from './deeds.ts';
import { anyOfThese } from './any-of-these.ts';
import { notStopped } from './order-checks.ts';
import { cardsIn, isEquipment, isHologram, isOwn, locationOf, outpostsOf, shipsOf, unstopped } from './table.ts';

/** Where cards go from an outpost aboard a ship, or the other way. */
interface Transfer {
  readonly from: CardNumber;
  readonly to: CardNumber;
}

/** The cards that may go there just now. */
function movable(engine: Engine, player: Seat, { from, to }: Transfer): CardNumber[] {
  if ([from, to].some((place) => isUnderWay(engine, place))) return [];
  if (unstopped(engine, [to]).length === 0 || unstopped(engine, [from]).length === 0) return [];
  return unstopped(engine, cardsIn(engine, from, player)).filter((card) => areCompatible(engine, player, card, to));
}

const shipOf = ({ aboard = 0 }: Order): CardNumber => aboard;

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
    why: (engine, order) =>
      shipOf(order) > 0 && isType(engine, shipOf(order), 'ship') && isOwn(engine, shipOf(order), order.player)
        ? null
        : 'that is no ship of yours',
  },
  {
    rules: ['94-LOAD-01', '94-PLAY-07'],
    why: (engine, order) => {
      const place = locationOf(engine, shipOf(order));
      const isThere = order.list.every(
        (card) => isType(engine, engine.hostOf(card), 'outpost') && locationOf(engine, card) === place,
      );
      return isThere ? null : 'they are not at an Outpost of yours where the ship is';
    },
  },
  {
    rules: ['94-LOAD-02', '94-AFFIL-07'],
    why: (engine, order) => whyNotTogether(engine, order.player, order.list, shipOf(order)),
  },
  notStopped((order) => [...order.list, shipOf(order)]),
  atLiberty((order) => [...order.list, shipOf(order)]),
];

/** The outpost to which cards are unloaded: the one that is named, else the first where they may be. */
function outpostFor(engine: Engine, { to, list, player }: Order): CardNumber {
  if (to !== undefined) return to;
  const place = locationOf(engine, list[0] ?? 0);
  const own = place === 0 ? [] : outpostsOf(engine, player, place);
  return own.find((outpost) => list.every((card) => areCompatible(engine, player, card, outpost))) ?? own[0] ?? 0;
}

const unloadChecks: readonly Check<Order>[] = [
  ...sharedChecks,
  {
    rules: ['94-LOAD-05', '94-LOAD-01'],
    why: (engine, order) => {
      const outpost = outpostFor(engine, order);
      const isAt = outpost > 0 && isType(engine, outpost, 'outpost') && isOwn(engine, outpost, order.player);
      const place = locationOf(engine, outpost);
      const isThere = order.list.every(
        (card) => isType(engine, engine.hostOf(card), 'ship') && locationOf(engine, card) === place,
      );
      return isAt && isThere ? null : 'they are not aboard a ship at an Outpost of yours';
    },
  },
  {
    rules: ['94-LOAD-02', '94-AFFIL-07'],
    why: (engine, order) => {
      const outpost = outpostFor(engine, order);
      return outpost === 0 ? null : whyNotTogether(engine, order.player, order.list, outpost);
    },
  },
  notStopped((order) => order.list),
  atLiberty((order) => order.list),
];

/** What can be loaded or unloaded between each outpost and each ship there. */
const withShips = (between: (engine: Engine, player: Seat, outpost: CardNumber, ship: CardNumber) => Option[]) =>
  aboutEach(outpostsOf, (engine, outpost, player) =>
    fromEach(shipsOf(engine, player, locationOf(engine, outpost)), (ship) => between(engine, player, outpost, ship)),
  );

const loadOptions = withShips((engine, player, outpost, ship) => {
  const cards = movable(engine, player, { from: outpost, to: ship });
  if (cards.length === 0) return [];
  return [{ verb: 'load', aboard: ship, from: outpost, selection: anyOfThese(cards), rules: ['94-LOAD-01'] }];
});

const unloadOptions = withShips((engine, player, outpost, ship) => {
  const cards = movable(engine, player, { from: ship, to: outpost });
  if (cards.length === 0) return [];
  return [{ verb: 'unload', to: outpost, from: ship, selection: anyOfThese(cards), rules: ['94-LOAD-05'] }];
});

export const loadDeed: Deed = {
  verb: 'load',
  label: 'order ①',
  rules: ['94-LOAD-01', '94-TURN-11'],
  options: loadOptions,
  whyNot: (engine, order) => refusalOf(engine, loadChecks, order),
  carryOut: (engine, { list, aboard = 0, player }) => {
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
