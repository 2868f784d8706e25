/** What an effect takes from the one right before it: of whom it is the foremost, than whom others are other. */
import { openWords } from '../tree/open.ts';
import { isSame } from '../tree/same.ts';
import type { Effect } from '../tree/index.ts';

/** 'Randomly select three personnel. The personnel with the highest cost is stopped': of those selected. */
export function foremostOf(effect: Effect, before: Effect | undefined): void {
  if ((effect.x !== 'put' && effect.x !== 'stop') || before?.x !== 'pick') return;
  const { what: sel } = effect;
  const { as, sel: those } = before;
  const isOnlyBest = sel.best !== undefined && Object.keys(sel).every((key) => key === 'best' || key === 'f');
  if (!isOnlyBest || !isSame(sel.f, those.f) || typeof those.n !== 'number') return;
  sel.ref = as;
  delete sel.f;
}

/** 'He and each Leadership personnel present': each other than he is. */
export function otherThanBefore(effect: Effect, before: Effect | undefined): void {
  if (effect.x !== 'mod' || openWords(effect.what.other?.[0]) !== 'before') return;
  const one = before?.x === 'mod' ? before.what.ref : undefined;
  if (one === undefined) delete effect.what.other;
  else effect.what.other = [one];
}
