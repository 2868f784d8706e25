/**
 * Letters where each player chooses: "each player chooses an event (A), then destroys each other event" means by A that
 * player's own for whoever is at it, and all of them together for words that speak of no player.
 */
import { ofPlayer, remembered, textChildren, type Context } from '../../reading/index.ts';
import type { Frame, Ref } from '../../../engine/state/state.ts';
import type { Effect } from '../../../language/tree/index.ts';

/** Gives cards to letters: while each player does it in turn, to that player's and to all players' together. */
export function bindLetters(
  { engine, frame, numbers }: Context,
  letters: Readonly<Record<string, readonly Ref[]>>,
): void {
  if (!frame) return;
  const { each } = numbers;
  for (const [letter, refs] of Object.entries(letters)) {
    if (each === undefined) frame.cards[letter] = refs;
    else {
      frame.cards[ofPlayer(letter, each)] = refs;
      frame.cards[letter] = engine.seats.flatMap((_, seat) => frame.cards[ofPlayer(letter, seat)] ?? []);
    }
  }
}

/** Before each player does it in turn, nobody has chosen anything for its letters. */
export function forgetLetters(frame: Frame, effect: Effect): void {
  for (const letter of lettersGiven(effect))
    for (const slot of Object.keys(frame.cards)) if (slot.startsWith(ofPlayer(letter, ''))) delete frame.cards[slot];
}

const lettersGiven = remembered((effect: Effect): readonly string[] => {
  const inside = (node: unknown): readonly string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const own = 'as' in node && typeof node.as === 'string' ? [node.as] : [];
    return [...own, ...textChildren(node).flatMap(inside)];
  };
  return inside(effect);
});
