/** 'In any order': who puts cards on a pile says in which, unless they were chosen one by one and so have an order. */
import type { Context } from '../../reading/index.ts';
import type { Seat } from '../../../engine/asking/request.ts';
import { choose, oneOfSoMany } from '../../../engine/asking/select.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { Ref } from '../../../engine/state/state.ts';
import type { EffectOf } from './handler.ts';
import type { Found } from './objects.ts';
import { slot } from './slot.ts';

/** What is found to be put somewhere, in the order its player wants; null where somebody is asked. */
export function inAnOrder(
  context: Context,
  effect: EffectOf<'put'>,
  player: Seat,
  find: () => Found | null,
): Found | null {
  const wereChosen = context.frame?.cards[slot(context)] !== undefined;
  const found = find();
  return found && !wereChosen && askOrder(context, effect, found, player) ? null : found;
}

/** Asks in which order the cards that were found go on the pile; true where somebody was asked. */
function askOrder(context: Context, { order, to }: EffectOf<'put'>, { refs }: Found, player: Seat): boolean {
  if (order !== 'any' || to.p !== 'zone' || refs.length < 2) return false;
  choose(context.engine, {
    player,
    prompt: `In which order? The last one lies ${to.pos === 'top' ? 'on top' : 'at the bottom'}`,
    from: refs,
    min: refs.length,
    max: refs.length,
    as: slot(context),
    kind: 'order',
    source: context.source.card,
  });
  return true;
}

/** Shuffled, and put down in the order that comes of it: one after the other is drawn, so that nobody knows it. */
export function inRandomOrder(engine: Engine, refs: readonly Ref[]): readonly Ref[] {
  const left = [...refs];
  return refs.flatMap(() => left.splice(left.length > 1 ? oneOfSoMany(engine, left.length) : 0, 1));
}
