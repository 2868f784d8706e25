/** Actions of which nothing is left to be done: all of their cards were kept out of it, or they have none and were prevented as a whole. */
import type { Action } from '../state/state.ts';

/** Nothing of the action is done: as it has no objects that could be kept from it one by one. */
export function calledOff(action: Action): Action {
  const changed: { -readonly [Part in keyof Action]: Action[Part] } = { ...action };
  changed.amount = 0;
  changed.isOff = true;
  return changed;
}

/** Is nothing left of the action to be done? */
export function isSettled({ objects, isOff }: Action): boolean {
  return isOff === true || (objects.length > 0 && objects.every(({ outcome }) => outcome !== 'pending'));
}
