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
import { isBoarder, isHeld, strengthOf } from './boarders.ts';
import { crewAboard, isStalled } from './staff.ts';
import { rangeLeft, rangeLeftAsPrinted } from './ships.ts';
import { isVaporized } from './supernova.ts';
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
    /** Of a ship: nobody but Rogue Borg is aboard. */
    held: boolean;
    /** Of a Mission: a Supernova has left nothing there. */
    vaporized: boolean;
  }
  interface TurnDetails {
    /** Was the turn's one card played (94-PLAY-01)? */
    cardPlayed: boolean;
  }
}

/** What counts of the card now: attributes, points, span. */
/** 94-SHOW-02: of another's ship what is printed, for what changes it may be hidden aboard. */
function valuesOf(engine: Engine, card: CardNumber, isVeiled: boolean): Readonly<Record<string, number>> {
  const { attributes, mission } = engine.definitionOf(card);
  const names = [...Object.keys(attributes), ...(mission ? ['points', 'span'] : [])];
  if (isBoarder(engine, card) && engine.isInPlay(card)) return { strength: strengthOf(engine, card) };
  return isVeiled ? { ...attributes } : Object.fromEntries(names.map((name) => [name, valueOf(engine, card, name)]));
}

function detailsOf(engine: Engine, card: CardNumber, isVeiled: boolean): Partial<CardDetails> {
  const { mission, type } = engine.definitionOf(card);
  if (mission) {
    const by = completedBy(engine, card);
    const barred = barredAt(engine, card);
    return {
      requirements: mission.requirements,
      ...(by >= 0 && { completedBy: by }),
      ...(isVaporized(engine, card) && { vaporized: true }),
      ...(barred.length > 0 && { barred }),
    };
  }
  if (!engine.isInPlay(card)) return {};
  if (type === 'ship') {
    const held = isHeld(engine, card) && { held: true };
    if (isVeiled) return { ship: { rangeLeft: rangeLeftAsPrinted(engine, card) }, ...held };
    const { isStaffed, missing } = crewAboard(engine, card);
    return {
      ...held,
      ship: { rangeLeft: rangeLeft(engine, card), staffed: isStaffed, missing },
      stalled: isStalled(engine, card),
    };
  }
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
