/** What can be named in a game: the cards that there are, whether or not they are in it. It is no part of the state, and the same for all copies of a game. */
import type { Definition } from '../definition.ts';

/** A card as it is printed, without what its text does. */
export type PrintedCard = Omit<Definition, 'abilities' | 'leftover'>;

export interface Nameable {
  /** Every card of the library; looked up when something is named. */
  readonly cards: () => readonly PrintedCard[];
  /** Words that count as known besides: a journal names what another library knew. */
  readonly words: readonly string[];
}

/** These cards are all there are. */
export const onlyThese = (cards: readonly PrintedCard[]): Nameable => ({ cards: () => cards, words: [] });
