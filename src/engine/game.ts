/** The public face of the engine: a game is asked for its request, answered, viewed, copied, saved and explained. */
import type {
  Answer,
  CardNumber,
  Choice,
  Option,
  Proposal,
  Question,
  Refusal,
  Request,
  Seat,
} from './asking/request.ts';
import type { Definition } from './definition.ts';
import type { LoggedEvent, Measured } from './state/events.ts';
import type { Watcher } from './kernel/kernel.ts';
import type { DeckParts } from './ruleset/deck-rules.ts';
import type { State } from './state/state.ts';
import type { CardView, View, Viewer } from './showing/view.ts';

export interface Game {
  readonly ruleset: string;
  readonly seats: readonly string[];
  /** Read-only for everybody but reducers and the kernel. */
  readonly state: State;
  /** The printed card behind a number: tests, judges, and whoever was shown its face. */
  definition(card: CardNumber): Definition;
  /** Who is asked what, with every option; null when the game is over. */
  readonly request: Request | null;
  /** The same without the options, which are not listed for it. */
  readonly question: Question | null;
  /** The options with a verb, the very ones of the request; others need not be listed for it. */
  offered(verb: string): readonly Option[];
  /** Everything that happened before the first answer; only until it is given. */
  opening(): readonly LoggedEvent[];
  /** Gives the answer of the player asked. A refusal leaves the state untouched, byte for byte. */
  answer(answer: Answer): readonly LoggedEvent[] | Refusal;
  /** The same by one of the options that are offered. */
  take(choice: Choice): readonly LoggedEvent[] | Refusal;
  /** Tells of every step, question and answer from now on, events or not: for traces. Copies are not watched. */
  watch(watcher: Watcher | null): void;
  /** Why a proposal that is not among the options cannot be done: every rule that forbids it. */
  whyNot(proposal: Proposal): Refusal;
  /** What a viewer may know. */
  view(viewer: Viewer): View;
  /** The same made as it is looked at, for whoever reads little of it: only until the next answer, by name, not to be listed or written down. */
  glance(viewer: Viewer): View;
  /** A card whose face the viewer knows, as it stands in the view. @throws Error for any other */
  card(card: CardNumber, viewer: Viewer): CardView;
  /** What a viewer could know after so many events of what an answer brings about; the game stays as it is. */
  amid(answer: Answer, events: number, viewer: Viewer): View;
  /** What a viewer may know of events, in words and data; hidden cards are gone from them. */
  eventsFor(viewer: Viewer, events: readonly LoggedEvent[]): readonly LoggedEvent[];
  /** A game that goes on independently. Cheap: flat arrays. */
  copy(): Game;
  /** A copy in which everything that the player can't tell apart is redistributed by the seed. */
  imagine(player: Seat, seed: number): Game;
  /** How a number came about: base, each modifier, its source and rule. Null where the viewer may not know the card. */
  explain(card: CardNumber, value: string, viewer: Viewer): Explanation | null;
  /**
   * What a team would have against what a card asks, part by part; empty where it asks nothing, and where the viewer may not know the card or all of the team.
   */
  measure(asking: CardNumber, team: readonly CardNumber[], viewer: Viewer): readonly Measured[];
  /** The whole game as JSON text; `loadGame` reads it at any point. */
  save(): string;
  /** A short hash of the state, for journals. */
  hash(): string;
}

export interface Explanation {
  readonly value: number;
  readonly base: number;
  readonly steps: readonly {
    readonly layer: string;
    readonly change: string;
    readonly source: CardNumber | null;
    readonly rules: readonly string[];
  }[];
}

/** One player's side of a new game. */
export interface SeatSetup {
  readonly name: string;
  /** The deck, by the names of its parts. */
  readonly parts: DeckParts;
}
