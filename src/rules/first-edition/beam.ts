/** Order ④: beaming Personnel and Equipment between a ship and the planet, or two own ships (94-BEAM). */
import { moveCards } from '../../effects/doing/index.ts';
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber, Option, Seat, Selection, SetCondition } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import { passes, refusalOf, type Check } from '../shared/checks.ts';
import { areCompatible, isOfSpeciesOf, noteNonAligned, noteRelease, whyNotTogether } from './affiliation.ts';
import { beamLimits, isBeamBanned, surfaceOf } from './barriers.ts';
import { atLiberty } from './course.ts';
import { aboutEach, type Deed } from './deeds.ts';
import { NOTHING, type Order, orderBy } from './order.ts';
import { mayProjectAt, project } from './holograms.ts';
import { anyOfThese } from './any-of-these.ts';
import { notStopped } from './order-checks.ts';
import { notVaporized } from './supernova.ts';
import { isStalled } from './staff.ts';
import {
  cardsIn,
  isHologram,
  isLocation,
  isOwn,
  isPlanet,
  locationOf,
  relationIn,
  shipsOf,
  spaceline,
  unstopped,
} from './table.ts';

const isShip = (engine: Engine, place: CardNumber): boolean => place > 0 && isType(engine, place, 'ship');

/** Where the cards are: the place that is named, else that of the first of them. */
function originOf(engine: Engine, { from, list }: Order): CardNumber {
  const [first] = list;
  return from === NOTHING && first !== undefined ? engine.hostOf(first) : from;
}

/** What is wrong with the places. */
const placeChecks: readonly Check<Order>[] = [
  {
    rules: ['94-BEAM-01'],
    why: (engine, order) => {
      const [from, to] = [originOf(engine, order), order.to];
      const isPlace = (place: CardNumber): boolean => isShip(engine, place) || isLocation(engine, place);
      return isPlace(from) && isPlace(to) && from !== to && (isShip(engine, from) || isShip(engine, to))
        ? null
        : 'beam between a ship and the planet, or two ships';
    },
  },
  {
    rules: ['94-BEAM-09'],
    why: (engine, order) =>
      [originOf(engine, order), order.to].some((place) => isShip(engine, place) && !isOwn(engine, place, order.player))
        ? 'that ship is not yours'
        : null,
  },
  locationCheck('94-BEAM-08', 'the ships are not at one location', (engine, from, to) =>
    [from, to].every((place) => isShip(engine, place)),
  ),
  locationCheck('94-BEAM-13', 'the ship is at another location', (engine, from, to) =>
    [from, to].some((place) => isLocation(engine, place)),
  ),
  {
    rules: ['94-BEAM-12'],
    why: (engine, order) =>
      [originOf(engine, order), order.to].some((place) => isLocation(engine, place) && !isPlanet(engine, place))
        ? 'there is no surface at a space mission'
        : null,
  },
  notVaporized(({ to }) => to),
  {
    rules: ['94-CLOAK-06'],
    why: (engine, order) =>
      [originOf(engine, order), order.to].some((place) => place > 0 && engine.has(place, 'cloaked'))
        ? 'the ship is cloaked'
        : null,
  },
  notStopped((order, engine) => [originOf(engine, order), order.to].filter((place) => place > 0)),
  atLiberty((order, engine) => [originOf(engine, order), order.to]),
];

function locationCheck(
  rule: string,
  reason: string,
  isMeant: (engine: Engine, from: CardNumber, to: CardNumber) => boolean,
): Check<Order> {
  return {
    rules: [rule],
    why: (engine, order) => {
      const [from, to] = [originOf(engine, order), order.to];
      if (from === NOTHING || to === NOTHING || !isMeant(engine, from, to)) return null;
      return locationOf(engine, from) === locationOf(engine, to) ? null : reason;
    },
  };
}

/** What is wrong with the cards. */
const cardChecks: readonly Check<Order>[] = [
  {
    rules: ['94-BEAM-01'],
    why: (engine, order) => {
      const there = cardsIn(engine, originOf(engine, order), order.player);
      return order.list.length > 0 && order.list.every((card) => there.includes(card))
        ? null
        : 'say which Personnel and Equipment of one place';
    },
  },
  {
    rules: ['94-AFFIL-07', '94-BEAM-11'],
    why: (engine, { list, to, player }) => (isShip(engine, to) ? whyNotTogether(engine, player, list, to) : null),
    because: [
      {
        rules: ['94-AFFIL-03'],
        why: (engine, { list, to }) =>
          list.some((card) => isOfSpeciesOf(engine, card, to)) ? 'the species does not count' : null,
      },
    ],
  },
  {
    rules: ['94-HOLO-05'],
    why: (engine, { list, to }) =>
      isLocation(engine, to) && !mayProjectAt(engine, to) && list.some((card) => isHologram(engine, card))
        ? 'a hologram needs a holoprojector there'
        : null,
  },
  {
    rules: ['94-RAND-06'],
    why: (engine, { list, to }) =>
      isLocation(engine, to) && list.some((card) => engine.has(card, 'deactivated'))
        ? 'it is deactivated until your next turn'
        : null,
  },
  {
    rules: ['94-CARD-20'],
    why: (engine, order) =>
      order.list.some((card) => isBeamBanned(engine, card, originOf(engine, order), order.to))
        ? 'a text keeps it from being beamed'
        : null,
  },
  {
    rules: ['94-CARD-20', '94-CARD-17'],
    why: (engine, order) => {
      const planet = surfaceOf(engine, originOf(engine, order), order.to);
      return beamLimits(engine, planet, order.list).some(({ of, left }) => of.length > left)
        ? 'a text limits how many are beamed there each turn'
        : null;
    },
  },
  notStopped((order) => order.list, '94-BEAM-07'),
];

/** The cards that may go there just now. */
function movable(engine: Engine, player: Seat, from: CardNumber, to: CardNumber): CardNumber[] {
  return unstopped(engine, cardsIn(engine, from, player)).filter((card) => {
    if (isBeamBanned(engine, card, from, to)) return false;
    if (isShip(engine, to)) return areCompatible(engine, player, card, to);
    return !isHologram(engine, card) || (mayProjectAt(engine, to) && !engine.has(card, 'deactivated'));
  });
}

const options = aboutEach(spaceline, (engine, mission, player) => {
  const ships = shipsOf(engine, player, mission);
  const places = isPlanet(engine, mission) ? [mission, ...ships] : ships;
  return fromEach(places, (from) => fromEach(places, (to) => optionBetween(engine, player, from, to)));
});

function optionBetween(engine: Engine, player: Seat, from: CardNumber, to: CardNumber): Option[] {
  if (from === to || !passes(engine, placeChecks, orderBy(player, { from, to }))) return [];
  const cards = movable(engine, player, from, to);
  if (cards.length === 0) return [];
  const rules = [isShip(engine, from) && isShip(engine, to) ? '94-BEAM-08' : '94-BEAM-01', '94-BEAM-05'];
  const selection = withinLimits(engine, surfaceOf(engine, from, to), cards);
  return selection ? [{ verb: 'beam', from, to, selection, rules }] : [];
}

/** Any of them, of some no more than texts let beam there; null where these are all and none may. */
function withinLimits(engine: Engine, planet: CardNumber, cards: readonly CardNumber[]): Selection | null {
  const limits = beamLimits(engine, planet, cards);
  const [first] = limits;
  if (!first) return anyOfThese(cards);
  const barred = new Set(limits.flatMap(({ of, left }) => (left === 0 ? of : [])));
  const free = cards.filter((card) => !barred.has(card));
  if (free.length === 0) return null;
  const of: SetCondition[] = limits
    .filter(({ left }) => left > 0)
    .map((limit) => ({
      is: 'count',
      of: limit.of.flatMap((card) => (free.includes(card) ? [free.indexOf(card)] : [])),
      min: 0,
      max: limit.left,
    }));
  return of.length === 0 ? anyOfThese(free) : { ...anyOfThese(free), condition: { is: 'all', of } };
}

export const beamDeed: Deed = {
  verb: 'beam',
  label: 'order ④',
  rules: ['94-BEAM-01', '94-TURN-11'],
  options,
  whyNot: (engine, order) => refusalOf(engine, placeChecks, order) ?? refusalOf(engine, cardChecks, order),
  carryOut: (engine, order) => {
    const { list, to, player } = order;
    noteNonAligned(engine, list);
    noteRelease(engine, list);
    if ([originOf(engine, order), to].some((place) => isShip(engine, place) && isStalled(engine, place)))
      engine.note('94-STALL-03');
    const down = ['94-BEAM-02', '94-BEAM-03', '94-BEAM-04', '94-SHOW-05'];
    const rules = ['94-BEAM-01', '94-BEAM-06', ...(isLocation(engine, to) ? down : ['94-BEAM-08'])];
    const relation = relationIn(engine, to);
    const from = originOf(engine, order);
    const planet = surfaceOf(engine, from, to);
    const count = list.filter((card) => isType(engine, card, 'personnel')).length;
    if (planet > 0 && count > 0) engine.emit({ type: 'beamed there', planet, count });
    moveCards(engine, { verb: 'beamed', player, cards: list, to: { host: to, relation }, face: 'down', rules });
    if (isLocation(engine, to)) project(engine, list, from);
  },
};
