/** What a card that is played says of its own cost: 'this event is cost -1 for each …' is said of its play, as it is no longer once it is in play. */
import { copied } from '../tree/copies.ts';
import type { Ability, Effect } from '../tree/index.ts';
import { isOfCost } from '../tree/of-cost.ts';

/** 'This personnel is cost -2 and attributes +1': the one is said of its play, the other of when it is in play. */
export function pricedApart(ability: Ability, type: string): readonly Ability[] {
  const { at, do: effects } = ability;
  const own = at.t === 'static' && !isDilemma(type) ? effects.flatMap(ofOwnCost) : [];
  const others = effects.flatMap((effect) => {
    if (effect.x !== 'mod' || ofOwnCost(effect).length === 0) return [effect];
    const mods = effect.mods.filter((mod) => !isOfCost(mod));
    return mods.length > 0 ? [{ ...effect, mods }] : [];
  });
  if (own.length === 0 || others.length === 0) return [pricedByItself(ability, type)];
  return [pricedByItself({ ...copied(ability), do: own }, type), { ...ability, do: others }];
}

/** What of an effect changes what this card itself costs. */
function ofOwnCost(effect: Effect): Effect[] {
  if (effect.x !== 'mod' || effect.what.ref !== 'this' || effect.until !== undefined) return [];
  const mods = effect.mods.filter(isOfCost);
  return mods.length > 0 ? [{ ...effect, mods }] : [];
}

const isDilemma = (type: string): boolean => type.toLowerCase() === 'dilemma';

/** The ability, at the play of its card if all it does is to change what that card costs. A dilemma is not played: it says so all the time. */
function pricedByItself(ability: Ability, type: string): Ability {
  const { at, if: condition, do: effects, ...rest } = ability;
  if (at.t !== 'static' || isDilemma(type) || effects.length === 0) return ability;
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
