/** Dilemma piles: dilemmas are drawn from their top, aside from the hand (2E-DIL-05), and no card lies face up there. */
import { isType } from '../../effects/reading/index.ts';
import { shuffle, byOwner, moveCards } from '../../effects/doing/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';

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

/** Wherever dilemmas come from or go, the top card of a dilemma pile is never face up (2E-OP-06). */
export function reachPiles(engine: Engine, cards: readonly CardNumber[]): void {
  const dilemmas = cards.filter((card) => isType(engine, card, 'dilemma'));
  for (const [owner] of byOwner(engine, dilemmas)) reachFaceUp(engine, owner);
}

/** The top card of a dilemma pile is never face up: the pile is shuffled and turned over as soon as it is (2E-OP-06). */
function reachFaceUp(engine: Engine, player: Seat): void {
  const [top] = engine.zone('dilemmas', player);
  if (top !== undefined && engine.has(top, 'faceUp'))
    shuffle(engine, { zone: 'dilemmas', player }, player, engine.cite('dilemma pile.face up'));
}
