/** 'While facing a dilemma, this gains a skill of your choice': which one is chosen anew for each dilemma, as it is faced. */
import { kind } from '../tree/build.ts';
import { isSame } from '../tree/same.ts';
import type { Ability, Cond, Effect, Filter, Mod, State } from '../tree/index.ts';

type Change = Extract<Effect, { x: 'mod' }>;
const FACING: State = { s: 'facing' };

/** The ability that is meant, where something is to be chosen while it holds. */
export function chosenAnew(ability: Ability): Ability {
  const { at, do: effects } = ability;
  if (at.t !== 'static' || !effects.every(isChange) || !effects.some(({ mods }) => mods.some(isChoice))) return ability;
  const isFaced = at.while ? isThisFacing(at.while) : effects.every(({ what }) => isFacing(what.f));
  if (!isFaced || !effects.every(({ what }) => what.ref === 'this')) return ability;
  return {
    ...ability,
    at: { t: 'on', ev: { e: 'face', stage: 'did', what: { ref: 'this' }, by: { f: kind('dilemma') } } },
    do: effects.map(({ what: _, ...one }): Effect => ({ ...one, what: { ref: 'this' }, until: 'dilemma' })),
  };
}

const isThisFacing = (state: Cond): boolean =>
  state.c === 'is' && isSame(state.who, { ref: 'this' }) && isSame(state.state, FACING);
const isFacing = (filter: Filter | undefined): boolean => isSame(filter, { f: 'state', is: FACING });
const isChange = (effect: Effect): effect is Change => effect.x === 'mod' && effect.until === undefined;
const isChoice = (mod: Mod): boolean =>
  mod.m === 'gain' && 'skillChoice' in mod.trait && mod.trait.skillChoice === 'any';
