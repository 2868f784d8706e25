/** Executing orders: attempts of objectives, combat and engagements beside those of the Second Edition (OBJ-ORDER). */
import type { Candidate, Option, Request } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { startAttempt } from '../second-edition/attempt.ts';
import { ordersRequestWith, textOrders, takeOrder as takeSharedOrder } from '../second-edition/orders.ts';
import { engagingOf, engageOptions, fightingOf, fightOptions, startCombat, startEngagement } from './attacks.ts';
import { attemptingOf, attemptOptions } from './attempt-checks.ts';

/** OBJ-ORDER-01. */
export function ordersRequest(engine: Engine): Request {
  const { player } = engine.turn;
  const request = ordersRequestWith(engine, [
    ...textOrders(engine, player),
    ...attemptOptions(engine, player),
    ...fightOptions(engine, player),
    ...engageOptions(engine, player),
  ]);
  return { ...request, rules: ['OBJ-ORDER-01', ...request.rules] };
}

/** Carries an order out, or puts it on the stack. */
export function takeOrder(engine: Engine, option: Option, chosen: readonly Candidate[]): void {
  const { player } = engine.turn;
  if (option.verb === 'attempt') startAttempt(engine, attemptingOf(engine, player, option));
  else if (option.verb === 'fight') startCombat(engine, fightingOf(engine, player, option));
  else if (option.verb === 'engage') startEngagement(engine, engagingOf(player, option));
  else takeSharedOrder(engine, option, chosen);
}
