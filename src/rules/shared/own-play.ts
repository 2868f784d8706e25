/** What a card says of its own play, once it has been played. */
import { abilityOf, saysOfItsPlay } from '../../effects/reading/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Occurrence, Responder } from '../../engine/state/state.ts';

/** The texts of a card that is not in play any more which respond to its play: of interrupts, of events that stay nowhere. */
export function ownResponders(engine: Engine, card: CardNumber, you: Seat, occurrence: Occurrence): Responder[] {
  if (engine.isInPlay(card)) return [];
  const definition = engine.definitionOf(card);
  return definition.abilities.flatMap((__, ability) => {
    if (!saysOfItsPlay(abilityOf(definition, ability))) return [];
    const responder = { source: engine.ref(card), definition: engine.definitionNumber(card), ability, you };
    const that = engine.ruleset.text.responds(engine, responder, occurrence);
    return that ? [{ ...responder, that, left: true as const }] : [];
  });
}
