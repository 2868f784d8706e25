/** 'While X, your Romulans may be excluded from random selections': asked each time one is about to be made, of those who could be selected. */
import { allConds } from '../tree/build.ts';
import type { Ability, Effect, Sel } from '../tree/index.ts';

type Change = Extract<Effect, { x: 'mod' }>;

/** The ability as a response to a selection, where all it lets its player do is to leave cards out of those made meanwhile. */
export function leftOutByChoice(ability: Ability): Ability {
  const { at, cost, limit, may, do: effects, if: state, ...rest } = ability;
  const [only, ...others] = effects;
  if (at.t !== 'window' || may !== 'you' || cost || limit || others.length > 0) return ability;
  if (only?.x !== 'mod' || !leavesOut(only)) return ability;
  const { n: _, ...what } = only.what;
  const meant: Sel = what.ref === undefined ? { ref: 'that', n: { min: 1 } } : { ...what };
  return {
    ...rest,
    at: { t: 'on', ev: { e: 'eligible', stage: 'about', what } },
    if: allConds(state ? [at.while, state] : [at.while]),
    may,
    do: [{ ...only, what: meant, until: 'selection' }],
  };
}

/** Out of every selection, for as long as nothing says. */
const leavesOut = ({ mods, until }: Change): boolean =>
  until === undefined && mods.every((mod) => mod.m === 'exempt' && mod.from === 'randomSelection' && !mod.by);
