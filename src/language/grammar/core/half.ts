/** Reads half of some cards: 'half of your personnel (rounded up)', 'half of the cards in his or her hand, rounded down'. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { Amount, Sel } from '../../tree/index.ts';
import { cards } from './symbols.ts';

const rounding = any<'up' | 'down'>(
  w(',? rounded up', 'up'),
  w(',? rounded down', 'down'),
  w('<paren> (round|rounded) up </paren>', 'up'),
  w('<paren> (round|rounded) down </paren>', 'down'),
);
/** All of them, of whom half is meant. */
const whole: Parser<Sel> = cards.to((sel): Sel | undefined => {
  const { n, ref, as, nth, best, from, distinct, alike } = sel;
  const isPlain = [ref, as, nth, best, from, distinct, alike].every((one) => one === undefined);
  return isPlain && (n === undefined || n === 'all') ? sel : undefined;
});
function halfOf({ n: _, ...sel }: Sel, round: 'up' | 'down'): Sel {
  const all: Amount = { a: 'count', sel: { n: 'all', ...structuredClone(sel) } };
  return { ...sel, n: { eq: { a: 'half', of: round === 'up' ? { a: 'plus', of: [all, 1] } : all } } };
}

export const half: Parser<Sel> = p`half of? (the)? ${whole} ${rounding}`.to(([sel, round]) => halfOf(sel, round));
