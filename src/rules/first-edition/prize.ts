/** What the winner is owed where the stakes were raised: drawn by the seed, and only written down (94-SPECIAL-23, -24, 94-OP-36). */
import { selectRandomly } from '../../engine/asking/select.ts';
import type { Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { otherOf } from './seats.ts';
import { stakesOf } from './state.ts';
import { titleOf } from './table.ts';

const RULES = ['94-SPECIAL-23', '94-SPECIAL-24', '94-OP-36'];

/** Draws it of all the cards the loser began with; in words for the result, '' where nothing is owed. */
export function drawPrize(engine: Engine, winner: Seat): string {
  const count = stakesOf(engine);
  if (count === 0) return '';
  const loser = otherOf(winner);
  const whole = engine.cards.filter((card) => engine.ownerOf(card) === loser);
  const cards = selectRandomly(engine, whole, count, winner, 0, RULES);
  engine.emit({ type: 'revealed', cards, known: 'all', player: winner }, RULES);
  const titles = cards.map((card) => titleOf(engine, card));
  engine.emit({ type: 'prize', player: winner, titles }, RULES);
  return `; ${engine.nameOf(loser)} owes ${engine.nameOf(winner)}: ${titles.join(', ')}`;
}
