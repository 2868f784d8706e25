/** Compares a number of a card (its cost, its Integrity …) as a text asks. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Filter } from '../../language/tree/index.ts';
import { amountOf, candidates, valueOf } from '../meaning.ts';
import { attributeNames, compare, hasNumber, propOf, printed } from './numbers.ts';
import type { Context } from './context.ts';

/** Compares a number of the card; of "an attribute", one of its three is enough. */
export function isMeasured(
  context: Context,
  { prop, plus, op, n, printed: isPrinted }: Extract<Filter, { f: 'num' }>,
  card: CardNumber,
): boolean {
  const { engine } = context;
  if (!hasNumber(engine.definitionOf(card), prop)) return false;
  // 'A cost greater than the cost of that event', of no event: nothing is greater.
  if (typeof n === 'object' && n.a === 'prop' && n.of.ref !== undefined && candidates(context, n.of).length === 0)
    return false;
  const bound = amountOf(context, n);
  if (plus !== undefined) return compare(propOf(engine, card, prop) + propOf(engine, card, plus), op, bound);
  if (prop !== 'anyAttribute') return compare(propOf(engine, card, prop), op, bound);
  return attributeNames(engine, card).some((name) =>
    compare((isPrinted ? printed : valueOf)(engine, card, name), op, bound),
  );
}
