/** Order: attempt an active objective at one of the player's locations (OBJ-ATT). */
import { cardOfOption } from '../../engine/asking/request.ts';
import { contextOf, isStopped, isType, missionOf, textOf } from '../../effects/reading/index.ts';
import { meets } from '../../effects/meaning.ts';
import { isForbidden } from '../../effects/standing/index.ts';
import type { CardNumber, Option, Seat } from '../../engine/asking/request.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingFor } from '../../engine/kernel/remembering.ts';
import {
  attemptsBy,
  deedOf,
  involvedIn,
  mayAttempt,
  onlyShipAt,
  readyFor,
  usingOf,
  type Attempting,
} from '../second-edition/attempt-checks.ts';
import type { Check } from '../shared/checks.ts';
import { isCompleted, isMine, missionKind, placesOf } from '../second-edition/table.ts';
import { asksOf, fits, isOfItsKind, keywordsMissing, kindAsked } from './fitting.ts';

const isLocation = (engine: Engine, place: CardNumber): boolean => isType(engine, place, 'location');

export const attemptChecks: readonly Check<Attempting>[] = [
  {
    rules: ['OBJ-ATT-01', 'OBJ-REQ-05'],
    why: (engine, { mission }) => (isCompleted(engine, mission) ? 'the objective is completed' : null),
  },
  {
    rules: ['OBJ-ATT-01'],
    why: (engine, { player, mission, place }) => {
      if (!isCompleted(engine, mission) && !engine.liesIn(mission, 'active', player))
        return 'you attempt your own active objectives only';
      if (!isLocation(engine, place)) return 'an objective is attempted at a location';
      return engine.ownerOf(place) === player ? null : 'you attempt at your own locations only';
    },
  },
  {
    rules: ['OBJ-ATT-04'],
    why: (engine, { place }) =>
      missionKind(engine, place) === 'headquarters' ? 'a headquarters is no place for an attempt' : null,
  },
  {
    rules: ['OBJ-ATT-02'],
    why: (engine, { mission, place }) => {
      if (!isLocation(engine, place) || isOfItsKind(engine, mission, place)) return null;
      return `${engine.definitionOf(mission).title} asks for a ${kindAsked(asksOf(engine.definitionOf(mission)))} location`;
    },
  },
  {
    rules: ['OBJ-ATT-03'],
    why: (engine, { mission, place }) => {
      const missing = isLocation(engine, place) ? keywordsMissing(engine, mission, place) : [];
      return missing.length === 0 ? null : `the location lacks ${missing.join(', ')}`;
    },
  },
  {
    rules: ['2E-CANNOT-01'],
    why: (engine, order) => (isForbidden(engine, deedOf(engine, order)) ? 'a text forbids to attempt it' : null),
  },
  {
    rules: ['OBJ-ATT-06'],
    why: (engine, { player, place, ship }) => {
      if (missionKind(engine, place) !== 'space') return null;
      const isThere = missionOf(engine, ship) === place && isMine(engine, ship, player);
      return isThere ? null : 'at a space location an attempt is made with a ship of yours there';
    },
  },
  {
    rules: ['OBJ-ATT-06', '2E-ATT-03'],
    why: (engine, { place, ship }) =>
      missionKind(engine, place) === 'space' && isStopped(engine, ship)
        ? `${engine.definitionOf(ship).title} is stopped`
        : null,
  },
  {
    rules: ['OBJ-ATT-11', 'OBJ-ATT-05'],
    why: (engine, order) => (readyFor(engine, order).length > 0 ? null : 'no unstopped personnel of yours is there'),
  },
  {
    rules: ['2E-CANNOT-01'],
    why: (engine, order) =>
      readyFor(engine, order).length > 0 && involvedIn(engine, order).length === 0
        ? 'a text forbids those there to attempt objectives'
        : null,
  },
  {
    rules: ['OBJ-ATT-07'],
    why: (engine, order) => {
      if (involvedIn(engine, order).length === 0) return null;
      const { using } = order;
      const { mission, place } = order;
      const isEnough = [mission, place, ...engine.hosted(place, 'on')].every((card) =>
        areDemandsMet(engine, card, order),
      );
      return isEnough && (!using || mayAttempt(engine, order).length >= using.least)
        ? null
        : 'what a text demands for the attempt is not met';
    },
  },
];

/** "To attempt this objective", of a location and what lies on it "an objective here, you must have …": by those who would take part. */
function areDemandsMet(engine: Engine, card: CardNumber, order: Attempting): boolean {
  const { abilities } = textOf(engine.definitionOf(card)).program;
  return abilities
    .flatMap(({ at, if: need }) => (at.t === 'attemptNeed' && need?.c === 'req' ? [need.req] : []))
    .every((demand) => meets(contextOf(engine, engine.ref(card), order.player), involvedIn(engine, order), demand));
}

const RULES = ['OBJ-ATT-01', 'OBJ-ATT-02', 'OBJ-ATT-08', 'OBJ-ATT-10', 'OBJ-ATT-12', 'OBJ-ACTIVE-03', 'OBJ-STAFF-05'];

/** Every attempt the player can begin now. */
export function attemptOptions(engine: Engine, player: Seat): Option[] {
  return fromEach(engine.zone('active', player), (objective) => attemptsOf(engine, objective, player));
}

const attemptsOf = rememberingFor((engine, mission, player): readonly Option[] =>
  placesOf(engine, player)
    .filter((place) => fits(engine, mission, place))
    .flatMap((place) => attemptsAt(engine, mission, place, player)),
);

function attemptsAt(engine: Engine, mission: CardNumber, place: CardNumber, player: Seat): readonly Option[] {
  const rules = [...RULES, missionKind(engine, place) === 'space' ? 'OBJ-ATT-06' : 'OBJ-ATT-05'];
  return attemptsBy(engine, attemptChecks, { player, mission, place }, (order) => ({
    verb: 'attempt',
    card: mission,
    at: place,
    ...order,
    rules,
  }));
}

/** The order as an option names it. */
export function attemptingOf(
  engine: Engine,
  player: Seat,
  option: Pick<Option, 'card' | 'at' | 'with' | 'using' | 'ability'>,
): Attempting {
  const place = cardOfOption(option, 'at');
  return {
    player,
    mission: cardOfOption(option, 'card'),
    place,
    ship: option.with ?? onlyShipAt(engine, place, player),
    using: usingOf(engine, player, option),
  };
}
