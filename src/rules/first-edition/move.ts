/** Order ③: moving a ship along the spaceline (94-MOVE). */
import { moveCards } from '../../effects/doing/index.ts';
import { valueOf } from '../../effects/meaning.ts';
import { isBanned } from '../../effects/standing/index.ts';
import { cardOfOption } from '../../engine/asking/request.ts';
import type { CardNumber, Option, Refusal, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { way } from '../../engine/places/rows.ts';
import { passes, refusalOf, type Check } from '../shared/checks.ts';
import { onItsCourse, shipsSent } from './course.ts';
import { homewardOf, mustHalt, whyBarred } from './barriers.ts';
import { aboutEach, type Deed } from './deeds.ts';
import { type Order, orderBy } from './order.ts';
import { option } from './options.ts';
import { notStopped, ownShip } from './order-checks.ts';
import { rangeLeft } from './ships.ts';
import { crewFaults, crewRules, whyNotStaffed } from './staff.ts';
import { offerTow } from './tow.ts';
import { isEquipment, isLocation, isOwn, locationOf, shipsOf, spaceline, titleOf } from './table.ts';

/** 94-MOVE-03, -05: the spans of the locations entered, not that of the one it starts from. */
function costOf(engine: Engine, from: CardNumber, to: CardNumber): number {
  const entered = way(engine, from, to)?.slice(1);
  if (!entered) throw new Error('a way outside the spaceline');
  return entered.reduce((sum, mission) => sum + valueOf(engine, mission, 'span'), 0);
}

/** What the other way would cost if the row were a ring, which it is not (94-LINE-10). */
function costAround(engine: Engine, from: CardNumber, to: CardNumber): number {
  const direct = way(engine, from, to) ?? [];
  const outside = spaceline(engine).filter((mission) => mission === to || !direct.includes(mission));
  return outside.reduce((sum, mission) => sum + valueOf(engine, mission, 'span'), 0);
}

const ownShipCheck = ownShip('94-MOVE-01');

const shipChecks: readonly Check<Order>[] = [
  notStopped(({ card }) => [card]),
  {
    rules: ['94-CARD-20'],
    why: (engine, { card }) =>
      isBanned(engine, card, { name: 'move', from: locationOf(engine, card) }) ? 'a text keeps it where it is' : null,
  },
  {
    rules: ['94-STAFF-01'],
    why: (engine, { card }) => whyNotStaffed(engine, card),
    because: crewFaults.map((fault) => ({ ...fault, why: (engine, { card }) => fault.why(engine, card) })),
  },
];

/** Texts of cards on the spaceline and on the ship (94-CARD-20). */
const textChecks: readonly Check<Order>[] = [
  {
    rules: ['94-CARD-20', '94-MOVE-11'],
    why: (engine, { card, to }) => (isLocation(engine, to) ? whyBarred(engine, card, to) : null),
  },
  {
    rules: ['94-CARD-20', '94-CARD-17'],
    why: (engine, { card, to }) => (isOnItsWay(engine, card, to) ? null : 'a text calls it to its outpost'),
  },
];

/** Is it as far as the ship gets towards the nearest place to which a text calls it; or does none? */
function isOnItsWay(engine: Engine, ship: CardNumber, to: CardNumber): boolean {
  const homes = homewardOf(engine, ship);
  if (homes === null) return true;
  const from = locationOf(engine, ship);
  const costs = homes.map((home) => costOf(engine, from, home));
  const nearest = homes.filter((_, index) => costs[index] === Math.min(...costs));
  return nearest.some((home) => farthest(engine, ship, home) === to);
}

/** How far the ship gets on that way this turn. */
function farthest(engine: Engine, ship: CardNumber, home: CardNumber): CardNumber {
  const from = locationOf(engine, ship);
  const route = way(engine, from, home) ?? [];
  return (
    route.findLast(
      (place) => costOf(engine, from, place) <= rangeLeft(engine, ship) && whyBarred(engine, ship, place) === null,
    ) ?? from
  );
}

/** The ships of the player's that a text calls home and that can go there now: nothing else is done before. */
export const calledHome = (engine: Engine, player: Seat): readonly Option[] =>
  options(engine, player).filter((option) => homewardOf(engine, cardOfOption(option, 'card')) !== null);

const placeChecks: readonly Check<Order>[] = [
  {
    rules: ['94-MOVE-02', '94-LINE-10'],
    why: (engine, { card, to }) => {
      if (!isLocation(engine, to)) return 'a ship moves to a location of the spaceline';
      return locationOf(engine, card) === to ? 'it is there already' : null;
    },
  },
  onItsCourse,
  {
    rules: ['94-MOVE-04', '94-CARD-11'],
    why: (engine, { card, to }) => {
      const from = locationOf(engine, card);
      if (!isLocation(engine, to)) return null;
      const [needed, left] = [costOf(engine, from, to), rangeLeft(engine, card)];
      return needed <= left ? null : `${titleOf(engine, card)} needs range ${needed}, has ${left} left`;
    },
    because: [
      {
        rules: ['94-LINE-10', '94-OP-14'],
        why: (engine, { card, to }) =>
          costAround(engine, locationOf(engine, card), to) <= rangeLeft(engine, card)
            ? 'the spaceline does not close into a ring'
            : null,
      },
      {
        rules: ['94-DMG-01'],
        why: (engine, { card }) => (engine.has(card, 'damaged') ? 'it is damaged' : null),
      },
      {
        rules: ['94-TURN-15', '94-MOVE-12'],
        why: (engine, { card }) => (rangeLeft(engine, card) === 0 ? 'its range is used up' : null),
      },
    ],
  },
];

const targetChecks = [...placeChecks, ...textChecks];

/** Of another's ship no more is told: who is aboard is hidden. */
const whyNot = (engine: Engine, order: Order): Refusal | null =>
  refusalOf(engine, [ownShipCheck], order) ?? refusalOf(engine, [...shipChecks, ...targetChecks], order);

const options = aboutEach(shipsOf, (engine, card, player) => {
  if (!passes(engine, shipChecks, orderBy(player, { card }))) return [];
  return spaceline(engine)
    .filter((to) => passes(engine, targetChecks, orderBy(player, { card, to })))
    .map((to): Option => ({ verb: 'move', card, to, rules: ['94-MOVE-01', '94-MOVE-02', '94-MOVE-04'] }));
});

/** May the player end the orders: has every ship that must travel gone as far as it can? */
export const mayEndOrders = (engine: Engine, player: Seat): boolean =>
  !shipsSent(engine, player).some((ship) => options(engine, player).some(({ card }) => card === ship));

/** What each entry costs; the last three are the booklet's examples of it. */
const COST_RULES: readonly RuleId[] = ['94-MOVE-05', '94-MOVE-06', '94-MOVE-07', '94-MOVE-08'];

/** What the rules say of such a ship and such a place, for a trace. */
function rulesThere(engine: Engine, ship: CardNumber, to: CardNumber): readonly RuleId[] {
  const player = engine.commanderOf(ship);
  const ships = engine.hosted(to, 'ships');
  const rules: RuleId[] = [];
  if (engine.has(to, 'completed')) rules.push('94-LINE-09');
  if (engine.has(ship, 'cloaked')) rules.push('94-CLOAK-07', '94-CLOAK-08');
  if (ships.length > 0) rules.push('94-MOVE-14');
  if (ships.some((other) => !isOwn(engine, other, player))) rules.push('94-MOVE-15', '94-MOVE-16');
  if (engine.ownerOf(to) !== player) rules.push('94-MOVE-17');
  if (engine.hosted(ship, 'aboard').some((card) => isEquipment(engine, card))) rules.push('94-PLAY-09');
  return rules;
}

/** One order over several locations is a flight past those between (94-MOVE-11). */
function carryOut(engine: Engine, { card: ship, to, player }: Order): void {
  const needed = costOf(engine, locationOf(engine, ship), to);
  engine.note(...crewRules(engine, ship), ...rulesThere(engine, ship, to));
  const from = locationOf(engine, ship);
  const isHalted = mustHalt(engine, ship, to);
  const spent = isHalted ? rangeLeft(engine, ship) : needed;
  const used = engine.numberOn(ship, 'rangeUsed') + spent;
  moveCards(engine, {
    verb: 'moved',
    player,
    cards: [ship],
    to: { host: to, relation: 'ships' },
    rules: ['94-MOVE-01', '94-MOVE-03', ...COST_RULES, '94-MOVE-11', '94-LOAD-04'],
  });
  const left = Math.max(0, rangeLeft(engine, ship) - spent);
  const rules = ['94-MOVE-04', '94-MOVE-09', '94-MOVE-13', '94-MOVE-19'];
  engine.emit({ type: 'range', ship, used, left }, left > 0 ? [...rules, '94-MOVE-10'] : rules);
  if (left === 0 && !isHalted && option(engine, 'range.used-up') === 'stopped')
    engine.emit({ type: 'stopped', cards: [ship] }, ['94-MOVE-12', '94-TURN-15']);
  offerTow(engine, ship, from);
}

export const moveDeed: Deed = {
  verb: 'move',
  label: 'order ③',
  rules: ['94-MOVE-01', '94-TURN-11'],
  options,
  whyNot,
  carryOut,
};
