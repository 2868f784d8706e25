/** What the interface knows of a game: a table it sits at. Whoever runs the game implements it; the interface knows no rule. */
import type { Answer, CardNumber, Option, Refusal, Request, Seat } from '../engine/asking/request.ts';
import type { Account } from './accounts.ts';
import type { Definition } from '../engine/definition.ts';
import type { View } from '../engine/showing/view.ts';
import type { LoggedEvent, Measured } from '../engine/state/events.ts';

export type CommandOutcome =
  | { readonly ok: true; readonly lines?: readonly string[] }
  /** `verb`: of the order that rules forbid. */
  | { readonly ok: false; readonly message: string; readonly verb?: string };

/** What may come after a game: the same one again, one with another seed, one with the decks swapped, the start screen. */
export type Further = 'rematch' | 'new seed' | 'swap' | 'menu';

/** A line of the log: what happened, by which rules, and after how many answers it stood so, and how many events of the last of them. */
export interface LogLine {
  readonly text: string;
  /** With every name in full, where the line is shorter. */
  readonly full?: string;
  readonly rules: readonly string[];
  /** The cards that it names. */
  readonly cards: readonly CardNumber[];
  readonly answers: number;
  readonly events: number;
}

/** Something that happened as the player knows it: the event, its line of the log if it has one, and after how many answers it was so. */
export interface Happening {
  readonly logged: LoggedEvent;
  readonly line: LogLine | null;
  readonly answers: number;
}

/** What an order would be about. */
export type About = Pick<Option, 'card' | 'to' | 'at' | 'with'>;

export interface TableSession {
  /** A first game explains what comes up. */
  readonly isFirstGame?: boolean;
  /** What happened while the player was away, a line each. */
  readonly greeting?: readonly string[];
  /** What somebody at the table wants, or what became of it, in a sentence; null: nothing. */
  notice?(): string | null;
  /** What the player at this table may know now. */
  view(): View;
  /** What the player is asked; null while others are asked, and after the game. */
  request(): Request | null;
  /** Why the last answer, perhaps a bot's, does not count: it could not be written down. Null where all is written. */
  trouble(): string | null;
  /** Another player whose answer is waited for; null also where that is hidden. */
  waitsFor(): Seat | null;
  /** Answers the request; a refusal changes nothing. */
  answer(answer: Answer): Refusal | undefined;
  /** A line of the command language: an answer, or a query such as `why`, `rules WORDS`, `undo`, `save FILE`. */
  command(line: string): CommandOutcome;
  /** Lines of the command language that go on from what has been typed, the likeliest first. */
  complete(partial: string): readonly string[];
  /** An option in the words of the command language. */
  describe(option: Option): string;
  /** Why nothing can be done now with a verb, or not with these cards: reason and rule. */
  whyNot(verb: string, about?: About): string;
  /** How the numbers of a card came about, a line each; none where they are as printed. */
  explain(card: CardNumber): readonly string[];
  /** What the player would see after an answer that shows nothing hidden and leaves nothing to chance; null of any other. */
  preview(answer: Answer): View | null;
  /** How to see or go on with the game later, a line each. */
  afterwards(): readonly string[];
  /** What the game has come to so far for each player: points by where they came from, and what its edition counts. */
  accounts(): readonly Account[];
  /** What may come after the game; none: it can only be left. */
  readonly further?: readonly Further[];
  /** The log so far, oldest first. */
  log(): readonly LogLine[];
  /** Everything that happened so far, oldest first. */
  past(): readonly Happening[];
  /** A card that something was told of, as it is printed; null for any other. */
  printed(card: CardNumber): Definition | null;
  /** What a team has against what a card asks of it; empty where the card asks nothing, or the player may not know all of them. */
  measure(asking: CardNumber, team: readonly CardNumber[]): readonly Measured[];
  /** How many answers have been given and not taken back. */
  answers(): number;
  /** What the player saw when so many answers had been given; with `events`, after so many events of what the last of them brought about. */
  viewAt(answers: number, events?: number): View;
  /** Rules by their ids, as lines to read. */
  rules(ids: readonly string[]): readonly string[];
  /** Calls back after every change. */
  subscribe(listener: () => void): () => void;
  /** The player leaves the table. */
  quit(): void;
  /** Whether the player has left it, by a command perhaps. */
  readonly isLeft: boolean;
}
