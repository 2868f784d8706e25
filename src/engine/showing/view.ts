/**
 * What one player may know, as plain data. A view is built from what the edition's rules entitle the viewer to know,
 * never by blanking a full state; a card's number is in it only together with its face.
 */
import type { Definition } from '../definition.ts';
import type { CardDetails, Flag, PlayerDetails, TurnDetails, ViewParts } from '../ruleset/declared.ts';
import type { CardNumber, Request, Seat } from '../asking/request.ts';

/** Whose eyes: a seat, everybody's ('all', for judges and tests), or what is open to any onlooker ('public'). */
export type Viewer = Seat | 'all' | 'public';

/** A card whose face the viewer knows, as it counts now. What it is marked as stands by the flag's name. */
export type CardView = CardFace & Readonly<Partial<CardDetails>> & Readonly<Partial<Record<Flag, boolean>>>;

interface CardFace {
  readonly number: CardNumber;
  readonly definition: Definition;
  readonly owner: Seat;
  /** Who commands it; null: nobody. */
  readonly commander: Seat | null;
  /** Attributes, `cost`, `points`, `span` … as they count now. */
  readonly values: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, number>>;
  readonly icons: readonly string[];
  readonly keywords: readonly string[];
  readonly affiliations: readonly string[];
  /** What lies with it, by relation, then by player. */
  readonly hosted: Readonly<Record<string, readonly PileView[]>>;
}

/** Cards in one place that belong together: how many, how many of them marked so or so, and those whose face is known. */
export type PileView = Pile & Readonly<Partial<Record<Flag, number>>>;

interface Pile {
  /** Whose cards (commander in play, owner elsewhere); null: nobody's. */
  readonly player: Seat | null;
  readonly count: number;
  readonly cards: readonly CardView[];
}

export type PlayerView = SeatView & Readonly<Partial<PlayerDetails>>;

interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  readonly score: number;
  /** The ruleset's zones. */
  readonly zones: Readonly<Record<string, PileView>>;
}

export type TurnView = { readonly player: Seat; readonly number: number; readonly segment: string } & Readonly<
  Partial<TurnDetails>
>;

export type View = Table & Readonly<Partial<ViewParts>>;

interface Table {
  readonly viewer: Viewer;
  readonly ruleset: string;
  readonly turn: TurnView;
  readonly players: readonly PlayerView[];
  /** Rows that all players share, if the ruleset has any. */
  readonly rows?: Readonly<Record<string, PileView>>;
  /** Cards shown to the viewer for the request at hand (an examination, a reveal, an opponent's choice). */
  readonly shown: readonly CardView[];
  /** Who is asked (null also while another player is asked over hidden options); the request only for that player (or 'all'). */
  readonly asked: Seat | null;
  readonly request: Request | null;
  readonly over: { readonly winners: readonly Seat[]; readonly reason: string } | null;
}
