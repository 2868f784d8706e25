/** Which texts can be used just now: of cards that are neither stopped nor captives, and not switched off. */
import { isCaptive } from '../terms.ts';
import { inPlay, isUnusable, abilityOf, speaksWhenStopped } from '../reading/index.ts';
import type { Standing } from '../meaning.ts';
import { modifications } from './modifications.ts';
import { reaches } from './reach.ts';
import { isSwitchedOff } from './switching.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';

/** May the text of this card be used: not stopped, not a captive, not switched off. */
function isTextActive(engine: Engine, card: CardNumber): boolean {
  return !isUnusable(engine, card) && !isSwitchedOff(engine, card);
}

/** May this ability of the card be used: its text active, and no ability before it that says to ignore the next one? */
function isAbilityActive(engine: Engine, card: CardNumber, ability: number): boolean {
  return (
    (isTextActive(engine, card) || isActiveStopped(engine, card, ability)) &&
    !isSkipped(engine, card, ability) &&
    !isDoneByCopy(engine, card, ability)
  );
}

/** "(Not cumulative.)": of several copies of a player's at one place the first one does it. */
function isDoneByCopy(engine: Engine, card: CardNumber, ability: number): boolean {
  const definition = engine.definitionOf(card);
  if (abilityOf(definition, ability).alone !== true) return false;
  const isLike = (other: CardNumber): boolean =>
    engine.definitionOf(other).title === definition.title &&
    engine.placeOf(other) === engine.placeOf(card) &&
    engine.commanderOf(other) === engine.commanderOf(card);
  return inPlay(engine).some((other) => other < card && isLike(other) && isTextActive(engine, other));
}

/** "(Even if this personnel is stopped)": that ability is used all the same. */
function isActiveStopped(engine: Engine, card: CardNumber, ability: number): boolean {
  const said = abilityOf(engine.definitionOf(card), ability);
  return speaksWhenStopped(said) && !isCaptive(engine, card) && !isSwitchedOff(engine, card);
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

/** The interpreter's answers about which texts and abilities can be used. */
export const activeTexts: Pick<Standing, 'isTextActive' | 'isAbilityActive'> = { isTextActive, isAbilityActive };
