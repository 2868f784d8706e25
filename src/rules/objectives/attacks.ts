/** Orders to attack: engage a ship, fight personnel; what keeps a player from it, and beginning it (OBJ-ORDER-02, COM 1, ENG 1). */
import { isStopped, isType, missionOf } from '../../effects/reading/index.ts';
import { mayFight } from '../../effects/standing/index.ts';
import {
  cardNamed,
  type CardNumber,
  type Option,
  type Seat,
  cardOrNobody,
  seatOrNobody,
} from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardsIn, enemyShips, opponentsAt } from '../second-edition/battle-checks.ts';
import { passes, type Check } from '../shared/checks.ts';
import { staffing } from '../second-edition/staffing.ts';
import { allMissions, isAtHeadquarters, isMine, readyPersonnel } from '../second-edition/table.ts';
import { openRestriction, type Attack } from './restrictions.ts';
import { wasCalledOff } from './state.ts';

export interface Engaging {
  readonly player: Seat;
  readonly ship: CardNumber;
  readonly target: CardNumber;
}

export interface Fighting {
  readonly player: Seat;
  readonly opponent: Seat;
  /** A planet location or a ship. */
  readonly place: CardNumber;
}

/** OBJ-RESTR-06, -08: the ships, the attacker's unstopped personnel aboard, all personnel aboard the target. */
export function engagementAttack(engine: Engine, { player, ship, target }: Engaging): Attack {
  const crew = engine.hosted(target, 'aboard').filter((card) => isType(engine, card, 'personnel'));
  return {
    kind: 'engagement',
    player,
    force: [ship, ...readyPersonnel(engine, engine.hosted(ship, 'aboard'), player)],
    target: [target, ...crew],
  };
}

/** OBJ-RESTR-07, -08: the attacker's unstopped personnel there, all of the opponent's. */
export function combatAttack(engine: Engine, { player, opponent, place }: Fighting): Attack {
  const there = cardsIn(engine, place);
  return {
    kind: 'combat',
    player,
    force: readyPersonnel(engine, there, player),
    // Whatever else is there has no affiliation.
    target: there.filter((card) => isMine(engine, card, opponent)),
  };
}

const isShip = (engine: Engine, card: CardNumber): boolean => card > 0 && isType(engine, card, 'ship');

const areOpposed = (engine: Engine, { player, ship, target }: Engaging): boolean =>
  isShip(engine, ship) &&
  isMine(engine, ship, player) &&
  isShip(engine, target) &&
  !isMine(engine, target, player) &&
  engine.commanderOf(target) >= 0;

export const engageChecks: readonly Check<Engaging>[] = [
  {
    rules: ['OBJ-ORDER-02', 'OBJ-ENGAGE-02'],
    why: (engine, order) => (areOpposed(engine, order) ? null : "a ship of yours engages an opponent's ship"),
  },
  {
    rules: ['OBJ-ENGAGE-01'],
    why: (engine, order) =>
      areOpposed(engine, order) && missionOf(engine, order.ship) !== missionOf(engine, order.target)
        ? 'the ships are not at one location'
        : null,
  },
  {
    rules: ['OBJ-ENGAGE-04'],
    why: (engine, { ship, target }) =>
      [ship, target].some((card) => isShip(engine, card) && isAtHeadquarters(engine, card))
        ? 'no engagement begins at a headquarters location'
        : null,
  },
  {
    rules: ['OBJ-ENGAGE-03', '2E-ORDER-06'],
    why: (engine, { ship }) =>
      isShip(engine, ship) && isStopped(engine, ship) ? `${engine.definitionOf(ship).title} is stopped` : null,
  },
  {
    rules: ['OBJ-STAFF-01', 'OBJ-ENGAGE-02'],
    why: (engine, { ship, player }) => {
      if (!isShip(engine, ship) || !isMine(engine, ship, player) || staffing(engine, ship).isStaffed) return null;
      return `${engine.definitionOf(ship).title} is not staffed`;
    },
  },
  {
    rules: ['2E-CANNOT-01'],
    why: (engine, { player, ship }) =>
      mayFight(engine, player, 'engagement', missionOf(engine, ship)) ? null : 'a text forbids to begin an engagement',
  },
  {
    rules: ['OBJ-RESTR-10'],
    why: (engine, { target }) =>
      wasCalledOff(engine, { what: 'engagement', target, opponent: engine.commanderOf(target) })
        ? 'an attack on it was called off this turn'
        : null,
  },
  {
    rules: ['OBJ-RESTR-01', 'OBJ-RESTR-03', 'OBJ-RESTR-06', 'OBJ-RESTR-08'],
    why: (engine, order) =>
      areOpposed(engine, order) ? openRestriction(engine, engagementAttack(engine, order)) : null,
  },
];

const isMeeting = (engine: Engine, { player, opponent, place }: Fighting): boolean =>
  place > 0 &&
  cardsIn(engine, place).some((card) => isType(engine, card, 'personnel') && isMine(engine, card, player)) &&
  opponentsAt(engine, place, player).includes(opponent);

/** Personnel are concealed: a restriction that forbids to fight them shows at COM 2 only (OBJ-RESTR-07, OBJ-OP-39). */
export const fightChecks: readonly Check<Fighting>[] = [
  {
    rules: ['OBJ-ORDER-02', 'OBJ-COMBAT-01'],
    why: (engine, order) =>
      isMeeting(engine, order) ? null : "no personnel of yours is present with an opponent's there",
  },
  {
    rules: ['OBJ-COMBAT-02'],
    why: (engine, { place }) =>
      isAtHeadquarters(engine, place) ? 'no combat begins at a headquarters location' : null,
  },
  {
    rules: ['OBJ-COMBAT-03', '2E-ORDER-06'],
    why: (engine, order) =>
      isMeeting(engine, order) && combatAttack(engine, order).force.length === 0
        ? 'all personnel of yours there are stopped'
        : null,
  },
  {
    rules: ['2E-CANNOT-01'],
    why: (engine, { player, place }) =>
      mayFight(engine, player, 'combat', missionOf(engine, place)) ? null : 'a text forbids to begin combat',
  },
  {
    rules: ['OBJ-RESTR-10'],
    why: (engine, { place, opponent }) =>
      wasCalledOff(engine, { what: 'combat', target: place, opponent })
        ? 'an attack on them was called off this turn'
        : null,
  },
];

/** Every engagement that the player can order now. */
export function engageOptions(engine: Engine, player: Seat): Option[] {
  return allMissions(engine).flatMap((place) =>
    enemyShips(engine, place, player).flatMap((target) =>
      engine
        .hosted(place, 'ships')
        .filter((ship) => passes(engine, engageChecks, { player, ship, target }))
        .map((ship) => ({
          verb: 'engage',
          card: target,
          with: ship,
          rules: ['OBJ-ORDER-02', 'OBJ-ORDER-03', 'OBJ-ORDER-04', 'OBJ-ENGAGE-02', 'OBJ-RESTR-02'],
        })),
    ),
  );
}

/** Every combat that the player can order now. */
export function fightOptions(engine: Engine, player: Seat): Option[] {
  const places = allMissions(engine).flatMap((place) => [place, ...engine.hosted(place, 'ships')]);
  return places.flatMap((place) =>
    opponentsAt(engine, place, player)
      .filter((opponent) => passes(engine, fightChecks, { player, opponent, place }))
      .map((opponent) => ({
        verb: 'fight',
        player: opponent,
        ...(isType(engine, place, 'ship') ? { aboard: place } : { at: place }),
        rules: ['OBJ-ORDER-02', 'OBJ-ORDER-03', 'OBJ-COMBAT-01', 'OBJ-COMBAT-03', 'OBJ-RESTR-02'],
      })),
  );
}

/** The order as an option or a proposal names it. */
export const engagingOf = (player: Seat, named: Pick<Option, 'card' | 'with'>): Engaging => ({
  player,
  ship: cardNamed(named, 'with'),
  target: cardNamed(named, 'card'),
});

/** The same of a combat: where only one opponent has personnel there, that one is meant. */
export function fightingOf(
  engine: Engine,
  player: Seat,
  { at, aboard, player: named }: Pick<Option, 'at' | 'aboard' | 'player'>,
): Fighting {
  const place = cardOrNobody(aboard ?? at);
  const [first] = place > 0 ? opponentsAt(engine, place, player) : [];
  return { player, place, opponent: seatOrNobody(named ?? first) };
}

/** ENG 1: the engagement that was ordered is put on the stack. */
export function startEngagement(engine: Engine, { player, ship, target }: Engaging): void {
  engine.push('engagement', {
    cards: { place: [engine.ref(ship)], target: [engine.ref(target)] },
    numbers: { player, opponent: engine.commanderOf(target), ordered: 1 },
  });
}

/** COM 1: the combat that was ordered is put on the stack. */
export function startCombat(engine: Engine, { player, opponent, place }: Fighting): void {
  engine.push('combat', { cards: { place: [engine.ref(place)] }, numbers: { player, opponent, ordered: 1 } });
}
