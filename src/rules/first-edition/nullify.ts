/** Nullifying cards, and discarding those that are done with (94-INTR-05, -07). */
import { moveCards } from '../../effects/doing/index.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { isTreaty } from './treaties.ts';
import { vaporizes } from './vaporizing.ts';

/** It does not take effect, or no more, and goes to its owner's discard pile. */
export function nullify(engine: Engine, card: CardNumber, by: CardNumber, player: Seat): void {
  if (isTreaty(engine, card)) engine.note('94-TREATY-04');
  if (vaporizes(engine, card)) engine.note(engine.isInPlay(card) ? '94-SPECIAL-18' : '94-SPECIAL-19');
  engine.emit({ type: 'nullified', card, by, player }, ['94-INTR-07']);
  discard(engine, card, player, ['94-INTR-07', '94-INTR-05']);
}

/** To its owner's discard pile. */
export function discard(engine: Engine, card: CardNumber, player: Seat, rules: readonly string[]): void {
  moveCards(engine, {
    verb: 'discarded',
    player,
    cards: [card],
    to: { zone: 'discard', player: engine.ownerOf(card) },
    at: 'top',
    face: 'up',
    known: 'all',
    rules,
  });
}
