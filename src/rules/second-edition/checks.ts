/**
 * Checks: one list per verb, each with its rule. The same list makes the options, the refusal with every rule that
 * failed, and the answer to "why not".
 */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Refusal } from '../../engine/asking/request.ts';
import type { Rules } from '../../engine/kernel/procedure.ts';

/** A check names its rules by ids, or by keys where shared code cites the same. */
export type Check<Order> = Rules & {
  /** What is wrong, in words; null if nothing is. */
  readonly why: (engine: Engine, order: Order) => string | null;
};

/** Does the order pass every check? */
export function passes<Order>(engine: Engine, checks: readonly Check<Order>[], order: Order): boolean {
  return checks.every((check) => check.why(engine, order) === null);
}

/** Everything that is wrong with an order, the earliest check first; null if nothing is. */
export function refusalOf<Order>(engine: Engine, checks: readonly Check<Order>[], order: Order): Refusal | null {
  const failed = checks.flatMap((check) => {
    const reason = check.why(engine, order);
    return reason === null ? [] : [{ rules: engine.rulesOf(check), reason }];
  });
  if (failed.length === 0) return null;
  return {
    refused: true,
    rules: [...new Set(failed.flatMap((item) => item.rules))],
    reason: failed.map((item) => item.reason).join('; '),
  };
}
