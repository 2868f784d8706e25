/** A ruleset is one value: everything an edition adds to the engine. No check for an edition exists anywhere else. */
import type { DeckRule } from './deck.ts';
import type { Definition } from './definition.ts';
import type { SeatSetup } from './game.ts';
import type { Engine } from './kernel/kernel.ts';
import type { Explanation } from './game.ts';
import type { Procedure } from './kernel/procedure.ts';
import type { CardNumber, Proposal, Refusal, Seat } from './asking/request.ts';
import type { Action, Battle, Frame, Occurrence, Ref, Responder } from './state/state.ts';

/** What the engine needs of card text without knowing the language: who responds, and how a text is carried out. */
export interface TextRules {
  /**
   * The cards of the occurrence that this ability responds to just now (pattern, condition, costs payable, limit); null
   * if it does not respond. A responder that was collected before (`that`) keeps its cards.
   */
  readonly responds: (engine: Engine, responder: Responder, occurrence: Occurrence) => readonly Ref[] | null;
  /** Is it used by playing its card, as an interrupt is? */
  readonly isPlayed: (engine: Engine, responder: Responder) => boolean;
  /** The player who may play the card as if it were in hand, though it is not; null where nobody may. */
  readonly asInHand: (engine: Engine, card: CardNumber) => Seat | null;
  /** Mandatory responses have no "may" and are not interrupts (2E-RESP-09, -10). */
  readonly isOptional: (engine: Engine, responder: Responder) => boolean;
  /** Does its effect prevent the action it responds to (2E-RESP-06)? */
  readonly prevents: (engine: Engine, responder: Responder) => boolean;
  /** Does it only change a cost (2E-RESP-05)? */
  readonly changesCost: (engine: Engine, responder: Responder) => boolean;
  /**
   * Pushes the frame that carries the ability out; `occurrence.cards` are those it responds to, `subject` is the frame of
   * the action responded to, -1 if none.
   */
  readonly begin: (engine: Engine, responder: Responder, occurrence: Occurrence, subject: number) => void;
  /** Was something put off until what happens now ("after you have chosen dilemmas, …")? */
  readonly awaits: (engine: Engine, occurrence: Occurrence) => boolean;
  /**
   * Pushes the frame that carries out the oldest of what was put off until then, but for what `hasGoneOn`; gives its number,
   * null where nothing was.
   */
  readonly goOn: (
    engine: Engine,
    occurrence: Occurrence,
    subject: number,
    hasGoneOn: (id: number) => boolean,
  ) => number | null;
}

/** On what terms a text has a card played: so much dearer or cheaper, at one card whatever is asked of that otherwise. */
export interface PlayTerms {
  readonly costBy?: number;
  readonly at?: CardNumber;
}

export interface Ruleset {
  readonly name: string;
  readonly zones: readonly string[];
  readonly relations: readonly string[];
  /** Zones and relations whose order means something, for canonical positions. */
  readonly procedures: Readonly<Record<string, Procedure>>;
  /** The procedure that is a whole game. */
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Names of a turn's segments, for positions. */
  readonly segments: readonly string[];
  readonly deckRules: readonly DeckRule[];
  readonly text: TextRules;
  /** Is a card at this place, under this commander, in play? */
  readonly inPlay: (engine: Engine, card: CardNumber) => boolean;
  /** May the player know the face of this card, by its place alone? */
  readonly knows: (engine: Engine, card: CardNumber, viewer: Seat) => boolean;
  /** Hidden cards of one owner and one pool could be any of each other, as far as somebody knows who does not see them. */
  readonly pool: (engine: Engine, card: CardNumber) => string;
  /** A set-up of zones before the first step: which cards start where. */
  readonly zonesOf: (setup: SeatSetup) => readonly { zone: string; cards: readonly Definition[] }[];
  /** The step of a position's segment, for scenarios: the frames that stand on the stack. */
  readonly framesAt: (segment: string) => readonly Frame[];
  /** What each verb does when it is performed; may mark objects impossible. Returns the action as it came out. */
  readonly perform: Readonly<Record<string, (engine: Engine, action: Action) => Action>>;
  /** Order of responses round the table. */
  readonly turnOrder: (engine: Engine) => readonly Seat[];
  readonly whyNot: (engine: Engine, proposal: Proposal) => Refusal;
  readonly explain: (engine: Engine, card: CardNumber, value: string) => Explanation;
  /** An occurrence or a period by its name, in words after a player's name: `plays a card`. */
  readonly occasionOf: (name: string) => string;
  /** What a battle counts of each card: on the side that began it, and on the other. */
  readonly battleValues: Readonly<Record<Battle['kind'], readonly [string, string]>>;
  /** Values for views: attributes and more as they count now. */
  readonly valuesOf: (engine: Engine, card: CardNumber) => Readonly<Record<string, number>>;
  readonly traitsOf: (
    engine: Engine,
    card: CardNumber,
  ) => {
    skills: Readonly<Record<string, number>>;
    icons: readonly string[];
    keywords: readonly string[];
    affiliations: readonly string[];
    requirements?: string;
    ship?: { rangeLeft: number; staffed: boolean; missing: readonly string[] };
  };
  /** Before every step: contradictions are put before the active player; true if a frame was pushed or the game is over. */
  readonly settle: (engine: Engine) => boolean;
  /** Could the player play the card just now, were it in hand: by its cost, its demands, a place for it? */
  readonly canPlay: (engine: Engine, card: CardNumber, player: Seat, terms?: PlayTerms) => boolean;
  /** Cards a player is entitled to see beside their places' rules, as a table for views. */
  readonly completed: (engine: Engine, player: Seat) => Readonly<Record<string, number>>;
}
