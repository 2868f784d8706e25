/** Amounts counted 'per' card, in house style. */
import type { Amount, Sel } from '../tree/index.ts';
import { bare, conditionWords } from './conditions.ts';
import { amountWords, unwritable } from './symbols.ts';

export function isSel(over: Amount | Sel): over is Sel {
  return typeof over === 'object' && !('a' in over);
}
/** 'each X' for counting. */
export function each(sel: Sel): string {
  if (sel.n !== 'all' && sel.ref === undefined) throw unwritable(sel);
  const { n: _, distinct, ...rest } = sel;
  const differ = distinct === undefined ? '' : distinct === 'title' ? 'different ' : `different ${distinct} among `;
  return `each ${differ}${bare(rest)}`;
}
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** Is the amount so many for each card? */
export function isPer(amount: Amount): boolean {
  return (
    typeof amount === 'object' &&
    (amount.a === 'count' ||
      amount.a === 'least' ||
      (amount.a === 'plus' && amount.of.every(isCount)) ||
      (amount.a === 'until' && isCount(amount.of)) ||
      (amount.a === 'times' && isPer(amount.of)))
  );
}

/** An amount counted 'per' card. */
export function perWords(amount: Amount): string {
  if (typeof amount === 'number') return signed(amount);
  const k = amount.a === 'times' ? amount.k : 1;
  const of = amount.a === 'times' ? amount.of : amount;
  if (typeof of === 'number') throw unwritable(amount);
  if (of.a === 'alt' && typeof of.base === 'number' && typeof of.then === 'number' && k === 1)
    return `${signed(of.base)} (or ${signed(of.then)} if ${conditionWords(of.if)})`;
  if (of.a === 'least') return cappedWords(k, of);
  if (of.a === 'plus' && of.of.every(isCount)) return `${signed(k)} per ${of.of.map(countedWords).join(' and each ')}`;
  if (of.a === 'until' && isCount(of.of))
    return `${signed(k)} per ${countedWords(of.of)} beyond the number of ${each(of.there).replace(/^each /, '')}`;
  if (of.a !== 'count') return `${k === -1 ? 'minus' : 'plus'} ${amountWords(k === -1 || k === 1 ? of : amount)}`;
  return `${signed(k)} per ${countedWords(of)}`;
}
type Count = Extract<Amount, { a: 'count' }>;
const isCount = (amount: Amount): amount is Count => typeof amount === 'object' && amount.a === 'count';
const countedWords = ({ sel }: Count): string => each(sel).replace(/^each /, '');

/** 'Per card, at most so much'. */
function cappedWords(k: number, { of }: Extract<Amount, { a: 'least' }>): string {
  const [cap, grown] = of;
  if (typeof cap !== 'number' || typeof grown !== 'object') throw unwritable(of);
  const [size, counted] = grown.a === 'times' ? [grown.k, grown.of] : [1, grown];
  return `${perWords({ a: 'times', k: k < 0 ? -size : size, of: counted })}, at most ${cap}`;
}
