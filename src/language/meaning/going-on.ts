/** 'When X is attempting a mission, …': makes of it what may be used, or holds, at any time while the attempt goes on. */
import { isLasting, hasUntil } from './clauses.ts';
import type { Line } from '../grammar/core/symbols.ts';
import { filtered, THIS } from '../tree/build.ts';
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

/**
 * 'While in combat, each of your X …' of a card of a type: while the personnel that says so is; where no personnel says it, those of
 * them who are.
 */
export function meanwhile({ is, what, mods, limit }: Extract<Line, { k: 'meanwhile' }>, type: string): Line {
  const most = limit && { limit };
  if (type !== 'personnel')
    return { k: 'continue', do: [{ x: 'mod', what: filtered(what, { f: 'state', is }), mods }], ...most };
  const state: Cond = { c: 'is', who: THIS, state: is };
  return { k: 'abilities', all: [{ at: { t: 'static', while: state }, do: [{ x: 'mod', what, mods }], ...most }] };
}

/** 'While facing a dilemma, …' of an event, which faces none itself: while your personnel do. */
export function yoursFace(at: Ability['at']): void {
  const state = at.t === 'static' || at.t === 'window' ? at.while : undefined;
  const isOwn = state?.c === 'is' && state.who.ref === 'this';
  if (isOwn && (state.state.s === 'facing' || state.state.s === 'attempting'))
    state.who = { of: 'you', f: { f: 'kind', is: 'personnel' } };
}
