/** What the text of a dilemma asks of those who face it (94-DIL-04, -15, 94-OP-16). */
import { holds } from '../../effects/meaning.ts';
import { contextOf, textOf, type Context, whatIsSo } from '../../effects/reading/index.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Cond, Effect } from '../../language/tree/index.ts';

/** Does it require something, so that all it does is done only where that is lacking; and do they have it? */
export interface Asked {
  readonly requires: boolean;
  readonly isMet: boolean;
}

/** What the dilemma that the player faces asks for now. */
export function askedBy(engine: Engine, dilemma: CardNumber, you: Seat): Asked {
  const context = contextOf(engine, engine.ref(dilemma), you);
  const parts = textOf(engine.definitionOf(dilemma)).program.abilities.flatMap(({ at, do: effects }) =>
    // What it says for as long as it lies somewhere hangs on whether it is put there.
    at.t === 'resolve' ? partsOf(context, effects) : [],
  );
  const asked = parts.filter((part) => part !== 'done anyway');
  return {
    requires: asked.length > 0 && asked.length === parts.length,
    isMet: asked.every((part) => part === 'met'),
  };
}

type Part = 'met' | 'lacking' | 'done anyway';

/** Of each effect: is it done whatever they have, or only where something is lacking? */
function partsOf(context: Context, effects: readonly Effect[]): readonly Part[] {
  return effects.flatMap((effect): readonly Part[] => {
    if (isDoneWith(effect)) return [];
    if (isWayOut(effect)) return ['lacking'];
    if (effect.x !== 'if') return ['done anyway'];
    const { if: state } = effect;
    // What happens where that way was not taken.
    if (state.c === 'ok' && effects.some(isWayOut)) return [];
    if (state.c === 'not' && asks(state.of)) return [holds(context, state.of) ? 'met' : 'lacking'];
    return partsOf(context, whatIsSo(effect, holds(context, state)));
  });
}

/** 'Discard dilemma' (94-DIL-06). */
const isDoneWith = (effect: Effect): boolean =>
  effect.x === 'put' && effect.why === 'discard' && effect.what.ref === 'this';

/** 'Unless you discard …': it is overcome by that. */
const isWayOut = (effect: Effect): boolean => effect.x === 'may' && effect.do.some(({ x }) => x === 'overcome');

function asks(condition: Cond): boolean {
  if (condition.c === 'and' || condition.c === 'or') return condition.of.some(asks);
  return condition.c === 'req';
}

/** Is the way barred by what they still lack, though it does other things whatever they have? */
export function barsNow(engine: Engine, dilemma: CardNumber, you: Seat): boolean {
  const context = contextOf(engine, engine.ref(dilemma), you);
  return textOf(engine.definitionOf(dilemma)).program.abilities.some(
    ({ at, do: effects }) => at.t === 'resolve' && barIn(context, effects),
  );
}

const barIn = (context: Context, effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if (effect.x === 'block') return true;
    if (effect.x !== 'if') return false;
    return barIn(context, whatIsSo(effect, holds(context, effect.if)));
  });

/** What the dilemma asks for now of those who face it, part by part. */
export function conditionsOf(context: Context, dilemma: CardNumber): readonly Cond[] {
  const { abilities } = textOf(context.engine.definitionOf(dilemma)).program;
  return abilities.flatMap(({ at, do: effects }) => (at.t === 'resolve' ? conditionsIn(context, effects) : []));
}

function conditionsIn(context: Context, effects: readonly Effect[]): readonly Cond[] {
  return effects.flatMap((effect): readonly Cond[] => {
    if (effect.x !== 'if') return [];
    const { if: state } = effect;
    if (state.c === 'not' && asks(state.of)) return [state.of];
    return conditionsIn(context, whatIsSo(effect, holds(context, state)));
  });
}
