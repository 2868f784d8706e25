/** Tells whether two conditions in a row ask about the same card: 'If that personnel has A, …. If that personnel has B, …'. */
import { openReference, openWords } from '../tree/open.ts';
import type { Cond, Id } from '../tree/index.ts';

/** Whom a condition is about. */
function subjectOf(cond: Cond): Id | undefined {
  switch (cond.c) {
    case 'not':
      return subjectOf(cond.of);
    case 'is':
    case 'req':
      return cond.who.ref;
    case 'cmp':
      return typeof cond.a === 'object' && cond.a.a === 'prop' ? cond.a.of.ref : undefined;
    default:
      return undefined;
  }
}

/** Does a condition, of which is not known yet whom it means, stand beside one of one card, rather than go on from it? */
export function isBeside(before: Cond, cond: Cond): boolean {
  const known = subjectOf(before);
  const words = openWords(subjectOf(cond));
  if (known === undefined || openWords(known) !== undefined || words === undefined) return false;
  const { open } = openReference(words);
  return open === 'he' || words === 'personnel';
}
