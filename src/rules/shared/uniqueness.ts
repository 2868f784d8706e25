/** Uniqueness: a player commands only one card of a title with a dot. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { isUnique } from '../../effects/meaning.ts';

/**
 * Does the player command another card of this title, both with a dot? Captives count;
 * `except` is a card that is about to leave.
 */
export function commandsCopy(engine: Engine, card: CardNumber, player: Seat, except: CardNumber = card): boolean {
  return copiesOf(engine, card, player, except).length > 0;
}

/** The cards of this title with a dot that the player commands. */
export function copiesOf(engine: Engine, card: CardNumber, player: Seat, except: CardNumber = card): CardNumber[] {
  if (!isUnique(engine, card)) return [];
  const { title } = engine.definitionOf(card);
  const copies: CardNumber[] = [];
  for (let other = 1; other < engine.state.definitionOf.length; other++) {
    if (other === card || other === except || engine.state.commander[other] !== player) continue;
    if (engine.definitionOf(other).title === title && engine.isInPlay(other) && isUnique(engine, other))
      copies.push(other);
  }
  return copies;
}
