/** What a card that is played says of its own cost: 'this event is cost -1 for each …' is said of its play, as it is no longer once it is in play. */
import type { Ability } from '../tree/index.ts';
import { isOfCost } from '../tree/of-cost.ts';

/** The ability, at the play of its card if all it does is to change what that card costs. A dilemma is not played: it says so all the time. */
export function pricedByItself(ability: Ability, type: string): Ability {
  const { at, if: condition, do: effects, ...rest } = ability;
  if (at.t !== 'static' || type.toLowerCase() === 'dilemma' || effects.length === 0) return ability;
  const isOwnPrice = effects.every(
    (effect) =>
      effect.x === 'mod' && effect.what.ref === 'this' && effect.until === undefined && effect.mods.every(isOfCost),
  );
  if (!isOwnPrice) return ability;
  const demands = [at.while, condition].filter((one) => one !== undefined);
  const [only] = demands;
  const demand = demands.length > 1 ? ({ c: 'and', of: demands } as const) : only;
  return {
    at: { t: 'on', ev: { e: 'play', stage: 'about', who: 'you', what: { ref: 'this' } } },
    ...(demand && { if: demand }),
    ...rest,
    do: effects,
  };
}
