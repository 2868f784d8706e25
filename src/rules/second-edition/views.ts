/** What views of a Second Edition game show beside places and cards: the attempt, the battle, counters, completed missions. */
import { attemptIn, battleIn, type Attempt, type Battle } from '../../effects/undertakings.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import type { Measured } from '../../engine/state/events.ts';
import type { Seen, ShowingRules } from '../../engine/ruleset/showing-rules.ts';
import { type View, type CardView, type PileView } from '../../engine/showing/view.ts';
import { remaining } from './attempt-state.ts';
import { explain } from './explain.ts';
import { measure } from '../shared/measured.ts';
import { BATTLE_VALUES } from './constants.ts';
import { attemptWithBudget, countersLeft } from './state.ts';
import { knows, pool } from './table.ts';
import { detailsOf, traitsOf, valuesOf } from './traits.ts';
import { completedMissions } from './winning.ts';
import { addedBy } from '../../engine/showing/looking.ts';

/** The counters that are left in the turn. @throws Error for the view of an edition without */
export function countersIn({ ruleset, turn: { counters } }: View): number {
  if (counters === undefined) throw new Error(`there are no counters in ${ruleset}`);
  return counters;
}

/** A mission attempt as far as the viewer may know it. */
export interface AttemptView {
  readonly player: Seat;
  readonly opponent: Seat;
  readonly mission: CardNumber;
  /** Where it is made, if the mission is not a place itself. */
  readonly place?: CardNumber;
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
  /** Null for whoever does not know all of them. */
  readonly standing: StandingView | null;
}

/** What those who attempt have against what is asked of them, and would have without one of them. */
export interface StandingView {
  /** The mission's requirements, and what the dilemma asks that they face. */
  readonly mission: readonly Measured[];
  readonly dilemma: readonly Measured[];
  readonly without: readonly {
    readonly card: CardNumber;
    readonly mission: readonly Measured[];
    readonly dilemma: readonly Measured[];
  }[];
}

/** A combat or an engagement under way. */
export interface BattleView {
  readonly kind: Battle['kind'];
  /** The side that began it first. */
  readonly sides: readonly BattleSideView[];
}

/** What a variant shows of a side besides. */
export interface BattleSideDetails {}

export interface BattleSideView extends Readonly<Partial<BattleSideDetails>> {
  readonly player: Seat;
  readonly pile: PileView;
  /** What is counted of each card on this side: `strength`, `weapons` … */
  readonly counts: string;
  /** The sum as it stands now of the cards whose faces the viewer knows. */
  readonly known: number;
  /** The total as it was announced; null before. */
  readonly total: number | null;
}

declare module '../../engine/ruleset/declared.ts' {
  interface ViewParts {
    attempt: AttemptView | null;
    battle: BattleView | null;
  }
  interface TurnDetails {
    counters: number;
  }
  interface PlayerDetails {
    /** Completed missions by kind, as `planet` and `space`. */
    completed: Readonly<Record<string, number>>;
  }
  interface CardDetails {
    /** A ship: range not yet used, whether it is staffed, which icons are missing. The last two only for its commander (or 'all'). */
    ship: { readonly rangeLeft: number; readonly staffed?: boolean; readonly missing?: readonly string[] };
    /** Requirements as they are now, in words (missions). */
    requirements: string;
  }
}

export const showingRules: ShowingRules = {
  knows,
  pool,
  // Changes of another's ship and its staffing are not shown until they are used (2E-ATTR-02).
  isVeiled: (engine, card) => engine.definitionOf(card).type === 'ship',
  valuesOf,
  traitsOf,
  detailsOf,
  explain,
  measure,
  player: (engine, player) => ({ completed: completedMissions(engine, player) }),
  turn: (engine) => ({ counters: countersLeft(engine) }),
  parts: (engine, seen) => {
    const [attempt, battle] = [attemptIn(engine), battleIn(engine)];
    return {
      attempt: attempt && attemptView(engine, attempt, seen),
      battle: battle && battleView(engine, battle, seen),
    };
  },
};

function attemptView(engine: Engine, attempt: Attempt, seen: Seen): AttemptView {
  const involved = attempt.involved.filter((ref) => engine.isSame(ref)).map((ref) => ref.card);
  const { draw, total, spent } = attemptWithBudget(engine);
  const isTold = remaining(engine).every((card) => seen.knows(card));
  const standing = seen.later(() => (isTold ? standingNow(engine) : null));
  return {
    player: attempt.player,
    opponent: attempt.opponent,
    mission: attempt.mission.card,
    ...(attempt.place && { place: attempt.place.card }),
    ship: attempt.ship?.card ?? null,
    involved: seen.pile(involved, attempt.player),
    draw: Math.max(0, draw),
    total: Math.max(0, total),
    spent,
    drawn: seen.pile(engine.zone('drawn', attempt.opponent), attempt.opponent),
    stack: seen.pile(engine.zone('stack', attempt.opponent), attempt.opponent),
    facing: attempt.facing ? seen.card(attempt.facing.card) : null,
    revealed: attempt.revealed
      .filter(({ card }) => seen.knows(card))
      .map(({ card, outcome }) => ({ card: seen.card(card), outcome })),
    get standing() {
      return standing();
    },
  };
}

/** It is measured once for everybody on the team. */
const standingNow = rememberingOnce((engine: Engine): StandingView | null => {
  const attempt = attemptIn(engine);
  return attempt && standingView(engine, attempt, remaining(engine));
});

function standingView(engine: Engine, { mission, facing }: Attempt, team: readonly CardNumber[]): StandingView {
  const asked = (those: readonly CardNumber[]): Pick<StandingView, 'mission' | 'dilemma'> => ({
    mission: measure(engine, mission.card, those),
    dilemma: facing === null ? [] : measure(engine, facing.card, those),
  });
  return { ...asked(team), without: team.map((card) => ({ card, ...asked(team.filter((one) => one !== card)) })) };
}

export function battleView(engine: Engine, battle: Battle, seen: Seen): BattleView {
  const [mine, theirs] = BATTLE_VALUES[battle.kind];
  const sides = battle.sides.map((side, index): BattleSideView => {
    const there = side.cards.filter((ref) => engine.isSame(ref)).map((ref) => ref.card);
    const pile = seen.pile(there, side.player);
    const counts = index === 0 ? mine : theirs;
    const known = pile.cards.reduce((sum, card) => sum + addedBy(card, counts), 0);
    return { player: side.player, pile, counts, known, total: battle.phase === 'begin' ? null : side.total };
  });
  return { kind: battle.kind, sides };
}
