/** Order ⑥: engaging in battle, with a team, a ship or an outpost of the other player's (94-BATTLE). */
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber, Option, Refusal, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import { refusalOf, type Check } from '../shared/checks.ts';
import { isMixed, mayFire, teamAt, whyFederation, whyOwnKind } from './battle-forces.ts';
import { atLiberty } from './course.ts';
import { aboutEach, type Deed } from './deeds.ts';
import { NOTHING, type Order, orderBy, orderOf } from './order.ts';
import { anyOfThese } from './any-of-these.ts';
import { notStopped } from './order-checks.ts';
import { otherOf } from './seats.ts';
import {
  fightersIn,
  isFighter,
  isLocation,
  isOwn,
  locationOf,
  outpostsOf,
  shipsOf,
  spaceline,
  titleOf,
  unstopped,
} from './table.ts';

const isShip = (engine: Engine, card: CardNumber): boolean => isType(engine, card, 'ship');
const isOutpost = (engine: Engine, card: CardNumber): boolean => isType(engine, card, 'outpost');

/** Is a team attacked, and not a ship or an outpost? */
const isOnTeam = ({ card }: Order): boolean => card === NOTHING;

/** Those who attack: those that are named, else all of the player's that are unstopped where the target is. */
function forceOf(engine: Engine, order: Order): readonly CardNumber[] {
  const { list, player, card: target, at } = order;
  if (list.length > 0) return list;
  return isOnTeam(order)
    ? unstopped(engine, teamAt(engine, at, player))
    : unstopped(engine, shipsOf(engine, player, locationOf(engine, target))).filter((ship) => mayFire(engine, ship));
}

/** What is attacked: all of the team, the ship, the outpost. */
function targetOf(engine: Engine, order: Order): readonly CardNumber[] {
  const { card, at, player } = order;
  return isOnTeam(order) ? teamAt(engine, at, otherOf(player)) : [card];
}

/** What is attacked at all. */
const kindCheck: Check<Order> = {
  rules: ['94-BATTLE-01', '94-OBATTLE-01'],
  why: (engine, order) => {
    if (isOnTeam(order)) return isLocation(engine, order.at) ? null : 'a team is attacked on a planet';
    const { card } = order;
    return isShip(engine, card) || isOutpost(engine, card) ? null : 'a ship, an Outpost or a team is attacked';
  },
};

const targetChecks: readonly Check<Order>[] = [
  {
    rules: ['94-BATTLE-12'],
    why: (engine, { card, player }) => (isOwn(engine, card, player) ? 'that is your own' : null),
  },
  {
    rules: ['94-PBATTLE-04'],
    why: (engine, order) =>
      targetOf(engine, order).length > 0 ? null : 'nobody of the other player is on that planet',
  },
];

/** What is wrong with ships that attack; of teams nothing of this is asked. */
const shipChecks: readonly Check<Order>[] = [
  {
    rules: ['94-CLOAK-05'],
    why: (engine, order) =>
      forceOf(engine, order).some((card) => engine.has(card, 'cloaked')) ? 'a cloaked ship does not attack' : null,
  },
  {
    rules: ['94-CLOAK-04'],
    why: (engine, { card }) => (engine.has(card, 'cloaked') ? 'that ship is cloaked: it is not seen' : null),
  },
  {
    rules: ['94-SBATTLE-01', '94-BATTLE-13'],
    why: (engine, order) => {
      const idle = forceOf(engine, order).find((ship) => !mayFire(engine, ship));
      return idle === undefined ? null : `${titleOf(engine, idle)} has no leader aboard`;
    },
    because: [
      {
        rules: ['94-SBATTLE-13'],
        why: (_engine, { list }) => (list.length > 1 ? 'each ship needs a leader of its own' : null),
      },
    ],
  },
];

const forceChecks: readonly Check<Order>[] = [
  {
    rules: ['94-BATTLE-01'],
    why: (engine, order) => {
      const force = forceOf(engine, order);
      const isFit = (card: CardNumber): boolean => (isOnTeam(order) ? isFighter(engine, card) : isShip(engine, card));
      return force.length > 0 && force.every((card) => isFit(card) && isOwn(engine, card, order.player))
        ? null
        : 'a team is attacked by a team of yours there, a ship or an Outpost by ships of yours';
    },
  },
  {
    rules: ['94-BATTLE-04'],
    why: (engine, order) => {
      const isThere = (card: CardNumber): boolean =>
        isOnTeam(order)
          ? engine.hostOf(card) === order.at
          : locationOf(engine, card) === locationOf(engine, order.card);
      return forceOf(engine, order).every(isThere) ? null : 'they are not at the same location';
    },
  },
];

/** 94-OBATTLE-02: against outposts the same holds. */
const outpostFault: NonNullable<Check<Order>['because']>[number] = {
  rules: ['94-OBATTLE-02'],
  why: (engine, { card }) => (card !== NOTHING && isOutpost(engine, card) ? 'so it is against outposts' : null),
};

const kinshipChecks: readonly Check<Order>[] = [
  {
    rules: ['94-BATTLE-07'],
    why: (engine, order) => whyFederation(engine, forceOf(engine, order)),
    because: [
      outpostFault,
      {
        rules: ['94-BATTLE-11'],
        why: (engine, order) => (isMixed(engine, forceOf(engine, order)) ? 'one of them is enough' : null),
      },
    ],
  },
  {
    rules: ['94-BATTLE-10'],
    why: (engine, order) => whyOwnKind(engine, forceOf(engine, order), targetOf(engine, order)),
    because: [outpostFault],
  },
];

const fitChecks: readonly Check<Order>[] = [
  notStopped((order) => order.list),
  atLiberty((order, engine) => forceOf(engine, order)),
  ...kinshipChecks,
];

const whyNot = (engine: Engine, order: Order): Refusal | null =>
  refusalOf(engine, [kindCheck], order) ??
  refusalOf(engine, targetChecks, order) ??
  refusalOf(engine, forceChecks, order) ??
  refusalOf(engine, [...(isOnTeam(order) ? [] : shipChecks), ...fitChecks], order);

/** Of these, who could take part in an attack on that by themselves. */
const able = (engine: Engine, those: readonly CardNumber[], order: Order): CardNumber[] =>
  those.filter((card) => whyNot(engine, { ...order, list: [card] }) === null);

const options = aboutEach(spaceline, (engine, mission, player) => {
  const enemy = otherOf(player);
  const targets = [...shipsOf(engine, enemy, mission), ...outpostsOf(engine, enemy, mission)];
  const onTargets = fromEach(targets, (card) => {
    const ships = able(engine, shipsOf(engine, player, mission), orderBy(player, { card }));
    const rules = ['94-BATTLE-04', '94-BATTLE-09', '94-SBATTLE-03', '94-SBATTLE-04', '94-OBATTLE-01'];
    return withAll(engine, player, { verb: 'attack', card, rules }, ships);
  });
  return [...onTargets, ...teamOption(engine, player, mission)];
});

function teamOption(engine: Engine, player: Seat, at: CardNumber): Option[] {
  const team = able(engine, fightersIn(engine, at, player), orderBy(player, { at }));
  const rules = ['94-BATTLE-04', '94-PBATTLE-04', '94-PBATTLE-10'];
  return withAll(engine, player, { verb: 'attack', at, rules }, team);
}

/** With all who can, if they may together; or with some of them. */
function withAll(engine: Engine, player: Seat, option: Option, those: readonly CardNumber[]): Option[] {
  if (those.length === 0) return [];
  const some: Option = { ...option, selection: anyOfThese(those) };
  return whyNot(engine, orderOf(option, player)) ? [some] : [option, some];
}

function carryOut(engine: Engine, order: Order): void {
  const [force, targets] = [forceOf(engine, order), targetOf(engine, order)];
  const cards = {
    attackers: force.map((card) => engine.ref(card)),
    targets: targets.map((card) => engine.ref(card)),
  };
  const name = isOnTeam(order) ? 'pbattle' : isOutpost(engine, order.card) ? 'obattle' : 'sbattle';
  engine.emit({ type: 'attacked', player: order.player, attackers: force, targets });
  engine.push(name, { cards, numbers: { attacker: order.player, defender: otherOf(order.player) } });
}

export const attackDeed: Deed = {
  verb: 'attack',
  label: 'order ⑥',
  rules: ['94-BATTLE-02', '94-BATTLE-03', '94-TURN-11'],
  options,
  whyNot,
  carryOut,
};
