/** Executing orders: attempts of objectives, combat and engagements beside those of the Second Edition (OBJ-ORDER). */
import type { Candidate, Option, Question } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { startAttempt } from '../second-edition/attempt.ts';
import {
  ofPlayer,
  ordersQuestion as sharedQuestion,
  ordersWith,
  takeOrder as takeSharedOrder,
  textOrders,
} from '../second-edition/orders.ts';
import { engagingOf, engageOptions, fightingOf, fightOptions, startCombat, startEngagement } from './attacks.ts';
import { attemptingOf, attemptOptions } from './attempt-checks.ts';

/** OBJ-ORDER-01. */
export const orders = ordersWith([
  textOrders,
  ofPlayer(['attempt'], attemptOptions),
  ofPlayer(['fight'], fightOptions),
  ofPlayer(['engage'], engageOptions),
]);

export function ordersQuestion(engine: Engine): Question {
  const question = sharedQuestion(engine);
  return { ...question, rules: ['OBJ-ORDER-01', ...question.rules] };
}

/** Carries an order out, or puts it on the stack. */
export function takeOrder(engine: Engine, option: Option, chosen: readonly Candidate[]): void {
  const { player } = engine.turn;
  if (option.verb === 'attempt') startAttempt(engine, attemptingOf(engine, player, option));
  else if (option.verb === 'fight') startCombat(engine, fightingOf(engine, player, option));
  else if (option.verb === 'engage') startEngagement(engine, engagingOf(player, option));
  else takeSharedOrder(engine, option, chosen);
}
