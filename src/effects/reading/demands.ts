/** Finds demands ('you must command …') that fail only because the card that would do is stopped or a captive. */
import { isCaptive } from '../terms.ts';
import { holds, matches } from '../meaning.ts';
import type { Context } from './context.ts';
import { inPlay, isStopped } from './places.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Cond, Sel } from '../../language/tree/index.ts';

/** Why a card that would do cannot be used. */
export type Hindrance = 'stopped' | 'captive';

/** Is a demand unmet for which a card of the player would do, were it not hindered so? */
export function isHindered(context: Context, demands: readonly Cond[], by: Hindrance): boolean {
  return demands.some(
    (demand) => !holds(context, demand) && selectorsOf(demand).some((sel) => hasHindered(context, sel, by)),
  );
}

function selectorsOf(condition: Cond): readonly Sel[] {
  if (condition.c === 'and' || condition.c === 'or') return condition.of.flatMap(selectorsOf);
  return condition.c === 'some' ? [condition.sel] : [];
}

function hasHindered(context: Context, { f }: Sel, by: Hindrance): boolean {
  const { engine, you } = context;
  const is = (card: CardNumber): boolean => (by === 'captive' ? isCaptive(engine, card) : isStopped(engine, card));
  return inPlay(engine).some(
    (card) => engine.commanderOf(card) === you && is(card) && (!f || matches(context, f, card)),
  );
}
