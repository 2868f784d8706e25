/** What views show of a card as it counts now. */
import { placeFacts, taskFacts } from '../../effects/terms.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { CardDetails } from '../../engine/ruleset/declared.ts';
import type { ShowingRules } from '../../engine/ruleset/showing-rules.ts';
import { staffing } from './staffing.ts';
import { affiliationsOf, iconsOf, keywordsOf, skillsOf, valueOf } from '../../effects/meaning.ts';
import { costNow } from './cost.ts';
import { rangeLeft } from './move.ts';

/** Attributes, cost, points and span as they count now, those that the card has; attributes as printed where they are veiled. */
export function valuesOf(engine: Engine, card: CardNumber, isVeiled: boolean): Readonly<Record<string, number>> {
  const definition = engine.definitionOf(card);
  const values: Record<string, number> = {};
  for (const [name, printed] of Object.entries(definition.attributes))
    values[name] = isVeiled ? printed : valueOf(engine, card, name);
  if (definition.cost !== undefined) values.cost = costNow(engine, card);
  if (taskFacts(definition)) values.points = valueOf(engine, card, 'points');
  if (placeFacts(definition)) values.span = valueOf(engine, card, 'span');
  return values;
}

/** Skills, icons, keywords and affiliations as they are now. */
export const traitsOf: ShowingRules['traitsOf'] = (engine, card) => ({
  skills: skillsOf(engine, card),
  icons: iconsOf(engine, card),
  keywords: keywordsOf(engine, card),
  affiliations: affiliationsOf(engine, card),
});

/** The requirements of a mission; of a ship in play its staffing and Range left. */
export function detailsOf(engine: Engine, card: CardNumber, isVeiled: boolean): Partial<CardDetails> {
  const definition = engine.definitionOf(card);
  const task = taskFacts(definition);
  if (task) return { requirements: task.requirements };
  if (definition.type !== 'ship' || !engine.isInPlay(card)) return {};
  return { ship: isVeiled ? { rangeLeft: printedRangeLeft(engine, card) } : shipNow(engine, card) };
}

const shipNow = remembering((engine: Engine, card: CardNumber): CardDetails['ship'] => {
  const { isStaffed, missing } = staffing(engine, card);
  return { rangeLeft: rangeLeft(engine, card), staffed: isStaffed, missing };
});

function printedRangeLeft(engine: Engine, card: CardNumber): number {
  const { range = 0 } = engine.definitionOf(card).attributes;
  return Math.max(0, range - engine.numberOn(card, 'rangeUsed'));
}
