/**
 * The state of a game: one plain value. No classes, functions or cycles; JSON in, JSON out.
 * Only reducers write it (`reduce.ts`), and the kernel for frames. Inner lists are never changed, only exchanged for new
 * ones: a copy of the outer arrays is then a copy of the state (`copy.ts`).
 */
import type { Candidate, CardNumber, Seat, SetCondition } from '../asking/request.ts';
import type { CardNumberName, Scope, Slices } from '../ruleset/declared.ts';
import type { Place } from './events.ts';

/** A card in one of its stays: a card that left play and came back is another (its number is the same). */
export interface Ref {
  readonly card: CardNumber;
  readonly stay: number;
}

export type Outcome = 'pending' | 'done' | 'prevented' | 'replaced' | 'impossible';

export interface ActionObject {
  readonly ref: Ref;
  readonly outcome: Outcome;
  /** Who prevented or replaced it: tells "if you cannot" by oneself from a disturbance by an opponent. */
  readonly by: Seat;
}

/** What is happening, as plain data in its frame. One trigger per action, however many objects it has. */
export interface Action {
  readonly verb: string;
  /** The player who does it. */
  readonly agent: Seat;
  /** The card whose text does it; null for what rules do. */
  readonly source: Ref | null;
  readonly objects: readonly ActionObject[];
  /** How many objects the text demanded: less means "cannot in full". */
  readonly wanted: number;
  readonly to?: Place;
  /** `to` is one of several like it: each card goes to its own owner's. */
  readonly isOwners?: true;
  /** Where what has moved came from. */
  readonly from?: Ref;
  readonly at?: 'top' | 'bottom';
  readonly face?: 'up' | 'down';
  /** Whose command it comes under there, where the text says so; -1: nobody's. */
  readonly commander?: Seat;
  readonly amount?: number;
  /** It has no cards of its own, and was prevented or replaced as a whole. */
  readonly isOff?: true;
  /** Whose points, deck …, where the verb is about a player. */
  readonly player?: Seat;
  /** It stands between two actions of a text in whose period other text may be used as well (`WindowRules.gap`). */
  readonly gap?: boolean;
  /** It is done to cards that cannot be its object as well: the text says so. */
  readonly even?: boolean;
  /** What else texts ask about it: a selection was made at random, what is to be done to those selected. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Something that may be responded to, before (`about`) or after (`did`) it takes place. */
export interface Occurrence {
  readonly name: string;
  readonly stage: 'about' | 'did';
  readonly player: Seat;
  readonly cards: readonly Ref[];
  readonly by: Ref | null;
  /** The card where it happens. */
  readonly where?: Ref | undefined;
  /** Whom it involved, where they are out of it when it is told. */
  readonly involved?: readonly Ref[] | undefined;
  /** Where what has moved came from. */
  readonly from?: Ref | undefined;
  readonly amount?: number | undefined;
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/** One ability of one card, ready to respond in a window. */
export interface Responder {
  readonly source: Ref;
  readonly definition: number;
  readonly ability: number;
  readonly you: Seat;
  /** The cards it responds to, where that was settled before they left their place. */
  readonly that?: readonly Ref[];
  /** Its own card left or was stopped by what it responds to: it still responds, as things stood before. */
  readonly left?: true;
  /** What was on its card before that left play. */
  readonly guests?: readonly Ref[];
  /** The card that its own was on or aboard, and the number of that place, before it left. */
  readonly stood?: { readonly host: Ref; readonly place: number; readonly beyond?: Ref };
}

/** Where the carrying-out of a text stands: a path of blocks, and what the text has bound so far (in the frame's slots). */
export interface TextPosition {
  readonly source: Ref;
  readonly definition: number;
  readonly ability: number;
  /** The player whom the text calls "you". */
  readonly you: Seat;
  readonly path: readonly PathEntry[];
  /** The last action of this text, for "if you do", "if you cannot", "that many". */
  readonly last: Action | null;
  /** Did the last action or payment succeed? */
  readonly ok: 'yes' | 'no' | 'disturbed';
}

export interface PathEntry {
  readonly block: number;
  readonly index: number;
  readonly phase: number;
  /** What is left of a loop over cards, and how often a block is still to be repeated. */
  readonly left?: readonly Ref[] | undefined;
  readonly times?: number | undefined;
  /** The players whose turn at the present effect is still to come; the first is at it. */
  readonly round?: readonly Seat[] | undefined;
  /** The player for whom a block inside such an effect is carried out. */
  readonly each?: Seat | undefined;
}

/** One entry of the stack of what is being carried out. Cards stand in typed slots only, so that an exchange can reach them. */
/** While it is carried out a frame has all of its slots, empty ones too: one shape is read quickly. */
export interface Frame {
  readonly procedure: string;
  step: number;
  cards: Record<string, readonly Ref[]>;
  numbers: Record<string, number>;
  words: Record<string, string>;
  action?: Action | undefined;
  occurrence?: Occurrence | undefined;
  /** What has come about by the same action: it is responded to in the same window. */
  also?: readonly Occurrence[] | undefined;
  responders?: readonly Responder[] | undefined;
  text?: TextPosition | undefined;
  /** What a selection of words, numbers or players chooses from. */
  choices?: readonly Candidate[] | undefined;
  /** What its chosen set must fulfil. */
  condition?: SetCondition | undefined;
}

/** An effect that lasts: which effect of which text, for whom, until when. */
export interface Lasting {
  readonly id: number;
  readonly source: Ref;
  readonly definition: number;
  readonly ability: number;
  readonly block: number;
  readonly index: number;
  readonly you: Seat;
  readonly objects: readonly Ref[];
  /** Bindings of the text as they were: cards, numbers and words by name. */
  readonly cards: Readonly<Record<string, readonly Ref[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, string>>;
  /**
   * The name of an undertaking or a scope; `start:SEAT`, `end:SEAT`, `end:SEAT NUMBER` with the first
   * turn that may be meant; `later …` for what is put off.
   */
  readonly until: string;
}

/** What was done, for questions about the past: kept for as long as its scope lasts. */
export interface Fact {
  readonly verb: string;
  readonly player: Seat;
  readonly refs: readonly Ref[];
  /** Definitions of the cards, as indices; what a card was stays known when it is gone. */
  readonly definitions: readonly number[];
  /** Who commanded each of the cards that left play by it, where that was not the owner of one of them; -1 nobody. */
  readonly commanders?: readonly Seat[] | undefined;
  readonly by: number;
  readonly amount: number;
  /** Where it was done, of what is done at a place. */
  readonly at?: Ref;
  /** What lay on, aboard or beneath cards that left play by it. */
  readonly guests?: readonly Guest[] | undefined;
}

/** A card that lay with another. */
export interface Guest {
  readonly card: CardNumber;
  readonly host: CardNumber;
  readonly relation: string;
}

/** How often abilities were used: `card.stay.ability` -> times. */
export type Uses = Readonly<Record<string, number>>;

export interface State {
  format: 1;
  ruleset: string;
  /** Four unsigned 32-bit numbers of the generator. */
  chance: readonly number[];
  seats: readonly string[];
  /** By card number (0 is unused): the index of its definition. Which card a number is stands only here. */
  definitionOf: number[];
  owner: number[];
  /** Who commands it; -1 nobody. */
  commander: number[];
  stay: number[];
  /** Place codes (`places.ts`). */
  place: number[];
  /** Bits of what a card is marked as, in the order in which the ruleset names its flags. */
  flags: number[];
  /** Numbers on cards by name, each by card number. */
  numbers: Partial<Record<CardNumberName, number[]>>;
  /** By place code: the cards there, the first on top. */
  lists: (readonly number[])[];
  score: number[];
  turn: { player: Seat; number: number; segment: string };
  /** Who took the first turn of the game. */
  first: Seat;
  frames: Frame[];
  lasting: readonly Lasting[];
  /** What the ruleset keeps of the whole game. */
  slices: Partial<Slices>;
  /** What was done, by scope: those of the ruleset. */
  facts: Partial<Record<Scope, readonly Fact[]>>;
  /** How often an ability was used, by scope. */
  uses: Partial<Record<Scope, Uses>>;
  /** Decisions of the active player about contradictions, kept while their cards stay. */
  decisions: Readonly<Record<string, number>>;
  /** Cards a player is shown just now, beside what the places tell. */
  shown: readonly { readonly seat: Seat; readonly cards: readonly CardNumber[] }[];
  /** Outcomes of the next random selections, fixed by a scenario. */
  rig: readonly CardNumber[];
  over: { readonly winners: readonly Seat[]; readonly reason: string } | null;
  /** The next number of a lasting effect. */
  nextLasting: number;
}
