/** What the tiny ruleset adds to the engine's types: nothing of it is known to any edition. */
import type { CardNumber, Seat } from '../../src/engine/asking/request.ts';

declare module '../../src/engine/ruleset/declared.ts' {
  interface Slices {
    /** What the active player may still do this turn: one launch, and two other deeds. */
    deeds: { readonly launches: number; readonly others: number };
  }
  interface Flags {
    /** It has sailed this turn. */
    underWay: true;
  }
  interface CardNumbers {
    /** How far a hull has sailed in this stay. */
    journey: true;
  }
  interface Scopes {
    bid: true;
  }
  interface Undertakings {
    bid: true;
  }
  interface Movements {
    launched: true;
    sailed: true;
    stowed: true;
    scrapped: true;
    hidden: true;
    laid: true;
  }
  interface RequestKinds {
    deeds: true;
  }
  interface EditionEvents {
    deeds: { readonly type: 'deeds'; readonly player: Seat; readonly launches: number; readonly others: number };
    sailed: { readonly type: 'sailed'; readonly card: CardNumber; readonly journey: number };
    moored: { readonly type: 'moored'; readonly cards: readonly CardNumber[] };
  }
}
