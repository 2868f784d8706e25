/** Mission attempts and battles in progress, as card texts of every edition speak of them; editions add what is their own. */
import type { CardNumber, Seat } from '../engine/asking/request.ts';
import type { Engine } from '../engine/kernel/kernel.ts';
import { remembering, rememberingOnce } from '../engine/kernel/remembering.ts';
import type { Ref, Uses } from '../engine/state/state.ts';

/** What an edition keeps of an attempt besides. */
export interface AttemptDetails {}

/** A mission attempt in progress. */
export type Attempt = Readonly<Partial<AttemptDetails>> & {
  readonly player: Seat;
  readonly opponent: Seat;
  readonly mission: Ref;
  /** Where it is made, if the mission is not a place itself. */
  readonly place?: Ref;
  readonly ship: Ref | null;
  /** Cards there with which some of them are while they take part, and not on the place itself: outposts. */
  readonly bases?: readonly Ref[];
  readonly involved: readonly Ref[];
  /** The text used to attempt (`using`); null: the printed requirements. */
  readonly using: Ref | null;
  readonly ability: number;
  /** The dilemma they meet just now. */
  readonly facing: Ref | null;
  /** Are they facing it, so that text for that time may be used? */
  readonly open: boolean;
  /** They meet the mission's requirements as if they were facing a dilemma. */
  readonly asIfFacing?: readonly Ref[];
  readonly revealed: readonly { readonly card: CardNumber; readonly definition: number; readonly outcome: string }[];
};

/** Where an attempt is made. */
export const placeOfAttempt = ({ place, mission }: Attempt): Ref => place ?? mission;

export interface BattleSide {
  readonly player: Seat;
  readonly cards: readonly Ref[];
  readonly total: number;
}

/** The kinds of battles there are, by the words of card texts. */
export type BattleKind = 'combat' | 'engagement';

/** A battle in progress; the first side began it. */
export interface Battle {
  readonly kind: BattleKind;
  readonly where: CardNumber;
  readonly sides: readonly [BattleSide, BattleSide];
  readonly phase: 'begin' | 'prevented' | 'total' | 'win' | 'effect';
  readonly winner: Seat;
  /** How often abilities were used that are limited by the battle. */
  readonly uses?: Uses;
  /** The battle in the middle of which this one was begun, by a response: it goes on afterwards. */
  readonly within?: Battle;
}

/** Periods in which text may be used between any two actions: facing a dilemma, attempting, checking requirements; a battle. */
export const PERIODS = ['face', 'attempt', 'checkRequirements', 'battle'] as const;

declare module '../engine/ruleset/declared.ts' {
  interface Slices {
    attempt: Attempt | null;
    battle: Battle | null;
  }
  interface Scopes {
    dilemma: true;
    attempt: true;
  }
  interface Undertakings {
    attempt: true;
    combat: true;
    engagement: true;
  }
  interface EditionEvents {
    /** Bookkeeping, never shown: the attempt or battle as it stands now. */
    attempt: { readonly type: 'attempt'; readonly attempt: Attempt };
    battle: { readonly type: 'battle'; readonly battle: Battle };
    joined: { readonly type: 'joined'; readonly cards: readonly CardNumber[] };
    removedFromAttempt: { readonly type: 'removedFromAttempt'; readonly cards: readonly CardNumber[] };
  }
}

/** The attempt in progress; null while there is none, or in an edition without attempts. */
export const attemptIn = (engine: Engine): Attempt | null => engine.slice('attempt') ?? null;

/** Is a mission being attempted? That changes seldom, how far the attempt has come often. */
export const isAttempting = rememberingOnce((engine: Engine) => attemptIn(engine) !== null, { isPlain: true });

/** Is the card a dilemma that is met just now? */
export const isMet = remembering((engine: Engine, card: CardNumber) => attemptIn(engine)?.facing?.card === card, {
  isPlain: true,
});

/** Is a battle being fought? */
export const isFighting = rememberingOnce((engine: Engine) => battleIn(engine) !== null, { isPlain: true });

/** The battle in progress; null while there is none, or in an edition without battles. */
export const battleIn = (engine: Engine): Battle | null => engine.slice('battle') ?? null;
