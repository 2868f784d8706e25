/**
 * Everything that can happen to a state. Rules emit events, one reducer per event applies it (`reduce.ts`); the stream of
 * events is the log, the replay, the trace, the animation and, filtered, what a player may see.
 */
import type { CardNumber, RuleId, Seat } from '../asking/request.ts';
import type { Attempt, Battle, Fact, Lasting } from './state.ts';

/** Where a card is: in a player's zone, or with a host card. `relation`: here, ships, aboard, on, damage, beneath. */
export type Place =
  { readonly zone: string; readonly player: Seat } | { readonly host: CardNumber; readonly relation: string };

/** Who knows the faces in an event beyond what the places tell: everybody, some seats, or nobody in addition. */
export type Known = 'all' | readonly Seat[];

/** How cards get somewhere, in the rulebook's words; also the verbs of scenarios. */
export type Movement =
  | 'played'
  | 'drew'
  | 'discarded'
  | 'destroyed'
  | 'killed'
  | 'placed'
  | 'returned'
  | 'removed'
  | 'captured'
  | 'released'
  | 'downloaded'
  | 'took'
  | 'beamed'
  | 'moved'
  | 'stacked'
  | 'revealed'
  | 'overcome'
  | 'damaged'
  | 'repaired'
  | 'exchanged'
  | 'replaced'
  | 'seeded'
  | 'announced';

/** A part of a concealed card that was shown (2E-SHOW-03, -04); whoever may not know the card sees the part of card 0. */
export interface Shown {
  readonly card: CardNumber;
  readonly part: string;
}

export type GameEvent =
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
      /** The ship of a damage card that is repaired. */
      readonly carrier?: CardNumber;
      readonly entered: readonly CardNumber[];
      readonly left: readonly CardNumber[];
    }
  | { readonly type: 'stopped' | 'unstopped'; readonly cards: readonly CardNumber[]; readonly by?: CardNumber }
  | { readonly type: 'scored' | 'lost'; readonly player: Seat; readonly points: number; readonly by?: CardNumber }
  | { readonly type: 'counters'; readonly player: Seat; readonly change: number; readonly left: number }
  | { readonly type: 'range'; readonly ship: CardNumber; readonly used: number; readonly left: number }
  | { readonly type: 'command'; readonly cards: readonly CardNumber[]; readonly player: Seat | null }
  | { readonly type: 'completed'; readonly mission: CardNumber; readonly player: Seat }
  | { readonly type: 'failed'; readonly mission: CardNumber; readonly player: Seat }
  | { readonly type: 'faced'; readonly card: CardNumber; readonly player: Seat }
  | {
      readonly type: 'began';
      readonly what: 'turn' | 'segment' | 'attempt' | 'combat' | 'engagement';
      readonly player: Seat;
      readonly card?: CardNumber;
      readonly name?: string;
      readonly number?: number;
      readonly counters?: number;
    }
  | { readonly type: 'ended'; readonly what: 'turn' | 'attempt' | 'combat' | 'engagement'; readonly player: Seat }
  | {
      readonly type: 'announced';
      readonly player: Seat;
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
      /** Its text is limited by the battle: the use is counted for the one in progress as well. */
      readonly limited?: 'battle';
    }
  | {
      readonly type: 'shuffled';
      readonly place: Place;
      readonly order: readonly CardNumber[];
      readonly player: Seat;
      readonly chance: readonly number[];
    }
  /** A random selection: the outcome is in the event; nobody but the commander learns the face (2E-SHOW-05). */
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
  | { readonly type: 'joined' | 'removedFromAttempt'; readonly cards: readonly CardNumber[] }
  | {
      readonly type: 'won';
      readonly players: readonly Seat[];
      readonly what: 'game' | 'combat' | 'engagement';
      readonly reason: string;
    }
  | {
      readonly type: 'tied';
      readonly players: readonly Seat[];
      readonly what: 'game' | 'combat' | 'engagement';
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
  /** Bookkeeping, never shown: the attempt or battle as it stands now, lasting effects, facts for questions about the past. */
  | { readonly type: 'attempt'; readonly attempt: Attempt }
  | { readonly type: 'battle'; readonly battle: Battle }
  | { readonly type: 'lasting began'; readonly lasting: Lasting }
  | { readonly type: 'lasting ended'; readonly ids: readonly number[] }
  | { readonly type: 'fact'; readonly fact: Fact }
  | { readonly type: 'passed'; readonly player: Seat; readonly silent: boolean };

/** An event with where it came from: the procedure's step, in the rulebook's label, and the rules it carries out. */
export interface LoggedEvent {
  readonly event: GameEvent;
  /** `ATT 3f`, `PLAY 4`, `BEAM` … */
  readonly step: string;
  readonly rules: readonly RuleId[];
  /** Seats that may not learn which cards it is about, as things stood when it happened; absent: everybody may. */
  readonly hiddenFrom?: readonly Seat[];
  /** Cards whose faces the viewer may not know were taken out: how many. Absent in the unfiltered stream. */
  readonly hidden?: number;
}
