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

/** What is beamed goes from a place to another one, of which one is a ship at least. */
const waysCheck: Check<Order> = {
  rules: ['94-BEAM-01'],
  why: (engine, order) => {
    const [from, to] = [originOf(engine, order), order.to];
    const isPlace = (place: CardNumber): boolean => isShip(engine, place) || isLocation(engine, place);
    return isPlace(from) && isPlace(to) && from !== to && (isShip(engine, from) || isShip(engine, to))
      ? null
      : 'beam between a ship and the planet, or two ships';
  },
};

/** What is wrong with such places. */
const placeChecks: readonly Check<Order>[] = [
  {
    rules: ['94-BEAM-09'],
    why: (engine, order) =>
      [originOf(engine, order), order.to].some((place) => isShip(engine, place) && !isOwn(engine, place, order.player))
        ? 'that ship is not yours'
        : null,
  },
  {
    rules: ['94-BEAM-08', '94-BEAM-13'],
    why: (engine, order) => {
      const [from, to] = [originOf(engine, order), order.to];
      if (locationOf(engine, from) === locationOf(engine, to)) return null;
      return isShip(engine, from) && isShip(engine, to)
        ? { rules: ['94-BEAM-08'], reason: 'the ships are not at one location' }
        : { rules: ['94-BEAM-13'], reason: 'the ship is at another location' };
    },
  },
  {
    rules: ['94-BEAM-12'],
    why: (engine, { to }) =>
      isLocation(engine, to) && !isPlanet(engine, to) ? 'there is no surface at a space mission' : null,
  },
  notVaporized(({ to }) => to),
  {
    rules: ['94-CLOAK-06'],
    why: (engine, order) =>
      [originOf(engine, order), order.to].some((place) => engine.has(place, 'cloaked')) ? 'the ship is cloaked' : null,
  },
  notStopped((order, engine) => [originOf(engine, order), order.to]),
  atLiberty((order, engine) => [originOf(engine, order), order.to]),
];

/** What is wrong with the cards. */
const cardChecks: readonly Check<Order>[] = [
  {
    rules: ['94-BEAM-01'],
    why: (engine, order) => {
      const there = cardsIn(engine, originOf(engine, order), order.player);
      return order.list.every((card) => there.includes(card)) ? null : 'say which Personnel and Equipment of one place';
    },
  },
  {
    rules: ['94-AFFIL-07', '94-BEAM-11'],
    // A planet is of no affiliation, so that whoever is beamed there goes with it.
    why: (engine, { list, to, player }) => whyNotTogether(engine, player, list, to),
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
function movable(engine: Engine, player: Seat, from: CardNumber, to: CardNumber): readonly CardNumber[] {
  const cards = unstopped(engine, cardsIn(engine, from, player)).filter((card) => {
    if (isBeamBanned(engine, card, from, to)) return false;
    if (isShip(engine, to)) return areCompatible(engine, player, card, to);
    return !isHologram(engine, card) || (mayProjectAt(engine, to) && !engine.has(card, 'deactivated'));
  });
  const used = beamLimits(engine, surfaceOf(engine, from, to), cards).filter(({ left }) => left === 0);
  return cards.filter((card) => !used.some(({ of }) => of.includes(card)));
}

const options = aboutEach(spaceline, (engine, mission, player) => {
  const places = [mission, ...shipsOf(engine, player, mission)];
  return fromEach(places, (from) => fromEach(places, (to) => optionBetween(engine, player, from, to)));
});

function optionBetween(engine: Engine, player: Seat, from: CardNumber, to: CardNumber): Option[] {
  if (!passes(engine, [waysCheck, ...placeChecks], orderBy(player, { from, to }))) return [];
  const cards = movable(engine, player, from, to);
  if (cards.length === 0) return [];
  const selection = withinLimits(engine, surfaceOf(engine, from, to), cards);
  return [{ verb: 'beam', from, to, selection, rules: ['94-BEAM-01', '94-BEAM-05'] }];
}

/** Any of them, of some no more than texts let beam there. */
function withinLimits(engine: Engine, planet: CardNumber | undefined, cards: readonly CardNumber[]): Selection {
  const of = beamLimits(engine, planet, cards).map((limit): SetCondition => ({
    is: 'count',
    of: limit.of.map((card) => cards.indexOf(card)),
    min: 0,
    max: limit.left,
  }));
  return of.length === 0 ? anyOfThese(cards) : { ...anyOfThese(cards), condition: { is: 'all', of } };
}

export const beamDeed: Deed = {
  verb: 'beam',
  label: 'order ④',
  rules: ['94-BEAM-01', '94-TURN-11'],
  options,
  whyNot: (engine, order) =>
    refusalOf(engine, [waysCheck], order) ??
    refusalOf(engine, placeChecks, order) ??
    refusalOf(engine, cardChecks, order),
  carryOut: (engine, order) => {
    const { list, to, player } = order;
    noteNonAligned(engine, list);
    noteRelease(engine, list);
    if ([originOf(engine, order), to].some((place) => isShip(engine, place) && isStalled(engine, place)))
      engine.note('94-STALL-03');
    const down = ['94-BEAM-02', '94-BEAM-03', '94-BEAM-04', '94-SHOW-05'];
    const from = originOf(engine, order);
    const how = isLocation(engine, to) ? down : isShip(engine, from) ? ['94-BEAM-08'] : [];
    const rules = ['94-BEAM-01', '94-BEAM-06', ...how];
    const relation = relationIn(engine, to);
    const planet = surfaceOf(engine, from, to);
    const count = list.filter((card) => isType(engine, card, 'personnel')).length;
    if (planet !== undefined && count > 0) engine.emit({ type: 'beamed there', planet, count });
    moveCards(engine, { verb: 'beamed', player, cards: list, to: { host: to, relation }, face: 'down', rules });
    if (isLocation(engine, to)) project(engine, list, from);
  },
};
