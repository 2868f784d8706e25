/** Where cards count as being: at their mission, and by some text at every mission of the quadrant (`everywhere`). */
import { reaching } from '../meaning.ts';
import { missionWith, quadrantOf } from './places.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';

/** Is the card at the mission, or at all missions of the quadrant where that lies? */
export function isAtMission(engine: Engine, card: CardNumber, mission: CardNumber): boolean {
  if (mission === 0) return false;
  const own = missionWith(engine, card);
  return own === mission || (isEverywhere(engine, card) && isOneQuadrant(engine, own, mission));
}

/** Are both at one mission, wherever they count as being? */
export function areAtOneMission(engine: Engine, card: CardNumber, other: CardNumber): boolean {
  const [mission, theirs] = [missionWith(engine, card), missionWith(engine, other)];
  return isAtMission(engine, card, theirs) || isAtMission(engine, other, mission);
}

function isEverywhere(engine: Engine, card: CardNumber): boolean {
  return reaching(engine, card, 'everywhere').length > 0;
}

function isOneQuadrant(engine: Engine, one: CardNumber, other: CardNumber): boolean {
  const quadrant = one > 0 ? quadrantOf(engine, one) : undefined;
  return quadrant !== undefined && quadrant === quadrantOf(engine, other);
}
