/**
 * Everything that can happen to a state. Rules emit events, one reducer per event applies it (`reduce.ts`); the stream of
 * events is the log, the replay, the trace, the animation and, filtered, what a player may see.
 */
import type { CardNumber, RuleId, Seat } from '../asking/request.ts';
import type { BeganDetails, EditionEvents, Movement, Undertaking } from '../ruleset/declared.ts';
import type { Fact, Lasting } from './state.ts';

/** Where a card is: in a player's zone, in a row that all players share, or with a host card. */
export type Place =
  | { readonly zone: string; readonly player: Seat }
  | { readonly row: string }
  | { readonly host: CardNumber; readonly relation: string };

/** Who knows the faces in an event beyond what the places tell: everybody, some seats, or nobody in addition. */
export type Known = 'all' | readonly Seat[];

/** A part of a concealed card that was shown; whoever may not know the card sees the part of card 0. */
export interface Shown {
  readonly card: CardNumber;
  readonly part: string;
}

/** One thing that is asked of a team, and how much of it the team has, where that can be counted. */
export interface Measured {
  /** `Engineer`, `Cunning`, or what is asked for in words. */
  readonly what: string;
  readonly isMet: boolean;
  readonly count?: { readonly have: number; readonly op: Comparison; readonly need: number };
}

export type Comparison = '>' | '<' | '>=' | '<=' | '=';

/** What a team had against what was asked of it. Whoever does not know all of the team is not told. */
export interface Against {
  readonly team: readonly CardNumber[];
  readonly parts: readonly Measured[];
}

/** Everything that can happen: what the engine does itself, and what editions declare. */
export type GameEvent = EngineEvent | EditionEvent;

/** What editions declare. */
export type EditionEvent = EditionEvents[keyof EditionEvents];

/** For the last case of a switch over all events: an event of the engine's that has no case of its own there does not compile. */
export function ofEdition(event: EditionEvent): EditionEvent {
  return event;
}

/** Cards change place. */
export type PlaceEvent = Extract<EngineEvent, { type: 'place' }>;

/** What the engine does itself, whatever the edition. */
export type EngineEvent =
  /** Cards change place, in one action. `at`: top, bottom or an index from the top. */
  | {
      readonly type: 'place';
      readonly verb: Movement;
      readonly player: Seat;
      readonly cards: readonly CardNumber[];
      readonly to: Place;
      readonly at?: 'top' | 'bottom' | number;
      readonly face?: 'up' | 'down';
      readonly known?: Known;
      readonly commander?: Seat | null;
      readonly by?: CardNumber;
      /** The card that what moves was on: it is told of that one. */
      readonly carrier?: CardNumber;
      readonly entered: readonly CardNumber[];
      readonly left: readonly CardNumber[];
    }
  | { readonly type: 'scored' | 'lost'; readonly player: Seat; readonly points: number; readonly by?: CardNumber }
  | { readonly type: 'command'; readonly cards: readonly CardNumber[]; readonly player: Seat | null }
  | ({
      readonly type: 'began';
      readonly what: Undertaking;
      readonly player: Seat;
      readonly card?: CardNumber;
      readonly name?: string;
      readonly number?: number;
    } & Readonly<Partial<BeganDetails>>)
  | { readonly type: 'ended'; readonly what: Undertaking; readonly player: Seat }
  | {
      readonly type: 'announced';
      readonly player: Seat;
      /** What the player says or does: `announces Range 8`, `has 9 against 8`. */
      readonly words: string;
      readonly numbers: readonly number[];
      readonly shown: readonly Shown[];
    }
  | {
      readonly type: 'used';
      readonly card: CardNumber;
      /** Which ability of the card, counted from 0. */
      readonly ability: number;
      readonly player: Seat;
      readonly shown: readonly Shown[];
      readonly key: string;
      /** Its text is limited by an undertaking in progress: the use is counted for that as well. */
      readonly limited?: string;
    }
  | {
      readonly type: 'shuffled';
      readonly place: Place;
      readonly order: readonly CardNumber[];
      readonly player: Seat;
      readonly chance: readonly number[];
    }
  /** A random selection: the outcome is in the event; nobody but the commander learns the face. */
  | {
      readonly type: 'selected';
      readonly cards: readonly CardNumber[];
      readonly random: boolean;
      readonly player: Seat;
      readonly by?: CardNumber;
    }
  /** A scenario fixed this outcome of a random selection. */
  | { readonly type: 'rigged'; readonly card: CardNumber }
  | {
      readonly type: 'examined' | 'revealed';
      readonly cards: readonly CardNumber[];
      readonly known: Known;
      readonly player: Seat;
      readonly by?: CardNumber;
    }
  /** What a player was shown for one answer is hidden from that player again. */
  | { readonly type: 'hid'; readonly player: Seat }
  | {
      readonly type: 'prevented';
      readonly verb: string;
      readonly cards: readonly CardNumber[];
      readonly by?: CardNumber;
      readonly player: Seat;
    }
  | {
      readonly type: 'swapped';
      readonly verb: 'exchanged' | 'replaced';
      readonly old: CardNumber;
      readonly new: CardNumber;
      readonly player: Seat;
    }
  | {
      readonly type: 'won';
      readonly players: readonly Seat[];
      readonly what: 'game' | Undertaking;
      readonly reason: string;
    }
  | {
      readonly type: 'tied';
      readonly players: readonly Seat[];
      readonly what: 'game' | Undertaking;
      readonly reason: string;
    }
  | { readonly type: 'named'; readonly player: Seat; readonly word: string }
  | { readonly type: 'decided'; readonly player: Seat; readonly question: string; readonly answer: number }
  /**
   * A throw of dice: the outcome is in the event; `chance` is the generator's state after it. `secret`: what was drawn lies
   * face down, so that nobody may learn which place it had.
   */
  | {
      readonly type: 'chance';
      readonly outcome: number;
      readonly of: number;
      readonly chance: readonly number[];
      readonly secret?: true;
    }
  /** Bookkeeping, never shown: lasting effects, facts for questions about the past. */
  | { readonly type: 'lasting began'; readonly lasting: Lasting }
  | { readonly type: 'lasting ended'; readonly ids: readonly number[] }
  | { readonly type: 'fact'; readonly fact: Fact }
  | { readonly type: 'passed'; readonly player: Seat; readonly silent: boolean };

/** An event with where it came from: the procedure's step, in the rulebook's label, and the rules it carries out. */
export interface LoggedEvent {
  readonly event: GameEvent;
  /** `PLAY 4` … */
  readonly step: string;
  readonly rules: readonly RuleId[];
  /** Seats that may not learn which cards it is about, as things stood when it happened; absent: everybody may. */
  readonly hiddenFrom?: readonly Seat[];
  /** Cards whose faces the viewer may not know were taken out: how many. Absent in the unfiltered stream. */
  readonly hidden?: number;
}

/** How many cards of what happened are hidden from whoever is told. */
export const hiddenIn = ({ hidden }: LoggedEvent): number => hidden ?? 0;

/** The card that something began with. @throws Error if it began with none */
export function cardBegunWith({ what, card }: Extract<EngineEvent, { type: 'began' }>): CardNumber {
  if (card === undefined) throw new Error(`${what} began without a card`);
  return card;
}

/** What begins by a name of its own. @throws Error if it has none */
export function nameBegun({ what, name }: Extract<EngineEvent, { type: 'began' }>): string {
  if (name === undefined) throw new Error(`${what} began without a name`);
  return name;
}
