/** "Any number of your personnel with a total cost of 4 or more": what is chosen must come to that together. */
import { choose } from '../../../engine/asking/select.ts';
import type { CardNumber, RuleId, Seat } from '../../../engine/asking/request.ts';
import type { Sel } from '../../../language/tree/index.ts';
import { amountOf } from '../../meaning.ts';
import { propOf, type Context } from '../../reading/index.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What the costs of the chosen may come to; null where nothing is said of that. */
function boundsOf(context: Context, { total }: Sel): Bounds | null {
  if (!total) return null;
  const n = amountOf(context, total.n);
  return total.op === '>=' ? { min: n, max: Number.MAX_SAFE_INTEGER } : { min: 0, max: n };
}

const costOf = ({ engine }: Context, card: CardNumber): number => propOf(engine, card, 'cost');

/** Can cards of these be chosen that come to what is asked together? */
export function canComeTo(context: Context, sel: Sel, cards: readonly CardNumber[]): boolean {
  const bounds = boundsOf(context, sel);
  return !bounds || cards.reduce((sum, card) => sum + costOf(context, card), 0) >= bounds.min;
}

/** Asks for a choice that comes to what is asked; false where there is none. */
export function chooseTotal(
  context: Context,
  sel: Sel,
  asked: { player: Seat; from: readonly CardNumber[]; max: number; as: string; rules: readonly RuleId[] },
): boolean {
  const { engine } = context;
  const bounds = boundsOf(context, sel);
  if (!bounds || !canComeTo(context, sel, asked.from)) return false;
  // The dearest first, so that the first few of them make a legal choice.
  const from = asked.from.toSorted((one, other) => costOf(context, other) - costOf(context, one));
  const weights = from.map((card) => costOf(context, card));
  let example = 0;
  for (let sum = 0; sum < bounds.min; example++) sum += weights[example] ?? bounds.min;
  choose(engine, {
    player: asked.player,
    prompt:
      bounds.min > 0
        ? `Choose cards with a total cost of ${bounds.min} or more`
        : `Choose cards with a total cost of ${bounds.max} or less`,
    from: from.map((card) => engine.ref(card)),
    min: example,
    max: Math.min(asked.max, from.length),
    as: asked.as,
    source: context.source.card,
    rules: asked.rules,
    condition: { is: 'total', weights, ...bounds },
    example,
  });
  return true;
}
