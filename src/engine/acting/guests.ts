/** The cards that lie with a card, at any depth: what is on it, what is on that, and so on. */
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber } from '../asking/request.ts';
import { lyingWith } from './as-it-was.ts';

/** Everything on, aboard or beneath a card, at any depth. */
export function guestsOf(engine: Engine, card: CardNumber): CardNumber[] {
  return lyingWith(engine, card).flatMap(({ card: guest }) => [guest, ...guestsOf(engine, guest)]);
}
