/** 'When X is attempting a mission, …': makes of it what may be used, or holds, at any time while the attempt goes on. */
import { isLasting, hasUntil } from './clauses.ts';
import type { Ability, Cond, EventPattern, Limit, Sel } from '../tree/index.ts';

/** Once with each attempt: 'when' is said of each attempt, not of each moment of it. */
const ONCE: Limit = { times: 1, per: 'attempt' };

/**
 * The ability as one that is used meanwhile: by an interrupt, by whoever may, or what holds all the time; any other is as it
 * was, and nobody carries it out.
 */
export function whileGoingOn(ability: Ability, type: string): Ability {
  const { at, ...rest } = ability;
  if (at.t !== 'on' || at.ev.e !== 'attempting' || !at.ev.involving) return ability;
  const state = stateOf(at.ev, at.ev.involving);
  if (type === 'interrupt') return { at: { t: 'window', while: state }, ...rest };
  if (rest.may === 'you') {
    const limit = rest.limit?.times === undefined ? { ...rest.limit, ...ONCE } : rest.limit;
    return { at: { t: 'window', while: state }, ...rest, limit };
  }
  const isHolding = rest.may === undefined && !rest.cost && rest.do.every((one) => isLasting(one) && !hasUntil(one));
  return isHolding ? { at: { t: 'static', while: state }, ...rest } : ability;
}

function stateOf({ place }: EventPattern, who: Sel): Cond {
  const what: Sel | undefined =
    place === undefined ? undefined : place.p === 'at' ? place.mission : { f: { f: 'kind', is: 'mission' }, at: place };
  return { c: 'is', who, state: { s: 'attempting', ...(what && { what }) } };
}
