/** 'Your Klingons cannot be killed while this personnel is present': where this card is, who is meant is present with it. */
import type { Ability, Cond, Effect, Sel } from '../tree/index.ts';
import { open, openWords } from '../tree/open.ts';
import { kindsSaid } from './kinds-of-cards.ts';

type Change = Extract<Effect, { x: 'mod' }>;

/** The ability as it is said of those present, where it holds while its own card is present. */
export function ofThosePresent(ability: Ability): Ability {
  const { at, do: effects } = ability;
  if (at.t !== 'static' || !at.while || !isPresentItself(at.while) || !effects.every(isOfOthers)) return ability;
  return { ...ability, at: { t: 'static' }, do: effects.map((one): Effect => ({ ...one, what: present(one.what) })) };
}

/** Is it said of this card that it is present, with nothing said of whom with? */
const isPresentItself = (cond: Cond): boolean =>
  cond.c === 'is' &&
  THIS.has(openWords(cond.who.ref)) &&
  cond.state.s === 'at' &&
  cond.state.place.p === 'present' &&
  cond.state.place.with.ref === open('present');
const THIS: ReadonlySet<string | undefined> = new Set(['this personnel', 'this equipment']);

/** Is it about all of some personnel, of whom no other place is said? */
const isOfOthers = (effect: Effect): effect is Change => {
  if (effect.x !== 'mod') return false;
  const { ref, n, of, at } = effect.what;
  const isOfAll = ref === undefined && (n === 'all' || (n === undefined && of === 'you'));
  const isHere = at === undefined || (at.p === 'present' && at.with.ref === open('present'));
  return isOfAll && isHere && kindsSaid(effect.what)?.has('personnel') === true && kindsSaid(effect.what)?.size === 1;
};

const present = (what: Sel): Sel => ({ ...what, at: { p: 'present', with: { ref: open('present') } } });
