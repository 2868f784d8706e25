/** Damage text that acts: once, as the card is placed on a ship as damage, if the ship outlasts it. What it changes holds while it lies there. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { mechanism } from '../../engine/kernel/procedure.ts';
import type { Frame, Responder } from '../../engine/state/state.ts';
import { cardIn } from '../../engine/kernel/frames.ts';
import { abilityOf, numberOf } from '../reading/index.ts';
import { isRule } from '../standing/index.ts';
import { pushText } from './text-frames.ts';

const NAME = 'damage text';
const PLACED = 'placed';

/** The procedure in which the texts of cards that were placed as damage act, one after the other. */
export const damageTextProcedure = mechanism(NAME, [{ label: NAME, keys: ['place.damage'], does: actOut }]);

/** Puts on the stack the texts of those of these cards that were placed as damage and have one that acts: they are carried out next. */
export function letDamageAct(engine: Engine, placed: readonly CardNumber[]): void {
  for (const card of placed)
    if (engine.relationOf(card) === 'damage' && actingTexts(engine, card).length > 0)
      engine.push(NAME, { cards: { [PLACED]: [engine.ref(card)] } });
}

/** The damage texts of a card that do more than hold while it lies there. */
function actingTexts(engine: Engine, card: CardNumber): readonly Responder[] {
  const definition = engine.definitionOf(card);
  return definition.abilities.flatMap((handle, ability) => {
    const { at, do: effects } = abilityOf(definition, ability);
    if (at.t !== 'damage' || effects.every((effect) => effect.x === 'mod' || isRule(effect))) return [];
    const you = engine.ruleset.text.youOf(engine, card, handle);
    return [{ source: engine.ref(card), definition: engine.definitionNumber(card), ability, you }];
  });
}

/** Carries out the text of a damage card for the commander of its ship; where the ship was destroyed it does nothing. */
export function actOut(engine: Engine, frame: Frame): void {
  const card = cardIn(frame, PLACED);
  if (engine.relationOf(card) !== 'damage') return;
  const definition = engine.definitionOf(card);
  for (const responder of actingTexts(engine, card).toReversed()) {
    const block = numberOf(definition, abilityOf(definition, responder.ability).do);
    const text = pushText(engine, responder, [block], null, -1);
    text.cards.this = [engine.ref(engine.hostOf(card))];
  }
}
