/** Reads how many cards are drawn: 'draw two cards', 'up to the cost of X', 'until you have five cards in hand'. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, zone } from '../../tree/build.ts';
import type { Amount, Effect, PlayerRef, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { forEach } from './amounts.ts';
import { amount, number, player } from './symbols.ts';

const HAND = zone('hand', ACTOR);
const DECK = zone('deck', ACTOR);

export function draw(n: Amount | { upTo: Amount }): Effect[] {
  const size: Sel['n'] = typeof n === 'number' ? n : 'a' in n ? { eq: n } : n;
  const what: Sel = { ...(size !== 1 && { n: size }), from: 'top', at: DECK };
  return [{ x: 'put', why: 'draw', what, to: HAND }];
}
const howMany: Parser<Amount> = any<Amount>(
  w('a|an', 1),
  number,
  p`a number of cards equal to ${amount}`.to(([n]) => n),
  p`${number} additional`.to(([n]) => n),
  w('an equal number of', { a: 'that' }),
  w('(that many|the same number of)', { a: 'that' }),
);

const handOf = (of: PlayerRef): Sel => ({ n: 'all', at: zone('hand', of) });
/** A number of one card that was spoken of, not of some card or other. */
const isKnown = (amount: Amount): boolean =>
  typeof amount === 'object' && amount.a === 'prop' && amount.of.ref !== undefined && amount.of.n === undefined;
/** 'Up to the cost of a personnel present': of one that is chosen. */
function upToChosen(upTo: Amount): Effect[] | undefined {
  if (typeof upTo !== 'object' || upTo.a !== 'prop' || upTo.of.ref !== undefined || upTo.of.n !== undefined)
    return undefined;
  const chosen: Effect = { x: 'pick', as: open('new'), sel: { ...upTo.of, by: ACTOR } };
  return [chosen, ...draw({ upTo: { ...upTo, of: { ref: open('pick') } } })];
}
/** How many more there must be in one's hand. */
function missing(wanted: Amount): Amount {
  return { a: 'until', of: wanted, there: handOf(ACTOR) };
}
export const drawing: Parser<Effect[]> = any<Effect[]>(
  p`draw~ ${howMany} (card|cards)?`.to(([n]) => draw(n)),
  p`draw~ up to ${number} additional? (cards)?`.to(([upTo]) => draw({ upTo })),
  p`draw~ cards up to ${amount}`.to(([upTo]) => (isKnown(upTo) ? draw({ upTo }) : upToChosen(upTo))),
  p`draw~ cards equal to ${amount}`.to(([n]) => draw(n)),
  p`draw~ cards until you have (an equal number of|as many) cards in hand as ${player}`.to(([than]) =>
    draw(missing({ a: 'count', sel: handOf(than) })),
  ),
  p`draw~ cards until you have ${number} cards in hand`.to(([n]) => draw(missing(n))),
  p`draw~ a card ${forEach}`.to(([over]): Effect[] => [{ x: 'each', over, do: draw(1) }]),
);
