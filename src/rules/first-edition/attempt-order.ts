/** Order ⑤: who attempts which mission (94-ATT-02 to -09, -16, -18, -20). */
import { affiliationsOf } from '../../effects/meaning.ts';
import { isType } from '../../effects/reading/index.ts';
import { isBanned, isInvited } from '../../effects/standing/index.ts';
import type {
  CardNumber,
  Option,
  Refusal,
  RuleId,
  Seat,
  Selection,
  SetCondition,
} from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { passes, refusalOf, type Check } from '../shared/checks.ts';
import { areCompatible, isUnderHouseArrest } from './affiliation.ts';
import { areActive } from './activity.ts';
import { startAttempt } from './attempt.ts';
import { atLiberty } from './course.ts';
import { aboutEach, type Deed } from './deeds.ts';
import { NOTHING, type Order, orderBy } from './order.ts';
import { anyOfThese } from './any-of-these.ts';
import { mayAttemptBy } from './mission-icons.ts';
import { notStopped } from './order-checks.ts';
import {
  isLocation,
  isNonAligned,
  isOwn,
  isPlanet,
  locationOf,
  outpostsOf,
  personnelIn,
  shipsOf,
  spaceline,
  unstopped,
} from './table.ts';
import { isVaporized, notVaporized } from './supernova.ts';
import { isAlliedWith } from './treaties.ts';

/** Those who are to attempt it: the ship's crew, those who are named, or everybody of the player's who could. */
function teamOf(engine: Engine, order: Order): CardNumber[] {
  const { card: mission, list, player } = order;
  const ship = shipOf(engine, order);
  if (ship > 0) return free(engine, personnelIn(engine, ship, player));
  if (list.length > 0) return [...new Set(list.flatMap((card) => namedBy(engine, card, player)))];
  return isPlanet(engine, mission) ? unstopped(engine, personnelIn(engine, mission, player)) : [];
}

/** 94-TREATY-05: whoever is under house arrest takes part in nothing. */
const free = (engine: Engine, cards: readonly CardNumber[]): CardNumber[] =>
  cards.filter((card) => !isUnderHouseArrest(engine, card));

/** An Outpost that is named stands for its unstopped personnel (94-ATT-18). */
const namedBy = (engine: Engine, card: CardNumber, player: Seat): readonly CardNumber[] =>
  isType(engine, card, 'outpost') && isOwn(engine, card, player)
    ? free(engine, unstopped(engine, personnelIn(engine, card, player)))
    : [card];

/** The ship whose crew attempts it: the one that is named, in space the only one of the player's there. */
function shipOf(engine: Engine, { card: mission, with: named, list, player }: Order): CardNumber {
  const [listed = named] = list;
  if (listed !== NOTHING) return isType(engine, listed, 'ship') ? listed : NOTHING;
  if (!isLocation(engine, mission) || isPlanet(engine, mission)) return 0;
  const [only = 0, ...others] = shipsOf(engine, player, mission);
  return others.length === 0 ? only : 0;
}

const isThere = (engine: Engine, mission: CardNumber, card: CardNumber): boolean =>
  locationOf(engine, card) === mission;

const missionChecks: readonly Check<Order>[] = [
  {
    rules: ['94-ATT-04'],
    why: (engine, { card }) => (isLocation(engine, card) ? null : 'only Missions of the spaceline are attempted'),
  },
  {
    rules: ['94-ATT-16'],
    why: (engine, { card }) =>
      isLocation(engine, card) && engine.has(card, 'completed') ? 'that mission is completed' : null,
  },
  notVaporized(({ card }) => card),
];

/** 94-ATT-02, -03, -18: on the planet, aboard one ship, or at an own outpost there. */
const placeChecks: readonly Check<Order>[] = [
  {
    rules: ['94-ATT-02'],
    why: (engine, order) => {
      const { card: mission } = order;
      if (!isPlanet(engine, mission)) return null;
      const team = teamOf(engine, order);
      const isOnPlanet = (card: CardNumber): boolean => engine.hostOf(card) === mission;
      const isFit = (card: CardNumber): boolean => isOnPlanet(card) || isAtOutpost(engine, mission, card);
      return team.length > 0 && shipOf(engine, order) === 0 && team.every(isFit)
        ? null
        : 'nobody of yours is on that planet';
    },
    because: [
      {
        rules: ['94-TURN-16'],
        why: (engine, { card: mission, list, player }) =>
          list.length === 0 && personnelIn(engine, mission, player).length > 0 ? 'all of them are stopped' : null,
      },
    ],
  },
  {
    rules: ['94-ATT-03'],
    why: (engine, order) => {
      const { card: mission, player } = order;
      if (isPlanet(engine, mission)) return null;
      const ship = shipOf(engine, order);
      if (ship > 0)
        return isThere(engine, mission, ship) && isOwn(engine, ship, player) ? null : 'that ship is not there';
      const team = teamOf(engine, order);
      return team.length > 0 && team.every((card) => isAtOutpost(engine, mission, card))
        ? null
        : 'say which ship attempts it';
    },
  },
  {
    rules: ['94-ATT-20', '94-CLOAK-09'],
    why: (engine, order) => {
      const ship = shipOf(engine, order);
      return ship > 0 && engine.has(ship, 'cloaked') ? 'the ship is cloaked' : null;
    },
  },
];

/** 94-ATT-18: personnel at an outpost there. */
function isAtOutpost(engine: Engine, mission: CardNumber, card: CardNumber): boolean {
  const host = engine.hostOf(card);
  return isType(engine, host, 'outpost') && isThere(engine, mission, host);
}

/** Does somebody of the team match an icon of the Mission (94-ATT-05, -08)? */
function matching(engine: Engine, { card: mission }: Order, team: readonly CardNumber[]): CardNumber[] {
  const icons = mayAttemptBy(engine, mission);
  return team.filter(
    (card) =>
      affiliationsOf(engine, card).some((name) => icons.includes(name)) ||
      isInvited(engine, engine.commanderOf(card), mission, card),
  );
}

const teamChecks: readonly Check<Order>[] = [
  {
    rules: ['94-ATT-02'],
    why: (engine, order) =>
      teamOf(engine, order).every((card) => isType(engine, card, 'personnel') && isOwn(engine, card, order.player))
        ? null
        : 'a team is made of your Personnel',
  },
  {
    rules: ['94-AFFIL-07', '94-OP-43'],
    why: (engine, order) => {
      const team = teamOf(engine, order);
      return team.every((one) => team.every((other) => areCompatible(engine, order.player, one, other)))
        ? null
        : 'affiliations do not mix in one team';
    },
  },
  {
    rules: ['94-ATT-06', '94-AFFIL-10'],
    why: (engine, order) => {
      const team = areActive(engine, teamOf(engine, order));
      return team.length > 0 && team.every((card) => isNonAligned(engine, card))
        ? 'all of them are non-aligned: somebody must match the Mission'
        : null;
    },
  },
  {
    rules: ['94-ATT-07', '94-CARD-04'],
    why: (engine, order) => {
      const team = areActive(engine, teamOf(engine, order));
      if (team.every((card) => isNonAligned(engine, card)) && team.length > 0) return null;
      const icons = mayAttemptBy(engine, order.card);
      return matching(engine, order, team).length > 0 ? null : `nobody of them matches: ${icons.join(', ')}`;
    },
    because: [
      {
        rules: ['94-TREATY-03'],
        why: (engine, order) => {
          const icons = mayAttemptBy(engine, order.card);
          const hasAlly = teamOf(engine, order).some((card) => isAlliedWith(engine, order.player, card, icons));
          return hasAlly ? 'a treaty does not make them match it' : null;
        },
      },
    ],
  },
];

/** What is stopped attempts nothing. */
const stoppedCheck = notStopped((order) => order.list);
const libertyCheck = atLiberty((order, engine) => [...order.list, shipOf(engine, order)]);

function whyNot(engine: Engine, order: Order): Refusal | null {
  const ship = shipOf(engine, order);
  const named = ship !== NOTHING ? { ...order, list: [ship] } : order;
  return (
    refusalOf(engine, missionChecks, order) ??
    refusalOf(engine, [...placeChecks, stoppedCheck, libertyCheck], named) ??
    refusalOf(engine, [...teamChecks, banCheck], order)
  );
}

/** 94-CARD-22: a text keeps somebody of them from it. */
const banCheck: Check<Order> = {
  rules: ['94-CARD-22'],
  why: (engine, order) => {
    const { card: to } = order;
    const isKept = (card: CardNumber): boolean => isBanned(engine, card, { name: 'attempt', to });
    return teamOf(engine, order).some(isKept) ? 'a text keeps them from attempting it' : null;
  },
};

const checks = [...missionChecks, ...placeChecks, stoppedCheck, libertyCheck, ...teamChecks, banCheck];

const options = aboutEach(spaceline, (engine, mission, player) => {
  if (engine.has(mission, 'completed') || isVaporized(engine, mission)) return [];
  return isPlanet(engine, mission)
    ? [...planetOptions(engine, player, mission), ...outpostOptions(engine, player, mission)]
    : [...shipOptions(engine, player, mission), ...outpostOptions(engine, player, mission)];
});

function shipOptions(engine: Engine, player: Seat, card: CardNumber): Option[] {
  return unstopped(engine, shipsOf(engine, player, card))
    .filter((ship) => passes(engine, checks, orderBy(player, { card, with: ship })))
    .map((ship): Option => ({ verb: 'attempt', card, with: ship, rules: ['94-ATT-03', '94-ATT-04', '94-ATT-05'] }));
}

/** An Outpost's personnel: the Outpost for all of them, or some by name. */
const outpostOptions = (engine: Engine, player: Seat, card: CardNumber): Option[] =>
  outpostsOf(engine, player, card).flatMap((outpost) =>
    teamsAt(engine, player, card, outpost).map(({ team, matching: those }): Option => ({
      verb: 'attempt',
      card,
      selection: withOneOf([outpost, ...team], [outpost, ...those]),
      rules: [...TEAM_RULES, '94-ATT-18'],
    })),
  );

const TEAM_RULES: readonly RuleId[] = ['94-ATT-02', '94-ATT-04', '94-ATT-05', '94-ATT-25'];

/** Those there who could be a team together, for each of whom the Mission is: any of them, somebody who matches among them. */
function teamsAt(engine: Engine, player: Seat, card: CardNumber, place: CardNumber): readonly Team[] {
  const there = unstopped(engine, personnelIn(engine, place, player)).filter(
    (one) => !isBanned(engine, one, { name: 'attempt', to: card }),
  );
  const matches = matching(engine, orderBy(player, { card }), areActive(engine, there));
  const kinds = new Map(matches.map((one) => [affiliationsOf(engine, one).join(), one]));
  return [...kinds.values()].map((one) => {
    const team = there.filter((other) => areCompatible(engine, player, one, other));
    return { team, matching: matches.filter((other) => team.includes(other)) };
  });
}

interface Team {
  readonly team: readonly CardNumber[];
  readonly matching: readonly CardNumber[];
}

/** On the planet: all of them, or some by name. */
function planetOptions(engine: Engine, player: Seat, card: CardNumber): Option[] {
  const some = teamsAt(engine, player, card, card).map(({ team, matching: those }): Option => ({
    verb: 'attempt',
    card,
    selection: withOneOf(team, those),
    rules: TEAM_RULES,
  }));
  if (some.length === 0 || whyNot(engine, orderBy(player, { card }))) return some;
  return [{ verb: 'attempt', card, rules: TEAM_RULES }, ...some];
}

/** Any number of these, one of those among them. */
function withOneOf(cards: readonly CardNumber[], those: readonly CardNumber[]): Selection {
  const of = those.map((card) => cards.indexOf(card));
  const condition: SetCondition = { is: 'count', of, min: 1, max: of.length };
  return { ...anyOfThese(cards), condition, example: of.slice(0, 1) };
}

export const attemptDeed: Deed = {
  verb: 'attempt',
  label: 'order ⑤',
  rules: ['94-ATT-01', '94-TURN-11'],
  options,
  whyNot,
  carryOut: (engine, order) => {
    const team = teamOf(engine, order);
    // 94-ATT-09: nobody matches an icon, a text lets them.
    const icons = mayAttemptBy(engine, order.card);
    const isMeant = (card: CardNumber): boolean => affiliationsOf(engine, card).some((name) => icons.includes(name));
    if (!team.some(isMeant)) engine.note('94-ATT-09', '94-CARD-22');
    else if (team.some((card) => !isMeant(card) && isAlliedWith(engine, order.player, card, icons)))
      engine.note('94-ATT-08');
    startAttempt(engine, order, shipOf(engine, order), team);
  },
};
