/** Compiles many cards together with a helper that works at the same time: each takes the next few until none is left. */
import type { CardFacts } from './card-facts.ts';
import type { Card } from './compile-card.ts';
import type { FactShelf } from './shelf.ts';

export interface Helper {
  /** The next few cards to compile here, by where they stand among all; none where every card is taken. */
  readonly take: () => readonly number[];
  /** What was made of the others; waits for it. A card that is missing was not made. */
  readonly made: () => readonly (readonly [index: number, card: Card])[];
}

/** Begins to help with those cards of an edition; null where there is no help. */
export type Help = (edition: string, all: readonly CardFacts[], wanted: readonly number[]) => Helper | null;

/** With fewer cards to compile nobody is asked: a helper takes a while to begin. */
const FEW = 300;

/** Compiles the cards of a shelf together with a helper; `told` hears how many are done or at work. What no helper has made is left to whoever asks for it. */
export function compileTogether(
  shelf: FactShelf,
  facts: readonly CardFacts[],
  help: Help,
  told: (done: number) => void,
): void {
  const wanted = inOrderOfText(shelf.uncompiled(), facts);
  const helper = wanted.length < FEW ? null : help(shelf.edition.name, facts, wanted);
  if (helper === null) return;
  const before = facts.length - wanted.length;
  for (let some = helper.take(); some.length > 0; some = helper.take()) {
    const [first] = some;
    const from = before + wanted.findIndex((index) => index === first);
    some.forEach((index, at) => {
      shelf.card(index);
      told(from + at);
    });
  }
  for (const [index, card] of helper.made()) shelf.takeOver(index, card);
}

/** Cards that begin alike behind each other: what they say alike is then read by one of the two alone. */
function inOrderOfText(indices: readonly number[], facts: readonly CardFacts[]): readonly number[] {
  const textOf = (index: number): string => facts[index]?.facts.text ?? '';
  return indices
    .map((index) => ({ index, text: textOf(index) }))
    .sort((one, other) => (one.text === other.text ? 0 : one.text < other.text ? -1 : 1))
    .map(({ index }) => index);
}
