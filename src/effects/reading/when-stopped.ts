/** Texts that are used though their card is stopped, because they say so. */
import type { Ability, Cond } from '../../language/tree/index.ts';

/** '(Even if this personnel is stopped)'; 'while this personnel is stopped, …', 'if this personnel is stopped, …' would never be so otherwise. */
export const speaksWhenStopped = ({ at, if: demand, even }: Ability): boolean =>
  even === true || saysStopped(at.t === 'static' ? at.while : undefined) || saysStopped(demand);

function saysStopped(condition: Cond | undefined): boolean {
  if (condition?.c === 'and') return condition.of.some(saysStopped);
  return condition?.c === 'is' && condition.who.ref === 'this' && condition.state.s === 'stopped';
}
