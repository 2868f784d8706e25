/** What lies with cards. */
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber } from '../asking/request.ts';

/** Everything on, aboard or beneath a card, at any depth. */
export function guestsOf(engine: Engine, card: CardNumber): CardNumber[] {
  return engine.ruleset.places.relations.flatMap((relation) =>
    engine.hosted(card, relation).flatMap((guest) => [guest, ...guestsOf(engine, guest)]),
  );
}
