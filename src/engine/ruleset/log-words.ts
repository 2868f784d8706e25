/** What an edition calls things in the sentences of the log: its zones and places, its moves, its own events. */
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Definition } from '../definition.ts';
import type { GameEvent, LoggedEvent } from '../state/events.ts';

/** What a player does to cards (`takes`), and what joins the cards and the place (`to`); where the place says something it is told. */
export interface MoveWords {
  readonly verb: string;
  readonly join: string;
  readonly tellsPlace: boolean;
  /** The host is what it is done to, the cards are what it is done with: `damages Galaxy with Hull Breach`. */
  readonly isDoneToHost?: true;
  /** It is told of the cards and not of the player, who need not have done it: `Anna's Kirk is killed by Cave-In`. */
  readonly isSuffered?: true;
  /** Whose cards they are is told with them. */
  readonly isOwned?: true;
}

/** How what stands in an event is called, as far as the viewer may know it. */
export interface Names {
  readonly seat: (seat: Seat) => string;
  readonly card: (card: CardNumber) => string;
  /** Names in a row, copies counted, and how many more there are that can't be named. */
  readonly cards: (cards: readonly CardNumber[]) => string;
  /** What brought it about, in brackets after the sentence; empty where nothing did. */
  readonly by: (card: CardNumber | undefined) => string;
  /** `is` or `are`, as so many cards go. */
  readonly are: (cards: readonly CardNumber[]) => string;
}

/** Something that an edition counts over a game, for the account at its end: how often something was done. */
export interface Tally {
  readonly seat: Seat;
  readonly what: string;
  readonly count: number;
}

/** What has to be known of the cards in an event to count it. */
export interface Cards {
  readonly definition: (card: CardNumber) => Definition;
  readonly owner: (card: CardNumber) => Seat;
}

export interface LogWords {
  /** Zones as they stand after `the`; one that is not among them is called by its own name. */
  readonly zones: ReadonlyMap<string, string>;
  /** Zones that cards are put `in`, where they go `to` all others. */
  readonly zonesWithin: ReadonlySet<string>;
  /** Piles that cards are put `beneath`, where they go to the bottom of one. */
  readonly zonesBeneath?: ReadonlySet<string>;
  /** Zones that cards only pass through: that they go there is not told. */
  readonly zonesPassed: ReadonlySet<string>;
  /** The word before a host, by relation; one that is not among them is told by its own name. */
  readonly relations: ReadonlyMap<string, string>;
  /** Moves that only this edition knows. */
  readonly moves: ReadonlyMap<string, MoveWords>;
  /** The edition's own events that a player's log tells; all others of them are bookkeeping. */
  readonly told: ReadonlySet<GameEvent['type']>;
  /** An event of the edition's own as a sentence without a full stop; null where it is nobody's own. */
  readonly sentence: (event: GameEvent, names: Names) => string | null;
  /** What is counted over a game, in the order in which it is told; each is told though it never happened. */
  readonly counted: readonly string[];
  /** What an event adds to that. */
  readonly tallies: (event: GameEvent, cards: Cards) => readonly Tally[];
  /** Whether an event only follows from the one before, and needs no line of its own. */
  readonly isForegone: (logged: LoggedEvent, before: LoggedEvent) => boolean;
}
