/** A position to start from, as plain data: for scenarios, puzzles and bug reports. Positions are not checked for legality. */
import type { Definition } from '../definition.ts';
import type { CardNumberName, Flag, Slices } from '../ruleset/declared.ts';
import type { Place } from './events.ts';
import type { CardNumber, Seat } from '../asking/request.ts';

/** One card of a position and where it lies. */
export interface PositionCard {
  /** From 1, every number once; `place.host` and `rig` refer to it. */
  readonly number: CardNumber;
  readonly definition: Definition;
  readonly owner: Seat;
  /** Who commands it; null: nobody. */
  readonly commander: Seat | null;
  readonly place: Place;
  /** What it is marked as. */
  readonly flags: readonly Flag[];
  /** Numbers that stand on it, where they are not 0. */
  readonly numbers: Readonly<Partial<Record<CardNumberName, number>>>;
}

/** A whole position. Of two cards in one place the earlier one lies nearer the top, or further left in a row. */
export interface PositionSetup {
  readonly seats: readonly { readonly name: string; readonly score: number }[];
  readonly cards: readonly PositionCard[];
  readonly turn: Seat;
  /** The number of the turn. */
  readonly number: number;
  /** The segment the turn is in, by the ruleset's own name. */
  readonly segment: string;
  /** What is otherwise than when a game begins. */
  readonly slices: Partial<Slices>;
  /** Who took the first turn of the game. */
  readonly first: Seat;
  /** Outcomes of the next random selections; where the card itself is not eligible, another copy of it stands in. */
  readonly rig: readonly CardNumber[];
  readonly seed: number;
}
