/** A mission attempt as far as a viewer may know it. */
import { attemptIn } from '../../effects/undertakings.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Seen } from '../../engine/ruleset/showing-rules.ts';
import type { CardView, PileView } from '../../engine/showing/view.ts';
import type { Measured } from '../../engine/state/events.ts';
import { measure } from '../shared/measured.ts';
import { survivors } from './attempt.ts';

/** What a team has against the mission, and against the dilemma they face. */
export interface Standing {
  readonly mission: readonly Measured[];
  readonly dilemma: readonly Measured[];
}

/** The attempt under way: who, where, what they face, and what is left to be met. */
export interface MissionView {
  readonly player: Seat;
  readonly mission: CardNumber;
  /** Those who take part. */
  readonly team: PileView;
  readonly facing: CardView | null;
  /** Met so far in this attempt, in order, with what became of each. */
  readonly met: readonly { readonly card: CardView; readonly outcome: string }[];
  /** How many cards still lie beneath, with the one they face. */
  readonly beneath: number;
  /** Null for whoever does not know all of the team. */
  readonly standing: Standing | null;
}

declare module '../../engine/ruleset/declared.ts' {
  interface ViewParts {
    attempting: MissionView | null;
  }
}

export function missionView(engine: Engine, seen: Seen): MissionView | null {
  const attempt = attemptIn(engine);
  if (!attempt) return null;
  const { player, mission, revealed } = attempt;
  const facing = attempt.facing && engine.isSame(attempt.facing) ? attempt.facing.card : null;
  const team = attempt.involved.filter((ref) => engine.isSame(ref)).map(({ card }) => card);
  const isTold = team.every((card) => seen.knows(card));
  const standing = seen.later((): Standing | null => {
    if (!isTold) return null;
    const left = survivors(engine);
    return {
      mission: measure(engine, mission.card, left),
      dilemma: facing === null ? [] : measure(engine, facing, left),
    };
  });
  return {
    player,
    mission: mission.card,
    team: seen.pile(team, player),
    facing: facing === null ? null : seen.card(facing),
    met: revealed
      .filter(({ card }) => seen.knows(card))
      .map(({ card, outcome }) => ({ card: seen.card(card), outcome })),
    beneath: engine.hosted(mission.card, 'under').length,
    get standing() {
      return standing();
    },
  };
}
