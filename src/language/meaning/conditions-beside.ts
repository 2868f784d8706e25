/** Tells whom conditions are about: whether two in a row ask about the same card, whether one asks for several personnel. */
import { kind } from '../tree/build.ts';
import { openReference, openWords } from '../tree/open.ts';
import { isSame } from '../tree/same.ts';
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

/** Does it ask for several personnel, of whom is spoken then? */
export function isOfSeveral(cond: Cond): boolean {
  if (cond.c === 'req') return cond.req.r === 'card' && cond.req.sel.n !== undefined;
  return cond.c === 'some' && cond.n !== undefined && cond.sel.ref === undefined;
}

/** 'If you have a Medical personnel', 'if you command two events': is it asked for cards of which more is said than that they are personnel? */
export function asksForCards(cond: Cond): boolean {
  const asked = cond.c === 'req' && cond.req.r === 'card' ? cond.req.sel : cond.c === 'some' ? cond.sel : undefined;
  return asked?.ref === undefined && asked?.f !== undefined && !isSame(asked.f, kind('personnel'));
}

/** 'If that personnel has A, …. If that personnel has B, …': does a condition stand beside the one before, rather than go on from it? */
export function isBeside(before: Cond, cond: Cond): boolean {
  const known = subjectOf(before);
  const words = openWords(subjectOf(cond));
  if (known === undefined || openWords(known) !== undefined || words === undefined) return false;
  const { open } = openReference(words);
  return open === 'he' || words === 'personnel' || words === 'it';
}
