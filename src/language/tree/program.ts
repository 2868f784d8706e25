/** What a text consists of: abilities, and when they are used. */
import type { Place, Requirement } from './cards.ts';
import type { Cond } from './conditions.ts';
import type { Effect } from './effects.ts';
import type { EventPattern } from './events.ts';
import type { PlayerRef, Span } from './scalars.ts';

export interface Program {
  keywords: Keyword[];
  abilities: Ability[];
  gaps: Gap[];
}
export interface Keyword {
  name: string;
  arg?: string | number | Requirement | Effect[];
} // Region: X, Decay: 3, Replicate - cost
export interface Gap {
  text: string;
  at?: Span;
  why: string;
} // for the report only: a text with a gap is refused as a whole

export interface Ability {
  at: Timing;
  may?: PlayerRef; // optional, and whose choice; absent = mandatory
  if?: Cond; // a requirement: checked before any cost
  cost?: Effect[]; // everything printed before 'to'
  do: Effect[];
  limit?: Limit;
  damage?: true; // works only while the card is damage on a ship
  side?: 'front' | 'other'; // of a text with two sides: works only while that side is up
  even?: true; // works even while the card is stopped
  alone?: true; // of several copies at one place only one works
  keyword?: string; // the keyword that is short for it
  src?: Span; // where the words stand; not part of the meaning
}
/** The segments of a turn. */
export type Segment = 'playSegment' | 'ordersSegment' | 'discardSegment' | string;
export type Timing =
  | { t: 'resolve' } // event / interrupt / dilemma instructions, in printed order
  | { t: 'order' } // Order - …
  | { t: 'headquarters' } // You may play … at this mission: `do` is one effect, to allow that (act: play, what: the cards)
  | { t: 'static'; while?: Cond } // continuous effect, never an action
  | { t: 'window'; while: Cond } // While …, you may … : an action any time the state holds
  | { t: 'state'; while: Cond } // While …, do …: as soon as the state holds and no text is being carried out
  | { t: 'on'; ev: EventPattern } // When …
  | {
      t: 'clock';
      edge: 'start' | 'end';
      of: 'turn' | Segment | 'attempt' | 'dilemma' | 'battle';
      whose: PlayerRef;
      nth?: number;
    }
  | { t: 'damage' } // Damage - … : the only live text once on a ship
  | { t: 'playNeed' }
  | { t: 'playCost' }
  | { t: 'playAs'; as: 'interrupt' | 'equipment' | 'at once' } // of a card that is none of these, or is played as soon as it is found
  | { t: 'playTo'; to: Place; cap?: number; stays?: true } // of a personnel, ship or equipment without `may`: nowhere else; stays: an interrupt that is not done with
  | { t: 'staffNeed' }
  | { t: 'attemptNeed'; here?: true } // what those must have who attempt it; here: who attempt anything at it
  | { t: 'attemptAs' }; // alternative requirements / who may attempt
export interface Limit {
  times?: number;
  per?: 'turn' | 'game' | 'dilemma' | 'attempt' | 'battle';
  cap?: number;
  each?: 'mission' | 'ship' | 'player' | 'occasion'; // occasion: what it responds to
  shared?: true; // by all orders of the card
}
