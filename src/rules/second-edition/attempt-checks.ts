/** Who may attempt what, by which means (2E-ATT-01 to -08, -16, -17). */
import { cardOfOption, cardOrNobody, type CardNumber, type Option, type Seat } from '../../engine/asking/request.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingFor } from '../../engine/kernel/remembering.ts';
import { contextOf, isStopped, missionOf, textOf } from '../../effects/reading/index.ts';
import { matches } from '../../effects/meaning.ts';
import { isInvited, isForbidden, notBanned, type Deed } from '../../effects/standing/index.ts';
import { attemptTexts, type AttemptText } from './attempt-texts.ts';
import { passes, type Check } from '../shared/checks.ts';
import { isCompleted, isMine, missionKind, placesOf, readyPersonnel, readyShips } from './table.ts';

export interface Attempting {
  readonly player: Seat;
  readonly mission: CardNumber;
  /** Where it is made: at the mission, if that is a place itself. */
  readonly place: CardNumber;
  /** The ship of a space mission; 0 at a planet. */
  readonly ship: CardNumber;
  /** The text that gives other requirements; null for the printed ones. */
  readonly using: AttemptText | null;
}

/** The personnel that would be involved: all unstopped ones on the planet or aboard the ship that may attempt (2E-ATT-01, -02, -17). */
export function involvedIn(engine: Engine, order: Omit<Attempting, 'using'>): readonly CardNumber[] {
  return notBanned(engine, readyFor(engine, order), { name: 'attempt', to: order.mission });
}

export function readyFor(engine: Engine, { player, place, ship }: Omit<Attempting, 'using'>): CardNumber[] {
  const isSpace = missionKind(engine, place) === 'space';
  return readyPersonnel(engine, isSpace ? engine.hosted(ship, 'aboard') : engine.hosted(place, 'here'), player);
}

/** The attempt as something a text may forbid: of so many personnel, at that mission. */
export function deedOf(engine: Engine, order: Attempting): Deed {
  const { player, mission, place } = order;
  const words = { involved: String(involvedIn(engine, order).length) };
  return { name: 'attempt', player, cards: [mission], where: place, words };
}

export const attemptChecks: readonly Check<Attempting>[] = [
  {
    rules: ['2E-ATT-05'],
    why: (engine, { player, mission }) =>
      isMine(engine, mission, player) ? null : 'you attempt your own missions only',
  },
  {
    rules: ['2E-ATT-04'],
    why: (engine, { place }) =>
      missionKind(engine, place) === 'headquarters' ? 'headquarters cannot be attempted' : null,
  },
  {
    rules: ['2E-ATT-08'],
    why: (engine, { mission }) => (isCompleted(engine, mission) ? 'the mission is completed' : null),
  },
  {
    rules: ['2E-CANNOT-01'],
    why: (engine, order) => (isForbidden(engine, deedOf(engine, order)) ? 'a text forbids to attempt it' : null),
  },
  {
    rules: ['2E-ATT-02'],
    why: (engine, { player, place, ship }) => {
      if (missionKind(engine, place) !== 'space') return null;
      const isThere = missionOf(engine, ship) === place && isMine(engine, ship, player);
      return isThere ? null : 'a space mission is attempted with a ship of yours there';
    },
  },
  {
    rules: ['2E-ATT-03'],
    why: (engine, { player, place, ship }) => {
      // Where no ship is named, the only ones of the player there may be stopped.
      const mine = ship > 0 ? [ship] : engine.hosted(place, 'ships').filter((one) => isMine(engine, one, player));
      const stopped = missionKind(engine, place) === 'space' && mine.every((one) => isStopped(engine, one)) && mine[0];
      return stopped ? `${engine.definitionOf(stopped).title} is stopped` : null;
    },
  },
  {
    rules: ['2E-ATT-16'],
    why: (engine, order) => (readyFor(engine, order).length > 0 ? null : 'no unstopped personnel of yours is there'),
  },
  {
    rules: ['2E-CANNOT-01'],
    why: (engine, order) =>
      readyFor(engine, order).length > 0 && involvedIn(engine, order).length === 0
        ? 'a text forbids those there to attempt missions'
        : null,
  },
  {
    rules: ['2E-ATT-06', '2E-ATT-07'],
    why: (engine, order) =>
      mayAttempt(engine, order).length >= (order.using?.least ?? 1)
        ? null
        : 'nobody there has what the mission asks for to attempt it',
  },
];

/** Those who give the right to attempt: a matching icon, what the mission or the text used says in words, or a permission. */
export function mayAttempt(engine: Engine, order: Attempting): readonly CardNumber[] {
  const { mission, player } = order;
  if (!order.using && isInvited(engine, player, mission)) return involvedIn(engine, order);
  const filter = order.using ? order.using.who : textOf(engine.definitionOf(order.mission)).attemptBy;
  const context = contextOf(engine, engine.ref(order.mission), order.player);
  const isAble = (card: CardNumber): boolean => filter !== null && matches(context, filter, card);
  const isInvitedItself = (card: CardNumber): boolean => !order.using && isInvited(engine, player, mission, card);
  return involvedIn(engine, order).filter((card) => isAble(card) || isInvitedItself(card));
}

/** Every attempt the player can begin now. */
export function attemptOptions(engine: Engine, player: Seat): Option[] {
  return fromEach(placesOf(engine, player), (mission) => attemptsAt(engine, mission, player));
}

const attemptsAt = rememberingFor((engine, mission, player): readonly Option[] => {
  if (isCompleted(engine, mission) || missionKind(engine, mission) === 'headquarters') return [];
  const byShip = missionKind(engine, mission) === 'space' ? ['2E-ATT-02', '2E-ATT-15'] : ['2E-ATT-01'];
  return attemptsBy(engine, attemptChecks, { player, mission, place: mission }, (order) => ({
    verb: 'attempt',
    card: mission,
    ...order,
    rules: ['2E-ATT-09', ...byShip, '2E-ATT-17', '2E-STOP-01'],
  }));
});

/** The attempts at a place that pass these checks, with each ship and by each means there is. */
export function attemptsBy(
  engine: Engine,
  checks: readonly Check<Attempting>[],
  order: Pick<Attempting, 'player' | 'mission' | 'place'>,
  said: (order: Pick<Option, 'with' | 'using' | 'ability'>) => Option,
): readonly Option[] {
  const { player, mission, place } = order;
  const ships = missionKind(engine, place) === 'space' ? readyShips(engine, place, player) : [0];
  const means = [null, ...attemptTexts(engine, mission, player)];
  return ships.flatMap((ship) =>
    means
      .filter((using) => passes(engine, checks, { ...order, ship, using }))
      .map((using) =>
        said({
          ...(ship > 0 ? { with: ship } : {}),
          ...(using ? { using: using.card } : {}),
          // Of several texts of one card, which.
          ...(using && means.some((other) => other !== using && other?.card === using.card)
            ? { ability: using.ability + 1 }
            : {}),
        }),
      ),
  );
}

/** The order as an option names it. */
export function attemptingOf(
  engine: Engine,
  player: Seat,
  option: Pick<Option, 'card' | 'with' | 'using' | 'ability'>,
): Attempting {
  const mission = cardOfOption(option, 'card');
  return {
    player,
    mission,
    place: mission,
    ship: option.with ?? onlyShipAt(engine, mission, player),
    using: usingOf(engine, player, option),
  };
}

/** The ship that need not be named: the player's only one at a space mission; else 0. */
export function onlyShipAt(engine: Engine, place: CardNumber, player: Seat): CardNumber {
  const [ship, other] = missionKind(engine, place) === 'space' ? readyShips(engine, place, player) : [];
  return cardOrNobody(other === undefined ? ship : undefined);
}

/** The text by which the option attempts; null where that is the printed way. */
export function usingOf(
  engine: Engine,
  player: Seat,
  option: Pick<Option, 'card' | 'using' | 'ability'>,
): AttemptText | null {
  const isMeant = ({ card, ability }: AttemptText): boolean =>
    card === option.using && (option.ability === undefined || option.ability === ability + 1);
  return attemptTexts(engine, cardOfOption(option, 'card'), player).find(isMeant) ?? null;
}
