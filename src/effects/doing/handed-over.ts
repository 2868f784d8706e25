/** Numbers that one part of a played card's text leaves to the rest of it: what its price has counted, and when it began. */
import type { Frame } from '../../engine/state/state.ts';
import type { Ability } from '../../language/tree/index.ts';
import { ONE_OPPONENT } from '../reading/index.ts';

/** Takes the numbers over from one frame to another. */
function keep(from: Frame, to: Frame, names: readonly string[]): void {
  for (const name of names) {
    const number = from.numbers[name];
    if (number !== undefined) to.numbers[name] = number;
  }
}

/** 'Count the cards in your hand and discard them to draw as many': what the price counts is known by its letter. */
const namesOf = ({ cost = [] }: Ability): readonly string[] => [
  ONE_OPPONENT,
  ...cost.flatMap((effect) => (effect.x === 'count' ? [effect.as] : [])),
];

/** 'This way' is what an ability has done since its price was paid. */
const sinceOf = (ability: number): string => `since ${ability}`;

/** The play keeps what a part of the card's text leaves. */
export function leaveNumbers(text: Frame, play: Frame, ability: Ability): void {
  keep(text, play, namesOf(ability));
  const { since } = text.numbers;
  if (text.text && since !== undefined) play.numbers[sinceOf(text.text.ability)] ??= since;
}

/** A later part of it knows what the play has kept. */
export function takeNumbers(play: Frame, text: Frame, ability: Ability): void {
  keep(play, text, namesOf(ability));
  const since = text.text && play.numbers[sinceOf(text.text.ability)];
  if (since !== undefined) text.numbers.since = since;
}
