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
  const { frame } = context;
  const answer = frame?.cards[slot(context)];
  const isOrdered = frame?.words[ORDERED] === slot(context);
  const found = find();
  if (!frame || !found) return found;
  if (answer && isOrdered) {
    delete frame.words[ORDERED];
    return { ...found, refs: onThePile(effect, found, answer) };
  }
  return answer === undefined && askOrder(context, effect, found, player) ? null : found;
}
/** Marks the slot that holds the answer to such a question, not what was chosen. */
const ORDERED = 'ordered';

/** Cards are put on a pile one after the other: the first of those named last, if it is to lie on top. */
function onThePile({ to }: EffectOf<'put'>, { refs }: Found, answer: readonly Ref[]): readonly Ref[] {
  const named = answer.filter(({ card }) => refs.some((ref) => ref.card === card));
  return isOnTop(to) ? named.toReversed() : named;
}

const isOnTop = (to: EffectOf<'put'>['to']): boolean => to.p === 'zone' && to.pos === 'top';

/** Asks in which order the cards that were found go on the pile; true where somebody was asked. */
function askOrder(context: Context, { order, to }: EffectOf<'put'>, { refs }: Found, player: Seat): boolean {
  const { frame } = context;
  if (order !== 'any' || to.p !== 'zone' || refs.length < 2 || !frame) return false;
  frame.words[ORDERED] = slot(context);
  choose(context.engine, {
    player,
    prompt: `In which order? The ${isOnTop(to) ? 'first one lies on top' : 'last one lies at the bottom'}`,
    from: refs,
    min: refs.length,
    max: refs.length,
    as: slot(context),
    kind: 'order',
    source: context.source.card,
  });
  return true;
}

/** These cards in an order drawn by chance, one after the other, so that nobody knows it. */
export function inRandomOrder(engine: Engine, refs: readonly Ref[]): readonly Ref[] {
  const left = [...refs];
  return refs.flatMap(() => left.splice(left.length > 1 ? oneOfSoMany(engine, left.length) : 0, 1));
}
