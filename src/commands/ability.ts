/** Writes which ability of its card a command uses (`ability 2`), where that has to be said. */
import type { Option } from '../engine/asking/request.ts';

/** `ability N`, counted from 1; nothing for the first, unless another of the same card could be meant. */
export function abilityWords({ verb, card, ability }: Option, among: readonly Option[]): readonly string[] {
  if (ability === undefined) return [];
  const isOne = among.every((other) => other.verb !== verb || other.card !== card || other.ability === ability);
  return isOne && ability === 1 ? [] : [`ability ${ability}`];
}
