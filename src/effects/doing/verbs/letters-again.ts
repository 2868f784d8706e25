/**
 * Which cards a letter of a text (A, B …) means where something is done again and again. "Each player chooses an event (A), then destroys each
 * other event" means by A that player's own for whoever is at it, and all of them together for words that speak of no player. What is found in
 * a loop is the one just found as long as the loop goes on, and afterwards all of them.
 */
import { ofPlayer, remembered, textChildren, type Context } from '../../reading/index.ts';
import type { Frame, Ref } from '../../../engine/state/state.ts';
import type { Effect } from '../../../language/tree/index.ts';
import { cardsIfAny } from '../../../engine/kernel/frames.ts';

/** Gives cards to letters: while each player does it in turn, to that player's and to all players' together. */
export function bindLetters(
  { engine, frame, numbers }: Context,
  letters: Readonly<Record<string, readonly Ref[]>>,
): void {
  if (!frame) return;
  const { each } = numbers;
  const loops = (frame.text?.path ?? []).filter(({ left, times }) => left !== undefined || times !== undefined);
  for (const [letter, refs] of Object.entries(letters)) {
    for (const { block } of loops)
      frame.cards[inLoop(letter, block)] = [...cardsIfAny(frame, inLoop(letter, block)), ...refs];
    if (each === undefined) frame.cards[letter] = refs;
    else {
      frame.cards[ofPlayer(letter, each)] = refs;
      frame.cards[letter] = engine.seats.flatMap((_, seat) => cardsIfAny(frame, ofPlayer(letter, seat)));
    }
  }
}

const inLoop = (letter: string, block: number): string => `${letter} in ${block}`;

/** A loop is over: its letters mean all that was found in it. */
export function endLoop(frame: Frame, block: number): void {
  const end = inLoop('', block);
  for (const [slot, refs] of Object.entries(frame.cards)) {
    if (!slot.endsWith(end)) continue;
    frame.cards[slot.slice(0, -end.length)] = refs;
    delete frame.cards[slot];
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
