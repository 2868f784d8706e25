/** Reads what steps have kept in a frame; what must be there and is not is our own error. */
import { cardOrNobody, type Candidate, type CardNumber } from '../asking/request.ts';
import type { Frame, Ref, Responder } from '../state/state.ts';
import { countedIn } from './tallies.ts';

/** What a frame keeps, or the context of a text. */
interface Kept {
  readonly cards: Readonly<Record<string, readonly Ref[]>>;
  readonly numbers: Readonly<Record<string, number>>;
}

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

/** The card that is referred to; 0 where none is. */
export const cardOf = (ref: Ref | null | undefined): CardNumber => cardOrNobody(ref?.card);

/** The one card in a slot; 0 if none stands there. */
export const cardIfAny = ({ cards }: Frame, slot: string): CardNumber => cardOf(cards[slot]?.[0]);

/** The cards in a slot; none if nothing stands there. */
export const cardsIfAny = ({ cards }: Pick<Kept, 'cards'>, slot: string): readonly Ref[] => cards[slot] ?? NO_CARDS;
const NO_CARDS: readonly Ref[] = [];

/** The number in a slot; 0 if nothing stands there: what is added to as things come about. */
export const numberIfAny = ({ numbers }: Pick<Kept, 'numbers'>, slot: string): number => countedIn(numbers, slot);

/** The place in the stack of the frame that is responded to; -1 if none is. */
export const subjectIn = ({ subject }: { readonly subject?: number }): number => subject ?? -1;

/** Those that are to respond, as far as they were looked for. */
export const respondersIn = ({ responders }: Pick<Frame, 'responders'>): readonly Responder[] => responders ?? NOBODY;
const NOBODY: readonly Responder[] = [];

/** What is chosen from. @throws Error if nothing is */
export function choicesIn(frame: Frame): readonly Candidate[] {
  if (frame.choices === undefined) throw new Error(`${frame.procedure} has nothing to choose from`);
  return frame.choices;
}
