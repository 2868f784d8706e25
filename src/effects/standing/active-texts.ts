/** Which texts can be used just now: of cards that are neither stopped nor captives, and not switched off. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { modifications, reaches } from './continuous.ts';
import { isStopped, isType } from '../reading/places.ts';
import { isSwitchedOff } from './switching.ts';
import { abilityOf } from '../reading/text-of.ts';

/** May the text of this card be used: not stopped, not a captive, not switched off. */
export function isTextActive(engine: Engine, card: CardNumber): boolean {
  return !isUnusable(engine, card) && !isSwitchedOff(engine, card);
}

/** Can nothing of the card be used: it is stopped, or a captive? */
export function isUnusable(engine: Engine, card: CardNumber): boolean {
  if (engine.zoneOf(card) === 'brig') return true;
  return isStopped(engine, card) && (isType(engine, card, 'personnel') || isType(engine, card, 'ship'));
}

/** May this ability of the card be used: its text active, and no ability before it that says to ignore the next one? */
export function isAbilityActive(engine: Engine, card: CardNumber, ability: number): boolean {
  return (isTextActive(engine, card) || isActiveStopped(engine, card, ability)) && !isSkipped(engine, card, ability);
}

/** "(Even if this personnel is stopped)": that ability is used all the same. */
function isActiveStopped(engine: Engine, card: CardNumber, ability: number): boolean {
  const isEven = abilityOf(engine.definitionOf(card), ability).even === true;
  return isEven && engine.zoneOf(card) !== 'brig' && !isSwitchedOff(engine, card);
}

/** "Ignore his next ability": the one that follows in the text of the card, as long as the other says so. */
export function isSkipped(engine: Engine, card: CardNumber, ability: number): boolean {
  return modifications(engine, 'text').some(
    (item) =>
      item.mod.m === 'text' &&
      item.mod.off === 'next' &&
      item.context.source.card === card &&
      item.number === ability - 1 &&
      reaches(engine, item, card),
  );
}
