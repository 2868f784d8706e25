/** What First Edition adds to the engine's types: slices of the state, marks and numbers on cards, events. */
import '../shared/declared.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';

/** The set-up: who went first in it, how many passes in a row there were, who placed last. */
export interface Placing {
  readonly first: Seat;
  readonly passes: number;
  readonly last: Seat;
}

declare module '../../engine/ruleset/declared.ts' {
  interface Slices {
    placing: Placing;
    /** 94-PLAY-01: was the turn's one card played? */
    cardPlayed: boolean;
    /** Is it the second of two turns that a text lets the player take? */
    isSecondTurn: boolean;
    /** Is all that was played this turn cards that reported? */
    reportsOnly: boolean;
    /** How many personnel were beamed up or down at each planet this turn. */
    beamed: Readonly<Record<CardNumber, number>>;
    /** 94-SPECIAL-24: how many cards the winner will draw. */
    stakes: number;
    /** 94-OP-04: the titles that were revealed at each location. */
    revealedAt: Readonly<Record<CardNumber, readonly string[]>>;
  }
  interface Flags {
    /** 94-DMG-02, -11: turned by half, and lying sideways. */
    damaged: true;
    underRepair: true;
    /** 94-CLOAK-02; and whether it was turned over this turn (94-CLOAK-03). */
    cloaked: true;
    turnedOver: true;
    /** 94-RAND-05: a hologram that does not act before its player's next turn. */
    deactivated: true;
    /** 94-TURN-14: it was in a battle this turn. */
    fought: true;
    /** 94-SPECIAL-12: a ship that its boarders use. */
    commandeered: true;
  }
  interface CardNumbers {
    /** Of a Mission: who completed it, counted from 1; 0 nobody. */
    completedBy: true;
    /** Of a damaged ship: turns it has been at its own outpost (94-DMG-10). */
    turnsInRepair: true;
    /** Of a hologram on a planet: the ship that controls it (94-HOLO-11). */
    projectedFrom: true;
    /** 94-SPECIAL-20: of a Supernova: turns of its player's until it takes effect. */
    delayed: true;
  }
  interface Movements {
    reported: true;
    built: true;
    loaded: true;
    unloaded: true;
    earned: true;
  }
  interface RequestKinds {
    line: true;
    seed: true;
    outpost: true;
    retaliate: true;
  }
  interface BeganDetails {
    /** The attempt is made from this ship or outpost (94-ATT-03, -18). */
    from: CardNumber;
  }
  interface EditionEvents {
    /** Whose placement it is now. */
    placing: { readonly type: 'placing'; readonly player: Seat; readonly placing: Placing };
    'card played': { readonly type: 'card played'; readonly player: Seat; readonly isReport?: true };
    'beamed there': { readonly type: 'beamed there'; readonly planet: CardNumber; readonly count: number };
    'revealed at': {
      readonly type: 'revealed at';
      readonly mission: CardNumber;
      readonly card: CardNumber;
      readonly title: string;
    };
    cloaked: { readonly type: 'cloaked' | 'decloaked'; readonly ship: CardNumber; readonly player: Seat };
    decloaked: { readonly type: 'cloaked' | 'decloaked'; readonly ship: CardNumber; readonly player: Seat };
    'ship damaged': { readonly type: 'ship damaged' | 'ship repaired'; readonly ship: CardNumber };
    'ship repaired': { readonly type: 'ship damaged' | 'ship repaired'; readonly ship: CardNumber };
    'repair begun': { readonly type: 'repair begun'; readonly ship: CardNumber; readonly turns: number };
    deactivated: { readonly type: 'deactivated' | 'activated'; readonly cards: readonly CardNumber[] };
    activated: { readonly type: 'deactivated' | 'activated'; readonly cards: readonly CardNumber[] };
    projected: { readonly type: 'projected'; readonly cards: readonly CardNumber[]; readonly ship: CardNumber };
    /** 94-INTR-07: it does not take effect, or no more. */
    nullified: {
      readonly type: 'nullified';
      readonly card: CardNumber;
      readonly by: CardNumber;
      readonly player: Seat;
    };
    'second turn': { readonly type: 'second turn'; readonly player: Seat; readonly isSecond: boolean };
    fought: { readonly type: 'fought'; readonly cards: readonly CardNumber[] };
    attacked: {
      readonly type: 'attacked';
      readonly player: Seat;
      readonly attackers: readonly CardNumber[];
      readonly targets: readonly CardNumber[];
    };
    retaliated: {
      readonly type: 'retaliated';
      readonly player: Seat;
      readonly ships: readonly CardNumber[];
      readonly target: CardNumber;
    };
    commandeered: { readonly type: 'commandeered'; readonly ship: CardNumber; readonly isSo: boolean };
    delayed: { readonly type: 'delayed'; readonly card: CardNumber; readonly turns: number };
    'stakes raised': { readonly type: 'stakes raised'; readonly player: Seat; readonly stakes: number };
    /** 94-SPECIAL-23: what the winner is owed of the other player's deck. */
    prize: { readonly type: 'prize'; readonly player: Seat; readonly titles: readonly string[] };
    'fresh turn': { readonly type: 'fresh turn'; readonly cards: readonly CardNumber[] };
  }
}
