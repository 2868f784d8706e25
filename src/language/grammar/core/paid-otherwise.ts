/** Reads sentences about what may be paid in the place of another cost: 'When you are about to lose 5 points to pay the cost of X, you may …'. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { cost } from './clauses.ts';
import { abilities } from './playing.ts';
import { cards, condition, type Line } from './symbols.ts';

/** What the other cost is paid for: to play a card or use its texts, or only for those. */
const paidFor = any(w('pay the cost of', { plays: true as const }), w('use the game text of', {}));

export const paidOtherwise: Parser<Line> =
  p`when you are about to ${cost} to ${paidFor} ${cards} , ${opt(p`if ${condition} ,`.to(([state]) => state))} you may ${cost} instead? to pay that cost`.to(
    ([price, plays, what, state, by]): Line =>
      abilities({
        at: { t: 'static', ...(state && { while: state }) },
        do: [{ x: 'mod', what, mods: [{ m: 'payBy', cost: price, by, ...plays }] }],
      }),
  );
