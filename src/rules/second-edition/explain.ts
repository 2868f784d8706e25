/** Explains how the numbers of a card came about. */
import { explainSkills, explainValue } from '../../effects/standing/index.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Explanation } from '../../engine/game.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { explainCost } from './cost.ts';

/** A value of a card by its name: its base, each modifier, its source and rule. */
export function explain(engine: Engine, card: CardNumber, value: string): Explanation {
  if (value === 'cost') return explainCost(engine, card);
  return value === 'skills' ? explainSkills(engine, card) : explainValue(engine, card, value);
}
