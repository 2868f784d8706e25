/**
 * Checks: one list per verb, each with its rule. The same list makes the options, the refusal with every rule that
 * failed, and the answer to "why not".
 */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Refusal, RuleId } from '../../engine/asking/request.ts';
import type { Rules } from '../../engine/kernel/procedure.ts';

/** A check names its rules by ids, or by keys where shared code cites the same. */
export type Check<Order> = Fault<Order> & {
  /** What more there is to say where it fails: which rule just this case offends. Asked only then. */
  readonly because?: readonly Fault<Order>[];
};

/** What can be wrong with an order, and by which rules. */
export type Fault<Order> = Rules & {
  /** What is wrong, in words, with those of the rules that the case offends if it does not offend all; null if nothing is. */
  readonly why: (engine: Engine, order: Order) => string | Offence | null;
};

/** What is wrong with an order, in words, and by which rules. */
export interface Offence {
  readonly rules: readonly RuleId[];
  readonly reason: string;
}

/** Does the order pass every check? */
export function passes<Order>(engine: Engine, checks: readonly Check<Order>[], order: Order): boolean {
  return checks.every((check) => check.why(engine, order) === null);
}

/** Everything that is wrong with an order, the earliest check first, each with what it fails by; null if nothing is. */
export function refusalOf<Order>(engine: Engine, checks: readonly Check<Order>[], order: Order): Refusal | null {
  const told = (fault: Fault<Order>): Offence[] => {
    const found = fault.why(engine, order);
    if (found === null) return [];
    return [typeof found === 'string' ? { rules: engine.rulesOf(fault), reason: found } : found];
  };
  const failed = checks.flatMap((check) => {
    const [own] = told(check);
    return own ? [own, ...(check.because ?? []).flatMap(told)] : [];
  });
  if (failed.length === 0) return null;
  return {
    refused: true,
    rules: [...new Set(failed.flatMap((item) => item.rules))],
    reason: failed.map((item) => item.reason).join('; '),
  };
}
