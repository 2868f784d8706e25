/** What a host needs of the program that starts it: journals, decks, cards and commands; it knows no folder by itself. */
import type { DeckParts } from '../engine/ruleset/deck-rules.ts';
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Game } from '../engine/game.ts';
import type { JournalHeader, JournalSink, Rewind } from '../table/index.ts';
import type { Offer } from '../tui/frame/start-state.ts';

/** A journal on the disk: what it takes is there before it says so. */
export interface KeptJournal extends JournalSink {
  readonly header: JournalHeader;
  /** Gives the file back; what the system says if something is not on the disk. */
  close(): string | null;
}

/** A game with its journal, new or gone on with. */
export interface Opened {
  readonly game: Game;
  readonly journal: KeptJournal;
  /** What happened so far, the opening first: one list of events an answer. */
  readonly past: readonly (readonly LoggedEvent[])[];
  readonly rewind?: Rewind;
}

export interface SeatOfGame {
  readonly name: string;
  readonly kind: string;
  readonly parts: DeckParts;
}

/** The deck of a seat: a shipped one by its name, or the file of one that somebody brought. */
export type DeckSource = { readonly shipped: string } | { readonly file: string };

export interface Ground {
  readonly version: string;
  /** The editions that can be played, the usual one first. */
  readonly editions: readonly Offer[];
  /** The shipped decks of an edition, the usual ones first; `value` is the name of each. */
  readonly decks: (ruleset: string) => readonly Offer[];
  /** A deck as it is played, or what is wrong with it, a line each. */
  readonly setup: (deck: DeckSource, ruleset: string) => Promise<{ readonly parts: DeckParts } | readonly string[]>;
  /** Begins a game in a journal of its own; a string says why it can't be. */
  readonly begin: (path: string, ruleset: string, seats: readonly SeatOfGame[]) => Promise<Opened | string>;
  /** Goes on with a journal; a string says why it can't be. */
  readonly goOn: (path: string) => Promise<Opened | string>;
  /** How the program is called, for its own commands: rules, cards, replays. */
  readonly program: readonly string[];
  /** What those commands find in their environment. */
  readonly environment: Readonly<Record<string, string>>;
}
