/** What a ruleset keeps in the state, and which events change that. */
import type { GameEvent } from '../state/events.ts';
import type { Fact, Ref, State } from '../state/state.ts';
import type { CardNumber } from '../asking/request.ts';
import type { CardNumberName, Flag, Scope, Slices, Undertaking } from './declared.ts';
import type { Ruleset } from './ruleset.ts';

export interface FlagRule {
  readonly name: Flag;
  /** A card that enters or leaves play has it no more. */
  readonly endsWithStay: boolean;
  /** A card that gets it can't speak any more, but of getting it. */
  readonly silences?: true;
  /** Views tell how many cards of a pile have it. */
  readonly isCounted?: true;
}

export interface NumberRule {
  readonly name: CardNumberName;
}

export interface ScopeRule {
  readonly name: Scope;
  /** Is this kept in it, as things stand? */
  readonly keeps: (state: State, fact: Fact) => boolean;
  /** What is kept in it is forgotten when one of these begins. */
  readonly endsWith: readonly Undertaking[];
}

/** Changes references to cards; those it does not change it gives back as they are. */
export type ChangeRefs = (refs: readonly Ref[]) => readonly Ref[];

export interface StateRules {
  /** The slices of a game that begins. */
  readonly slices: () => Partial<Slices>;
  /** In the order of their bits. */
  readonly flags: readonly FlagRule[];
  /** A zone whose cards, though in play, can't speak any more, but of coming there. */
  readonly silentZone?: string;
  /** Numbers on cards; each begins anew with a card's stay. */
  readonly numbers: readonly NumberRule[];
  readonly scopes: readonly ScopeRule[];
  /** Applies an event to what the ruleset declares, after the engine has done its part; writes the state in place. */
  readonly reduce: (rules: Ruleset, state: State, event: GameEvent) => void;
  /** Events beside the engine's own after which every value and every place is what it was. */
  readonly changesNothing: readonly GameEvent['type'][];
  /** The cards on which an event of the edition changes a mark or a number; what else it changes are slices. */
  readonly marked: (event: GameEvent) => readonly CardNumber[];
  /** Events nobody is shown. */
  readonly bookkeeping: readonly GameEvent['type'][];
  /** The slices with references to cards exchanged: one card stands for another. */
  readonly swapped: (slices: Partial<Slices>, change: ChangeRefs) => Partial<Slices>;
  /** What stands on the table beside cards and scores: two positions that agree in it look the same. */
  readonly position: (state: State) => readonly unknown[];
  /** Does a copy differ from its fellows by a part it has in what goes on? Asked of references that a slice holds. */
  readonly isInvolved: (state: State, card: number) => boolean;
  /** The value behind the hash that journals keep: the same for the same game, however the state is laid out. */
  readonly canonical: (state: State) => unknown;
}

/** The state laid out flat: numbers and slices beside everything else, by their own names. */
export function flat({ numbers, slices, ...rest }: State): Readonly<Record<string, unknown>> {
  return { ...rest, ...numbers, ...slices };
}
