/** Turns 'a' or 'two' of some cards into all those that could be meant. */
import { remembered } from './remembered.ts';
import type { Amount, Cond, Sel } from '../../language/tree/index.ts';

/** The selection of all such cards, without its number: made once for each, so that what is worked out about it is kept. */
export const every = remembered((sel: Sel): Sel & { readonly n: 'all' } => ({ ...sel, n: 'all' }));

/** How often something is done 'for each': so many times, or once for each such card. */
export const timesOf = (over: Amount | Sel): Amount =>
  typeof over === 'number' || 'a' in over ? over : { a: 'count', sel: every(over) };

/** The selection of whoever could be meant by it one by one: without cards of one's own that cannot be used because they are stopped. */
export const anyOf = remembered((sel: Sel): Sel => (sel.n === 'all' ? sel : withoutNumber(sel)));

function withoutNumber({ n: _, ...sel }: Sel): Sel {
  return sel;
}

/** Does a condition on what a card is speak of stopped cards as of others: 'your personnel is stopped', 'is a Klingon'? */
export const meansStopped = ({ state }: Extract<Cond, { c: 'is' }>): boolean =>
  state.s === 'stopped' || state.s === 'isA' || state.s === 'every';
