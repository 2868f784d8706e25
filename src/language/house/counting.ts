/** Writes amounts 'for each' of some cards in house style. */
import type { Dialect } from '../dialect.ts';
import type { Amount, Sel } from '../tree/index.ts';
import { bare, conditionWords } from './conditions.ts';
import { says } from './persons.ts';
import { amountWords, unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

/** 'each X' for counting. */
export function each(dialect: Dialect, sel: Sel): string {
  if (sel.n !== 'all' && sel.ref === undefined) throw unwritable(sel);
  const { n: _, distinct, ...rest } = sel;
  if (distinct === 'type' && sel.via === 'own' && sel.of !== undefined && isSame(sel.at, REMOVED))
    return `each different card type ${says(dialect, sel.of, 'own')} that has been removed from the game`;
  const differ = distinct === undefined ? '' : distinct === 'title' ? 'different ' : `different ${distinct} among `;
  return `each ${differ}${bare(dialect, rest)}`;
}
const REMOVED: Sel['at'] = { p: 'zone', zone: 'removed', of: 'anyPlayer' };
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** Is the amount so many for each card? */
export function isPer(amount: Amount): boolean {
  return (
    typeof amount === 'object' &&
    (isEach(amount) ||
      amount.a === 'least' ||
      (amount.a === 'plus' && amount.of.every(isCount)) ||
      (amount.a === 'until' && isCount(amount.of)) ||
      (amount.a === 'times' && isPer(amount.of)))
  );
}

/** An amount counted 'per' card. */
export function perWords(dialect: Dialect, amount: Amount): string {
  if (typeof amount === 'number') return signed(amount);
  const k = amount.a === 'times' ? amount.k : 1;
  const of = amount.a === 'times' ? amount.of : amount;
  if (typeof of === 'number') throw unwritable(amount);
  if (of.a === 'alt' && typeof of.base === 'number' && typeof of.then === 'number' && k === 1)
    return `${signed(of.base)} (or ${signed(of.then)} if ${conditionWords(dialect, of.if)})`;
  if (of.a === 'least') return cappedWords(dialect, k, of);
  if (of.a === 'plus' && of.of.every(isCount))
    return `${signed(k)} per ${of.of.map((one) => countedWords(dialect, one)).join(' and each ')}`;
  if (of.a === 'until' && isCount(of.of))
    return `${signed(k)} per ${countedWords(dialect, of.of)} beyond the number of ${each(dialect, of.there).replace(/^each /, '')}`;
  if (!isEach(of)) return `${k === -1 ? 'minus' : 'plus'} ${amountWords(dialect, k === -1 || k === 1 ? of : amount)}`;
  return `${signed(k)} per ${countedWords(dialect, of)}`;
}
type Count = Extract<Amount, { a: 'count' }>;
/** Said of each of them, not of their number. */
const isEach = (amount: Amount): amount is Count =>
  isCount(amount) && (amount.sel.n === 'all' || amount.sel.ref !== undefined);
const isCount = (amount: Amount): amount is Count => typeof amount === 'object' && amount.a === 'count';
const countedWords = (dialect: Dialect, { sel }: Count): string => each(dialect, sel).replace(/^each /, '');

/** 'Per card, at most so much'. */
function cappedWords(dialect: Dialect, k: number, { of }: Extract<Amount, { a: 'least' }>): string {
  const [cap, grown] = of;
  if (typeof cap !== 'number' || typeof grown !== 'object') throw unwritable(of);
  const [size, counted] = grown.a === 'times' ? [grown.k, grown.of] : [1, grown];
  return `${perWords(dialect, { a: 'times', k: k < 0 ? -size : size, of: counted })}, at most ${cap}`;
}
