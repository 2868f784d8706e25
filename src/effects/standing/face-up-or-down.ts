/** How cards lie where a text says so: "when you place a card beneath this mission, place it face down". */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { every, playersOf } from '../reading/index.ts';
import { rulesAtWork } from './rules-at-work.ts';
import { candidates } from '../meaning.ts';

/** Do cards that the player places beneath this one lie face down? */
export function liesFaceDown(engine: Engine, player: Seat, host: CardNumber): boolean {
  return rulesAtWork(engine, 'lie').some(
    ({ context, effect: { who, place } }) =>
      playersOf(context, who).includes(player) && candidates(context, every(place.card)).includes(host),
  );
}
