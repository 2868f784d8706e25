/** Deck construction rules as data: each edition lists its own, `deck check` runs them. */
import type { Definition } from '../definition.ts';
import type { RuleId } from '../asking/request.ts';
import type { Slices } from './declared.ts';

/** A deck by the names of its parts, one entry a copy. */
export type DeckParts = Readonly<Record<string, readonly Definition[]>>;

/** Something about a deck that is allowed, but hardly meant. */
export interface DeckWarning {
  readonly rules: readonly RuleId[];
  /** Each thing in one sentence, with the titles of the cards it is about. */
  readonly of: (parts: DeckParts) => readonly { readonly message: string; readonly cards: readonly string[] }[];
}

export interface DeckRule {
  readonly rules: readonly RuleId[];
  /** What is wrong and what would be right, in one sentence; null if the deck keeps the rule. `agreed`: what is otherwise than games begin with. */
  readonly check: (parts: DeckParts, agreed?: Partial<Slices>) => string | null;
}
