/** Texts that are used though their card is stopped, because they say so, or would do nothing otherwise. */
import type { Ability, Cond } from '../../language/tree/index.ts';

/** '(Even if this personnel is stopped)'; 'while this personnel is stopped, …', 'if this personnel is stopped, …' would never be so otherwise, and nobody else is unstopped. */
export const speaksWhenStopped = ({ at, if: demand, even, do: [first] }: Ability): boolean =>
  even === true ||
  saysStopped(at.t === 'static' ? at.while : undefined) ||
  saysStopped(demand) ||
  (first?.x === 'unstop' && first.what.ref === 'this');

function saysStopped(condition: Cond | undefined): boolean {
  if (condition?.c === 'and') return condition.of.some(saysStopped);
  return condition?.c === 'is' && condition.who.ref === 'this' && condition.state.s === 'stopped';
}
