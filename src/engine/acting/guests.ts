/** What lies with cards. */
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber } from '../asking/request.ts';
import { lyingWith } from './as-it-was.ts';

/** Everything on, aboard or beneath a card, at any depth. */
export function guestsOf(engine: Engine, card: CardNumber): CardNumber[] {
  return lyingWith(engine, card).flatMap(({ card: guest }) => [guest, ...guestsOf(engine, guest)]);
}
