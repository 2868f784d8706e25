/** Reads what steps have kept in a frame; what must be there and is not is our own error. */
import type { CardNumber } from '../asking/request.ts';
import type { Frame, Ref } from '../state/state.ts';

/** The number in a slot. @throws Error if nothing stands there */
export function numberIn(frame: Frame, slot: string): number {
  const number = frame.numbers[slot];
  if (number === undefined) throw new Error(`${frame.procedure} has no number ${slot}`);
  return number;
}

/** The word in a slot. @throws Error if nothing stands there */
export function wordIn(frame: Frame, slot: string): string {
  const word = frame.words[slot];
  if (word === undefined) throw new Error(`${frame.procedure} has no word ${slot}`);
  return word;
}

/** The cards in a slot. @throws Error if nothing stands there */
export function cardsIn(frame: Frame, slot: string): readonly Ref[] {
  const refs = frame.cards[slot];
  if (refs === undefined) throw new Error(`${frame.procedure} has no cards ${slot}`);
  return refs;
}

/** The one card in a slot. @throws Error if none stands there */
export const cardIn = (frame: Frame, slot: string): CardNumber => refIn(frame, slot).card;

/** The one card in a slot, with the stay in which it was put there. @throws Error if none stands there */
export function refIn(frame: Frame, slot: string): Ref {
  const [first] = cardsIn(frame, slot);
  if (!first) throw new Error(`${frame.procedure} has no card in ${slot}`);
  return first;
}

/** The one card in a slot; 0 if none stands there. */
export const cardIfAny = ({ cards }: Frame, slot: string): CardNumber => cards[slot]?.[0]?.card ?? 0;
