/** 'When this is about to be stopped, you may stop your Dissident present instead' (or 'to prevent that'): somebody else than the one it was to happen to. */
import type { Ability, Effect, EventPattern, Id } from '../tree/index.ts';

/** The ability in which whoever stands in for a card is another one. */
export function byAnother(ability: Ability): Ability {
  const { at, cost } = ability;
  if (at.t !== 'on' || at.ev.stage !== 'about') return ability;
  const threatened = whom(at.ev);
  if (threatened === undefined) return ability;
  return {
    ...ability,
    do: ability.do.map((effect) => standIn(effect, threatened)),
    ...(cost && at.ev.e === 'stop' && { cost: cost.map((effect) => another(effect, threatened)) }),
  };
}

/** The one card to which it is about to happen. */
function whom({ what }: EventPattern): Id | undefined {
  if (what === undefined) return undefined;
  return what.ref ?? (what.n === undefined || what.n === 1 ? 'that' : undefined);
}

function standIn(effect: Effect, threatened: Id): Effect {
  return effect.x === 'instead' ? { ...effect, do: effect.do.map((inner) => another(inner, threatened)) } : effect;
}

/** Who is stopped, if still to be chosen, is another. */
function another(effect: Effect, threatened: Id): Effect {
  if (effect.x !== 'stop' || effect.what.ref !== undefined) return effect;
  const { what } = effect;
  const { other = [] } = what;
  return other.includes(threatened) ? effect : { ...effect, what: { ...what, other: [...other, threatened] } };
}
