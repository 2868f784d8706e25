/** Who may know what, and what views show beside places and cards. */
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Explanation } from '../game.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { CardView, PileView } from '../showing/view.ts';
import type { Measured } from '../state/events.ts';
import type { CardDetails, PlayerDetails, TurnDetails, ViewParts } from './declared.ts';

/** What counts of a card as it is now. */
export interface Traits {
  readonly skills: Readonly<Record<string, number>>;
  readonly icons: readonly string[];
  readonly keywords: readonly string[];
  readonly affiliations: readonly string[];
}

/** Cards as the viewer may see them. */
export interface Seen {
  readonly card: (card: CardNumber) => CardView;
  readonly pile: (cards: readonly CardNumber[], player: Seat | null) => PileView;
  readonly knows: (card: CardNumber) => boolean;
  /** A part of the view that takes long to work out: now where the view is to last, when it is looked at where it is looked at in passing. */
  readonly later: <T>(make: () => T) => () => T;
}

export interface ShowingRules {
  /** May the player know the face of this card, by its place alone? */
  readonly knows: (engine: Engine, card: CardNumber, viewer: Seat) => boolean;
  /** Hidden cards of one owner and one pool could be any of each other, as far as somebody knows who does not see them. */
  readonly pool: (engine: Engine, card: CardNumber) => string;
  /** Are changes of this card hidden from whoever does not command it, so that they see it as printed? */
  readonly isVeiled: (engine: Engine, card: CardNumber) => boolean;
  /** Values of a card for views: as they count now, or as printed where they are veiled. */
  readonly valuesOf: (engine: Engine, card: CardNumber, isVeiled: boolean) => Readonly<Record<string, number>>;
  readonly traitsOf: (engine: Engine, card: CardNumber) => Traits;
  /** What else views show of cards of some types, or as much of it as is not veiled. */
  readonly detailsOf: (engine: Engine, card: CardNumber, isVeiled: boolean) => Partial<CardDetails>;
  readonly explain: (engine: Engine, card: CardNumber, value: string) => Explanation;
  /** What a team has against what a card asks of those who deal with it; empty where it asks nothing. */
  readonly measure: (engine: Engine, asking: CardNumber, team: readonly CardNumber[]) => readonly Measured[];
  readonly player: (engine: Engine, player: Seat) => Partial<PlayerDetails>;
  readonly turn: (engine: Engine) => Partial<TurnDetails>;
  readonly parts: (engine: Engine, seen: Seen) => Partial<ViewParts>;
}
