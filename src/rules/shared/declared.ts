/** What several editions keep in the state: how far ships have flown, and how missions are attempted. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Against } from '../../engine/state/events.ts';

declare module '../../engine/ruleset/declared.ts' {
  interface CardNumbers {
    rangeUsed: true;
  }
  interface Movements {
    beamed: true;
    moved: true;
    revealed: true;
    repaired: true;
    announced: true;
    seeded: true;
  }
  interface RequestKinds {
    play: true;
    orders: true;
  }
  interface EditionEvents {
    range: { readonly type: 'range'; readonly ship: CardNumber; readonly used: number; readonly left: number };
    completed: {
      readonly type: 'completed';
      readonly mission: CardNumber;
      /** Where, if the mission is not a place itself. */
      readonly place?: CardNumber;
      readonly player: Seat;
      readonly against: Against | null;
    };
    failed: {
      readonly type: 'failed';
      readonly mission: CardNumber;
      readonly player: Seat;
      readonly against: Against | null;
    };
    faced: {
      readonly type: 'faced';
      readonly card: CardNumber;
      readonly player: Seat;
      readonly against: Against | null;
    };
  }
}
