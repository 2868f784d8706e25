/** Shuffles a pile. */
import { shuffled } from '../../../engine/state/chance.ts';
import type { Place } from '../../../engine/state/events.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { RuleId, Seat } from '../../../engine/asking/request.ts';

/** Shuffles a pile and turns it face down; the outcome is in the event. */
export function shuffle(engine: Engine, place: Place, player: Seat, rules: readonly RuleId[] = []): void {
  const cards = engine.cardsAt(engine.places.code(place));
  const { order, chance } = shuffled(engine.state.chance, cards);
  engine.emit({ type: 'shuffled', place, order, player, chance }, rules);
}
