/**
 * What one player may know, as plain data. A view is built from what the edition's rules entitle the viewer to know,
 * never by blanking a full state; a card's number is in it only together with its face.
 */
import type { Definition } from '../definition.ts';
import type { CardNumber, Request, Seat } from '../asking/request.ts';

/** Whose eyes: a seat, everybody's ('all', for judges and tests), or what is open to any onlooker ('public'). */
export type Viewer = Seat | 'all' | 'public';

/** A card whose face the viewer knows, as it counts now. */
export interface CardView {
  readonly number: CardNumber;
  readonly definition: Definition;
  readonly owner: Seat;
  /** Who commands it; null: nobody. */
  readonly commander: Seat | null;
  readonly stopped: boolean;
  readonly faceUp: boolean;
  readonly completed: boolean;
  /** Attributes, `cost`, `points`, `span` … as they count now. */
  readonly values: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, number>>;
  readonly icons: readonly string[];
  readonly keywords: readonly string[];
  readonly affiliations: readonly string[];
  /** A ship: range not yet used, whether it is staffed, which icons are missing. Only for its commander (or 'all'). */
  readonly ship?: { readonly rangeLeft: number; readonly staffed?: boolean; readonly missing?: readonly string[] };
  /** Requirements as they are now, in words (missions). */
  readonly requirements?: string;
  /** What lies with it, by relation (`here ships aboard on damage beneath`), then by player. */
  readonly hosted: Readonly<Record<string, readonly PileView[]>>;
}

/** Cards in one place that belong together: how many, how many of them stopped, and those whose face is known. */
export interface PileView {
  /** Whose cards (commander in play, owner elsewhere); null: nobody's. */
  readonly player: Seat | null;
  readonly count: number;
  readonly stopped: number;
  readonly cards: readonly CardView[];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly name: string;
  readonly score: number;
  /** The ruleset's zones: hand, deck, discard, dilemmas (the pile), core, brig, missions (in row order), removed, drawn, stack … */
  readonly zones: Readonly<Record<string, PileView>>;
  /** Completed missions by kind, as `planet` and `space`. */
  readonly completed: Readonly<Record<string, number>>;
}

/** A mission attempt as far as the viewer may know it. */
export interface AttemptView {
  readonly player: Seat;
  readonly opponent: Seat;
  readonly mission: CardNumber;
  readonly ship: CardNumber | null;
  readonly involved: PileView;
  /** Dilemmas to draw, and cost that may be spent in all and is spent, all known to everybody. */
  readonly draw: number;
  readonly total: number;
  readonly spent: number;
  readonly drawn: PileView;
  readonly stack: PileView;
  readonly facing: CardView | null;
  /** Revealed so far in this attempt, in order, with what became of each. */
  readonly revealed: readonly { readonly card: CardView; readonly outcome: string }[];
}

/** A combat or an engagement under way. */
export interface BattleView {
  readonly kind: 'combat' | 'engagement';
  /** The side that began it first. */
  readonly sides: readonly BattleSideView[];
}

export interface BattleSideView {
  readonly player: Seat;
  readonly pile: PileView;
  /** What is counted of each card on this side: `strength`, `weapons` … */
  readonly counts: string;
  /** The sum as it stands now of the cards whose faces the viewer knows. */
  readonly known: number;
  /** The total as it was announced; null before. */
  readonly total: number | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly ruleset: string;
  readonly turn: {
    readonly player: Seat;
    readonly number: number;
    readonly segment: string;
    readonly counters: number;
  };
  readonly players: readonly PlayerView[];
  readonly attempt: AttemptView | null;
  readonly battle: BattleView | null;
  /** Cards shown to the viewer for the request at hand (an examination, a reveal, an opponent's choice). */
  readonly shown: readonly CardView[];
  /** Who is asked (null also while another player is asked over hidden options); the request only for that player (or 'all'). */
  readonly asked: Seat | null;
  readonly request: Request | null;
  readonly over: { readonly winners: readonly Seat[]; readonly reason: string } | null;
}
