/** What card texts of every edition do to cards and ask of an edition: marks, movements, and what the edition answers. */
import type { CardNumber, Seat } from '../engine/asking/request.ts';
import type { Engine } from '../engine/kernel/kernel.ts';

/** On what terms a text has a card played: so much dearer or cheaper, at one card whatever is asked of that otherwise. */
export interface PlayTerms {
  readonly costBy?: number;
  readonly at?: CardNumber;
}

/** What is printed on a mission. */
export interface MissionFacts {
  readonly kind: 'planet' | 'space' | 'headquarters';
  readonly location?: string;
  readonly quadrant: string;
  readonly span: number;
  readonly points: number;
  /** As shown to a player: `[Fed] [Kli]` or a sentence; the compiled form belongs to `src/effects`. */
  readonly attempt: string;
  readonly requirements: string;
}

/** What texts ask their edition. */
export interface TextEdition {
  /** Could the player play the card just now, were it in hand: by its cost, its demands, a place for it? */
  readonly canPlay: (engine: Engine, card: CardNumber, player: Seat, terms?: PlayTerms) => boolean;
  /** What is left to pay with just now. */
  readonly leftToPay: (engine: Engine) => number;
  /** Of a ship in play: how much of its range is used. */
  readonly rangeUsed: (engine: Engine, ship: CardNumber) => number;
  /** Changes how many dilemmas are drawn in the attempt in progress, and how much may be spent on them. */
  readonly changeBudget: (engine: Engine, draw: number, spend: number) => void;
}

declare module '../engine/ruleset/declared.ts' {
  interface RulesetParts {
    readonly texts: TextEdition;
  }
  interface PrintedFacts {
    mission: MissionFacts;
    /** Where a dilemma may be used: planet, space or dual. */
    dilemma: 'planet' | 'space' | 'dual';
  }
  interface Flags {
    stopped: true;
    completed: true;
  }
  interface EditionEvents {
    stopped: { readonly type: 'stopped'; readonly cards: readonly CardNumber[]; readonly by?: CardNumber };
    unstopped: { readonly type: 'unstopped'; readonly cards: readonly CardNumber[]; readonly by?: CardNumber };
  }
  interface Movements {
    played: true;
    drew: true;
    discarded: true;
    destroyed: true;
    killed: true;
    placed: true;
    returned: true;
    removed: true;
    captured: true;
    downloaded: true;
    took: true;
    exchanged: true;
    replaced: true;
    damaged: true;
    overcome: true;
  }
}
