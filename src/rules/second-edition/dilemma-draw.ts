/** Drawing dilemmas: from the top of a player's dilemma pile, aside from the hand (2E-DIL-05). */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { moveCards } from '../../effects/doing/card-moves.ts';

/** Draws so many, or as many as there are; a face-up card reached is shuffled in (2E-DIL-09). */
export function drawFromPile(engine: Engine, player: Seat, wanted: number): void {
  let left = wanted;
  while (left > 0) {
    const cards = faceDownRun(engine, player, left);
    if (cards.length === 0) return;
    moveCards(engine, { verb: 'drew', player, cards, to: { zone: 'drawn', player }, face: 'down' });
    left -= cards.length;
  }
}

/** As many cards from the top as lie face down, up to `count`. */
function faceDownRun(engine: Engine, player: Seat, count: number): CardNumber[] {
  const pile = engine.zone('dilemmas', player).slice(0, count);
  const reached = pile.findIndex((card) => engine.has(card, 'faceUp'));
  return reached < 0 ? pile : pile.slice(0, reached);
}
