/** What views of First Edition show beside places and cards. */
import { explainSkills, explainValue } from '../../effects/standing/index.ts';
import { affiliationsOf, iconsOf, keywordsOf, skillsOf, valueOf } from '../../effects/meaning.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { CardDetails } from '../../engine/ruleset/declared.ts';
import type { ShowingRules } from '../../engine/ruleset/showing-rules.ts';
import { measure } from '../shared/measured.ts';
import { isDisabled } from './activity.ts';
import { isUnderHouseArrest } from './affiliation.ts';
import { barredAt } from './barriers.ts';
import { crewAboard, isStalled } from './staff.ts';
import { rangeLeft } from './ships.ts';
import { completedBy, wasCardPlayed } from './state.ts';
import { knows, pool } from './table.ts';
import { missionView } from './attempt-view.ts';

declare module '../../engine/ruleset/declared.ts' {
  interface CardDetails {
    /** Of a Mission: who completed it. */
    completedBy: number;
    /** Of a Mission: how cards there bar ships that may not pass them. */
    barred: readonly ('pass' | 'halt')[];
    /** Of a ship: it lacks its crew on the way; of personnel: they are under house arrest. */
    stalled: boolean;
    arrested: boolean;
    /** A text lets it count for nothing. */
    disabled: boolean;
  }
  interface TurnDetails {
    /** Was the turn's one card played (94-PLAY-01)? */
    cardPlayed: boolean;
  }
}

/** What counts of the card now: attributes, points, span. */
function valuesOf(engine: Engine, card: CardNumber): Readonly<Record<string, number>> {
  const { attributes, mission } = engine.definitionOf(card);
  const names = [...Object.keys(attributes), ...(mission ? ['points', 'span'] : [])];
  return Object.fromEntries(names.map((name) => [name, valueOf(engine, card, name)]));
}

function detailsOf(engine: Engine, card: CardNumber, isVeiled: boolean): Partial<CardDetails> {
  const { mission, type } = engine.definitionOf(card);
  if (mission) {
    const by = completedBy(engine, card);
    const barred = barredAt(engine, card);
    return {
      requirements: mission.requirements,
      ...(by >= 0 && { completedBy: by }),
      ...(barred.length > 0 && { barred }),
    };
  }
  if (!engine.isInPlay(card)) return {};
  if (type === 'ship') {
    const left = rangeLeft(engine, card);
    if (isVeiled) return { ship: { rangeLeft: left } };
    const { isStaffed, missing } = crewAboard(engine, card);
    return { ship: { rangeLeft: left, staffed: isStaffed, missing }, stalled: isStalled(engine, card) };
  }
  if (type !== 'personnel') return {};
  return {
    ...(isUnderHouseArrest(engine, card) && { arrested: true }),
    ...(isDisabled(engine, card) && { disabled: true }),
  };
}

export const showingRules: ShowingRules = {
  knows,
  pool,
  // Who is aboard another's ship, and so whether it could move, is not seen (94-SHOW-02).
  isVeiled: (engine, card) => engine.definitionOf(card).type === 'ship',
  valuesOf,
  traitsOf: (engine, card) => ({
    skills: skillsOf(engine, card),
    icons: iconsOf(engine, card),
    keywords: keywordsOf(engine, card),
    affiliations: affiliationsOf(engine, card),
  }),
  detailsOf,
  explain: (engine, card, value) =>
    value === 'skills' ? explainSkills(engine, card) : explainValue(engine, card, value),
  measure,
  player: () => ({}),
  turn: (engine) => ({ cardPlayed: wasCardPlayed(engine) }),
  parts: (engine, seen) => ({ attempt: null, battle: null, attempting: missionView(engine, seen) }),
};
