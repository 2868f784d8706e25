/** 'When this is about to be stopped, you may stop your Dissident present instead' (or 'to prevent that'): somebody else than the one it was to happen to. */
import { bothWays } from '../tree/build.ts';
import type { Ability, Effect, EventPattern, Id } from '../tree/index.ts';

/**
 * 'When your X is stopped, you may stop your Y instead': what happens in place of it and does nothing to the one it was to happen to comes
 * before that; who is taken into hand instead when killed may have been killed before.
 */
export function beforeIt(ability: Ability): Ability {
  const { at } = ability;
  if (at.t !== 'on' || at.ev.stage !== 'did' || at.ev.e === 'select') return ability;
  const { what } = at.ev;
  const struck = what?.ref ?? 'that';
  const replaced = ability.do.find((effect) => effect.x === 'instead');
  if (!replaced || replaced.do.some((effect) => isDoneTo(effect, struck))) return ability;
  return { ...ability, at: { ...at, ev: { ...at.ev, stage: 'about' } } };
}

function isDoneTo(effect: Effect, id: Id): boolean {
  if (effect.x === 'if') return bothWays(effect).some((inner) => isDoneTo(inner, id));
  if (effect.x === 'swap') return effect.a.ref === id || effect.b.ref === id;
  return 'what' in effect && typeof effect.what === 'object' && effect.what.ref === id;
}

/** The ability in which whoever stands in for a card is another one. */
export function byAnother(ability: Ability): Ability {
  const { at, cost } = ability;
  if (at.t !== 'on' || at.ev.stage !== 'about') return ability;
  const threatened = whom(at.ev);
  if (threatened === undefined) return ability;
  return {
    ...ability,
    do: ability.do.map((effect) => standIn(effect, threatened, at.ev)),
    ...(cost && at.ev.e === 'stop' && { cost: cost.map((effect) => another(effect, threatened, at.ev)) }),
  };
}

/** The one card to which it is about to happen. */
function whom({ what }: EventPattern): Id | undefined {
  if (what === undefined) return undefined;
  return what.ref ?? (what.n === undefined || what.n === 1 ? 'that' : undefined);
}

function standIn(effect: Effect, threatened: Id, ev: EventPattern): Effect {
  return effect.x === 'instead' ? { ...effect, do: effect.do.map((inner) => another(inner, threatened, ev)) } : effect;
}

/** To whom the same is done, if still to be chosen, is another. */
function another(effect: Effect, threatened: Id, { e }: EventPattern): Effect {
  const isSame = effect.x === 'stop' || (effect.x === 'put' && [e].flat().some((deed) => deed === effect.why));
  if (!isSame || effect.what.ref !== undefined) return effect;
  const { what } = effect;
  const { other = [] } = what;
  return other.includes(threatened) ? effect : { ...effect, what: { ...what, other: [...other, threatened] } };
}
