/** Exchanging cards and replacing one by another: one for one, or so many for so many. */
import { every, isSomewhere, type Context } from '../../reading/index.ts';
import { amountOf, candidates } from '../../meaning.ts';
import { isAsMany, isOfSeveral, numberOf, swappable } from '../costs.ts';
import type { Sel } from '../../../language/tree/index.ts';
import { OLD } from '../perform/swap.ts';
import { mayReplace } from './entering.ts';
import { byOnePlace } from './one-place.ts';
import { partly, type EffectOf, type Handler } from './handler.ts';
import { actOn, objectsOf } from './objects.ts';
import { cardsIn } from '../../../engine/kernel/frames.ts';

/** Chooses the cards of one side, then those of the other, and exchanges them; as many as are said, or nothing. */
export const exchange: Handler<'swap'> = partly(gapOfSwap, (context, effect, phase) => {
  const { frame } = context;
  if (!frame) return 'done';
  if (phase === 0) {
    const able = swappable(context, effect);
    if (able.length === 0 && isOfSeveral(effect)) return 'done';
    const found = objectsOf(context, oneSide(context, effect), undefined, able);
    if (!found) return 'asked';
    frame.cards.old = found.refs;
    // "… with the top card of its owner's pile": whose that is.
    frame.cards[effect.a.as ?? 'it'] = found.refs;
    return 'again';
  }
  if (phase === 1) {
    const all = cardsIn(frame, 'old');
    const [many, others] = isAsMany(effect) ? [all.length, all.length] : [numberOf(effect.a), numberOf(effect.b)];
    const olds = all.slice(0, many);
    const [old] = olds;
    if (!old) return 'done';
    const side = isAsMany(effect) ? { ...effect.b, n: others } : effect.b;
    const found = objectsOf(context, side, undefined, mayReplace(context, old.card, effect.b));
    if (!found) return 'asked';
    const replacements = found.refs.slice(0, others);
    const refs = [...olds, ...replacements];
    const wanted = many + others;
    if (refs.length < wanted) return 'done';
    actOn(
      context,
      { verb: effect.why, ...(isOfSeveral(effect) && { words: { [OLD]: `${olds.length}` } }) },
      { refs, wanted },
    );
    return 'again';
  }
  return 'done';
});

/** Of any number no more than there are others for. */
function oneSide(context: Context, effect: EffectOf<'swap'>): Sel {
  if (!isAsMany(effect)) return effect.a;
  const { n: _, ...others } = effect.b;
  const all = candidates(context, every(others));
  // 'With as many aboard a ship': aboard one of them.
  const places = byOnePlace(context, { ...effect.b, n: 2 }, all);
  const most = Math.max(0, ...(places?.map(({ cards }) => cards.length) ?? [all.length]));
  const { n } = effect.a;
  const cap = typeof n === 'object' && 'upTo' in n ? amountOf(context, n.upTo) : most;
  return { ...effect.a, n: { upTo: Math.min(cap, most) } };
}

/** An exchange is of one card or of so many for one or so many; which, must not depend on several others. */
function gapOfSwap(effect: EffectOf<'swap'>): string | null {
  const { a, b, why } = effect;
  const isCounted = [a, b].every(({ n }) => n === undefined || typeof n === 'number');
  if (!isCounted && !isAsMany(effect)) return `to ${why} a number of cards that is not given`;
  if (!isOfSeveral(effect)) return null;
  if (why === 'replace') return 'to replace several cards at once';
  const isNamed = (node: unknown): boolean =>
    typeof node === 'object' && node !== null && ('ref' in node || 'owner' in node);
  return isSomewhere([a, b], isNamed) ? 'to exchange several cards by what others are' : null;
}
