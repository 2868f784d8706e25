/** Who takes part in the attempt in progress. */
import { attemptIn, placeOfAttempt } from '../undertakings.ts';
import { isType, missionWith, presenceAnchor } from './places.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** Does the card take part in the attempt in progress: itself, or as equipment of those who attempt? */
export function isTakingPart(engine: Engine, card: CardNumber): boolean {
  if (isInvolved(engine, card)) return true;
  const isTheirs = engine.commanderOf(card) === attemptIn(engine)?.player;
  return isTheirs && isType(engine, card, 'equipment') && isAtAttempt(engine, card);
}

/** Is the card taking part in the mission attempt in progress? */
export function isInvolved(engine: Engine, card: CardNumber): boolean {
  const attempt = attemptIn(engine);
  if (!attempt) return false;
  if (attempt.ship?.card === card || attempt.mission.card === card || attempt.place?.card === card) return true;
  return attempt.involved.some((ref) => ref.card === card && engine.isSame(ref));
}

/** Is 'this mission', of the card whose text says so, the one of the attempt in progress? */
export function isAttemptedHere(engine: Engine, source: CardNumber): boolean {
  const attempt = attemptIn(engine);
  if (!attempt) return false;
  const where = missionWith(engine, presenceAnchor(engine, source));
  // A dilemma is nowhere as its cost is asked for: what is attempted is meant.
  if (where === 0 && isType(engine, source, 'dilemma')) return true;
  return attempt.mission.card === source || placeOfAttempt(attempt).card === where;
}

/** Is the card at the place of the attempt in progress? */
export function isAtAttempt(engine: Engine, card: CardNumber): boolean {
  const attempt = attemptIn(engine);
  if (!attempt) return false;
  const { ship, bases = [] } = attempt;
  const place = placeOfAttempt(attempt);
  const isShipThere = !ship || engine.hostOf(ship.card) === place.card;
  const hosts = ship ? [ship] : [place, ...bases];
  return (
    isShipThere &&
    hosts.some(({ card: host }) => engine.hostOf(card) === host) &&
    engine.relationOf(card) === (ship ? 'aboard' : 'here')
  );
}
