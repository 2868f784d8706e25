/** Joins the sentences of a card, part by part: both sides of one that has two, and the text that is a card's as damage. */
import type { Line } from '../grammar/core/symbols.ts';
import { asDamage, damageFrom, mayBeDamage } from './damage-texts.ts';
import { joined, type Joined } from './join.ts';
import { onSide, otherSideAt } from './sides-of-cards.ts';

/** Abilities of a card of a type from its sentences in order, on both sides of it if it has two. */
export function joinLines(lines: readonly (Line | undefined)[], cardType: string): Joined {
  const at = otherSideAt(lines, cardType);
  if (at === null) return joinSide(lines, cardType);
  const [front, other] = [joinSide(lines.slice(0, at), cardType), joinSide(lines.slice(at + 1), cardType)];
  return {
    abilities: [...onSide('front', front.abilities), ...onSide('other', other.abilities)],
    refused: [...front.refused, ...other.refused.map((index) => at + 1 + index)],
  };
}

function joinSide(lines: readonly (Line | undefined)[], cardType: string): Joined {
  const from = damageFrom(lines);
  const text = joined(lines.slice(0, from), cardType.toLowerCase(), () => true);
  const damage = joined(lines.slice(from), 'damage', mayBeDamage);
  return {
    abilities: [...text.abilities, ...damage.abilities.map(asDamage)],
    refused: [...text.refused, ...damage.refused.map((index) => from + index)],
  };
}
