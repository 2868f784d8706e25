/** Numbers of cards that a text compares. */
import type { CardNumber } from '../engine/request.ts';
import type { Filter } from '../language/tree.ts';
import { amountOf, attributeNames, compare, propOf } from './amounts.ts';
import type { Context } from './context.ts';
import { printed, valueOf } from './values.ts';

/** Compares a number of the card; of "an attribute", one of its three is enough. */
export function isMeasured(
  context: Context,
  { prop, plus, op, n, printed: isPrinted }: Extract<Filter, { f: 'num' }>,
  card: CardNumber,
): boolean {
  const { engine } = context;
  const bound = amountOf(context, n);
  if (plus !== undefined) return compare(propOf(engine, card, prop) + propOf(engine, card, plus), op, bound);
  if (prop !== 'anyAttribute') return compare(propOf(engine, card, prop), op, bound);
  return attributeNames(engine, card).some((name) =>
    compare((isPrinted ? printed : valueOf)(engine, card, name), op, bound),
  );
}
