/** How many cards a text takes or demands. */
import type { Sel } from '../../language/tree/index.ts';
import type { Context } from './context.ts';

/** How many of so many candidates a selector takes at least and at most. */
export function quantityOf(
  context: Context,
  sel: Sel,
  available: number,
  amount: (value: NonNullable<Sel['n']>) => number,
): { min: number; max: number } {
  const { n } = sel;
  if (n === undefined) return { min: Math.min(1, available), max: Math.min(1, available) };
  if (typeof n === 'number') return { min: Math.min(n, available), max: Math.min(n, available) };
  if (n === 'all') return { min: available, max: available };
  if (n === 'any') return { min: 0, max: available };
  if ('until' in n) return { min: 0, max: available };
  const number = amount(n);
  if ('upTo' in n) return { min: 0, max: Math.min(number, available) };
  if ('min' in n) return { min: Math.min(number, available), max: available };
  if ('eq' in n) return { min: Math.min(number, available), max: Math.min(number, available) };
  const left = Math.max(0, available - n.allBut);
  return { min: left, max: left };
}

/** How many a text demands, whatever is there: less means it cannot be carried out in full. */
export function demanded(sel: Sel, available: number, amount: (value: NonNullable<Sel['n']>) => number): number {
  const { n } = sel;
  if (n === undefined) return sel.ref !== undefined ? available : 1;
  if (typeof n === 'number') return n;
  if (n === 'all' || n === 'any') return n === 'all' ? available : 0;
  if ('min' in n || 'eq' in n) return amount(n);
  return 0;
}

/** Does a player say how many? */
export const isOpenNumber = (n: Sel['n']): boolean => n === 'any' || (typeof n === 'object' && 'upTo' in n);
