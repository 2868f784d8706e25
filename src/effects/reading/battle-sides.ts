/** Joining a combat or an engagement in progress. */
import { battleIn, isFighting } from '../undertakings.ts';
import { isStopped, isType, missionOf, shipOf } from './places.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';

/** Is the card taking part in the battle in progress: itself, or aboard a ship that is? */
export function isInBattle(engine: Engine, card: CardNumber): boolean {
  if (!isFighting(engine)) return false;
  const battle = battleIn(engine);
  const ship = shipOf(engine, card);
  return battle?.sides.some(({ cards }) => cards.some((ref) => ref.card === card || ref.card === ship)) === true;
}

/** May the card join: a staffed, unstopped ship at the mission of the engagement, or a personnel at the mission of the combat, aboard a ship too? */
export function canJoinBattle(engine: Engine, card: CardNumber): boolean {
  const battle = battleIn(engine);
  if (!battle || isStopped(engine, card)) return false;
  const seats = battle.sides.map(({ player }) => player);
  if (!seats.includes(engine.commanderOf(card))) return false;
  if (battle.sides.some(({ cards }) => cards.some((ref) => ref.card === card))) return false;
  if (missionOf(engine, card) !== missionOf(engine, battle.where)) return false;
  if (battle.kind === 'combat') return isType(engine, card, 'personnel');
  return isType(engine, card, 'ship') && engine.ruleset.texts.isStaffed(engine, card);
}
