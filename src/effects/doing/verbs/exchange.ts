/** Exchanging cards and replacing one by another: one for one, or so many for so many. */
import { textChildren } from '../../reading/index.ts';
import { isOfSeveral, numberOf, swappable } from '../costs.ts';
import { OLD } from '../perform/swap.ts';
import { mayReplace } from './entering.ts';
import { partly, type EffectOf, type Handler } from './handler.ts';
import { actOn, objectsOf } from './objects.ts';

/** Chooses the cards of one side, then those of the other, and exchanges them; as many as are said, or nothing. */
export const exchange: Handler<'swap'> = partly(gapOfSwap, (context, effect, phase) => {
  const { frame } = context;
  if (!frame) return 'done';
  if (phase === 0) {
    const able = swappable(context, effect);
    if (able.length === 0 && isOfSeveral(effect)) return 'done';
    const found = objectsOf(context, effect.a, undefined, able);
    if (!found) return 'asked';
    frame.cards.old = found.refs;
    // "… with the top card of its owner's pile": whose that is.
    frame.cards[effect.a.as ?? 'it'] = found.refs;
    return 'again';
  }
  if (phase === 1) {
    const olds = (frame.cards.old ?? []).slice(0, numberOf(effect.a));
    const [old] = olds;
    if (!old) return 'done';
    const found = objectsOf(context, effect.b, undefined, mayReplace(context, old.card, effect.b));
    if (!found) return 'asked';
    const replacements = found.refs.slice(0, numberOf(effect.b));
    const refs = [...olds, ...replacements];
    const wanted = numberOf(effect.a) + numberOf(effect.b);
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

/** An exchange is of one card or of so many for one or so many; which, must not depend on several others. */
function gapOfSwap(effect: EffectOf<'swap'>): string | null {
  const { a, b, why } = effect;
  const isCounted = [a, b].every(({ n }) => n === undefined || typeof n === 'number');
  if (!isCounted) return `to ${why} a number of cards that is not given`;
  if (!isOfSeveral(effect)) return null;
  if (why === 'replace') return 'to replace several cards at once';
  const isNamed = (node: unknown): boolean =>
    (typeof node === 'object' && node !== null && ('ref' in node || 'owner' in node)) ||
    textChildren(node).some(isNamed);
  return isNamed([a, b]) ? 'to exchange several cards by what others are' : null;
}
