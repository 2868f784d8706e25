/** Shuffles a pile, and tells of it where that is done beside something else. */
import { shuffled } from '../../../engine/state/chance.ts';
import { isHeard, keyOf } from '../../../engine/acting/responders.ts';
import type { Place } from '../../../engine/state/events.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { RuleId, Seat } from '../../../engine/asking/request.ts';
import type { Action, Occurrence } from '../../../engine/state/state.ts';

/** Shuffles a pile and turns it face down; the outcome is in the event. */
export function shuffle(engine: Engine, place: Place, player: Seat, rules: readonly RuleId[] = []): void {
  const cards = engine.cardsAt(engine.places.code(place));
  const { order, chance } = shuffled(engine.state.chance, cards);
  engine.emit({ type: 'shuffled', place, order, player, chance }, rules);
}

/** Whoever downloads shuffles the rest of the deck: a text may wait for that. */
export function shuffledBeside(engine: Engine, { verb, player, agent, source }: Action): readonly Occurrence[] {
  if (verb !== 'download' || !isHeard(engine, keyOf({ stage: 'did', name: 'shuffle' }))) return NOTHING;
  return [{ name: 'shuffle', stage: 'did', player: player ?? agent, cards: [], by: source, words: { pile: 'deck' } }];
}
const NOTHING: readonly Occurrence[] = [];
