/** What views show of a card as it counts now. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { staffing } from '../../effects/standing/staffing.ts';
import { affiliationsOf, iconsOf, keywordsOf, skillsOf, valueOf } from '../../effects/standing/values.ts';
import { costNow } from './cost.ts';
import { rangeLeft } from './move.ts';

/** Attributes, cost, points and span as they count now, those that the card has. */
export function valuesOf(engine: Engine, card: CardNumber): Readonly<Record<string, number>> {
  const definition = engine.definitionOf(card);
  const values: Record<string, number> = {};
  for (const name of Object.keys(definition.attributes)) values[name] = valueOf(engine, card, name);
  if (definition.cost !== undefined) values.cost = costNow(engine, card);
  if (definition.mission) {
    values.points = valueOf(engine, card, 'points');
    values.span = valueOf(engine, card, 'span');
  }
  return values;
}

/** Skills, icons, keywords and affiliations as they are now; of a ship in play its staffing and Range left. */
export function traitsOf(engine: Engine, card: CardNumber): ReturnType<Ruleset['traitsOf']> {
  const definition = engine.definitionOf(card);
  const isShipInPlay = definition.type === 'ship' && engine.isInPlay(card);
  const state = isShipInPlay ? staffing(engine, card) : null;
  return {
    skills: skillsOf(engine, card),
    icons: iconsOf(engine, card),
    keywords: keywordsOf(engine, card),
    affiliations: affiliationsOf(engine, card),
    ...(definition.mission ? { requirements: definition.mission.requirements } : {}),
    ...(state
      ? { ship: { rangeLeft: rangeLeft(engine, card), staffed: state.isStaffed, missing: state.missing } }
      : {}),
  };
}
