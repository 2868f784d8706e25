/** Amounts counted 'per' card, in house style. */
import type { Amount, Sel } from '../tree.ts';
import { bare } from './conditions.ts';
import { unwritable } from './symbols.ts';

export function isSel(over: Amount | Sel): over is Sel {
  return typeof over === 'object' && !('a' in over);
}
/** 'each X' for counting. */
export function each(sel: Sel): string {
  if (sel.n !== 'all') throw unwritable(sel);
  const { n: _, ...rest } = sel;
  return `each ${bare(rest)}`;
}
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** An amount counted 'per' card. */
export function perWords(amount: Amount): string {
  if (typeof amount === 'number') return signed(amount);
  const k = amount.a === 'times' ? amount.k : 1;
  const of = amount.a === 'times' ? amount.of : amount;
  if (typeof of === 'number' || of.a !== 'count') throw unwritable(amount);
  return `${signed(k)} per ${each(of.sel).replace(/^each /, '')}`;
}
