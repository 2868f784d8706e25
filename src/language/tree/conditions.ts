/** What must be so: after while, if, unless. */
import type { Amount, Filter, Place, Prop, Requirement, Sel } from './cards.ts';
import type { EventPattern, Span2 } from './events.ts';
import type { Segment } from './program.ts';
import type { Op, PlayerRef } from './scalars.ts';

export type Cond =
  | { c: 'and' | 'or'; of: Cond[] }
  | { c: 'not'; of: Cond }
  | { c: 'some'; sel: Sel; n?: Amount; op?: Op } // you command three …, there are no …, you have a captive
  | { c: 'is'; who: Sel; state: State } // this personnel is facing a dilemma / aboard / stopped …
  | { c: 'req'; who: Sel; req: Requirement } // (un)less you have Medical and Integrity>20
  | { c: 'cmp'; a: Amount; op: Op; b: Amount } // scores, costs, counts
  | { c: 'parity'; of: Amount; is: 'even' | 'odd' }
  | { c: 'printed'; who: Sel; of: Sel } // those have together what is printed as the requirements of that card
  | { c: 'alike'; who: Sel; prop: Prop; both?: true } // all of them the same; of skills, one that all have
  | { c: 'did'; ev: EventPattern; span: Span2; n?: number; exact?: true } // exact: so many and no more; you have completed a mission …; played no other personnel this turn
  | { c: 'ok'; value: boolean; who?: PlayerRef } // if you do / if you cannot / if you win / otherwise
  | { c: 'turn'; whose: PlayerRef; segment?: Segment }; // in this segment of it
export type State =
  | { s: 'at'; place: Place }
  | { s: 'facing'; what?: Sel }
  | { s: 'attempting'; what?: Sel }
  | { s: 'inBattle'; kind?: 'combat' | 'engagement'; begun?: boolean } // begun: by you, or not
  | {
      s:
        | 'stopped'
        | 'staffed'
        | 'damaged'
        | 'docked' // a ship at an outpost of its player's
        | 'disabled'
        | 'cloaked'
        | 'flipped'
        | 'complete'
        | 'overcome'
        | 'prevented'
        | 'currentTactic';
    }
  | { s: 'equipped'; with: Sel }
  | { s: 'isA'; f: Filter }
  | { s: 'every'; of: State[] }; // present with a Founder and with a Vorta
