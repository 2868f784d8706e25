/** Tells where a further sentence of a dilemma holds only if the condition of the sentence before does. */
import type { Effect } from '../tree/index.ts';

type Conditional = Extract<Effect, { x: 'if' }>;

/**
 * The condition into which more effects belong: the sentence before ended in a selection that nothing was done with yet
 * ('Unless …, select three personnel. Place this dilemma …'), or placed this card, which is to be moved again later.
 */
export function conditionOver(before: readonly Effect[], more: readonly Effect[]): Conditional | undefined {
  const last = before.at(-1);
  if (last?.x !== 'if' || last.else !== undefined) return undefined;
  const isOpen = last.then.at(-1)?.x === 'pick' && !before.some(({ x }) => x === 'pick');
  const isUndone = more[0]?.x === 'later' && last.then.some(placesThis);
  return isOpen || isUndone ? last : undefined;
}

function placesThis(effect: Effect): boolean {
  return effect.x === 'put' && effect.why === 'place' && effect.what.ref === 'this';
}
