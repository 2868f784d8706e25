/** 'When this is about to be stopped, you may stop your Dissident present instead': somebody else than the one it was to happen to. */
import type { Ability, Effect, Id } from '../tree/index.ts';

/** The ability in which whoever stands in for a card is another one. */
export function byAnother(ability: Ability): Ability {
  const { at } = ability;
  const threatened = at.t === 'on' && at.ev.stage === 'about' ? at.ev.what?.ref : undefined;
  return threatened === undefined
    ? ability
    : { ...ability, do: ability.do.map((effect) => standIn(effect, threatened)) };
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
