/** Amounts of a text that changes a cost, before anything of the text is carried out. */
import { every, type Context, type Effect, type Filter, type Sel } from '../../effects/reading/index.ts';
import { amountOf, candidates, matches } from '../../effects/meaning.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Amount } from '../../language/tree/index.ts';

/** The number it comes to if the player does as much as possible of what stands `before` it in the text. */
export function foreseenAmount(context: Context, amount: Amount, before: readonly Effect[]): number {
  if (typeof amount === 'number') return amount;
  switch (amount.a) {
    case 'times':
      return amount.k * foreseenAmount(context, amount.of, before);
    case 'least':
      return Math.min(...amount.of.map((part) => foreseenAmount(context, part, before)));
    case 'plus':
      return amount.of.reduce<number>((sum, part) => sum + foreseenAmount(context, part, before), 0);
    case 'count': {
      const said = partsOf(amount.sel.f);
      const done = said.find((part) => part.f === 'was');
      if (done?.span !== 'ability') return amountOf(context, amount);
      const others = said.filter((part) => part !== done);
      return mostDone(context, String(done.ev.e), before, others);
    }
    default:
      return amountOf(context, amount);
  }
}

const partsOf = (filter: Filter | undefined): readonly Filter[] =>
  filter?.f === 'and' ? filter.of : filter ? [filter] : [];

/** "For each card discarded this way": as many as there are to discard, of those whose faces the player knows. */
function mostDone(context: Context, verb: string, before: readonly Effect[], others: readonly Filter[]): number {
  const { engine, openTo } = context;
  const isKnown = (card: CardNumber): boolean =>
    openTo === undefined || engine.ruleset.showing.knows(engine, card, openTo);
  return before.reduce((sum, effect) => {
    if (effect.x !== 'put' || effect.why !== verb) return sum;
    const found = candidates(context, every(effect.what)).filter(
      (card) =>
        card !== context.source.card &&
        (others.length === 0 || (isKnown(card) && others.every((filter) => matches(context, filter, card)))),
    );
    return sum + Math.min(found.length, mostOf(context, effect.what));
  }, 0);
}

function mostOf(context: Context, { n = 1 }: Sel): number {
  if (typeof n === 'number') return n;
  if (n === 'all' || n === 'any') return Infinity;
  return 'upTo' in n ? amountOf(context, n.upTo) : 'eq' in n ? amountOf(context, n.eq) : Infinity;
}
