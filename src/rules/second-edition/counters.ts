/** Counters: what is spent on drawing and playing cards (2E-DRAW, 2E-COST). */
import type { Perform } from '../../effects/doing/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Seat } from '../../engine/asking/request.ts';
import { countersLeft } from './state.ts';

/** Before the play segment, fewer counters are a debt that it begins with (2E-OP-11). */
function leftAfter(engine: Engine, change: number): number {
  const left = countersLeft(engine) + change;
  return engine.turn.segment === 'start' ? left : Math.max(0, left);
}

/** How many counters texts have let the player spend this turn beyond the seven: a permission, no duty (2E-OP-11). */
export const countersBeyond = (engine: Engine, player: Seat): number =>
  engine
    .facts('turn')
    .filter((fact) => fact.verb === 'counters' && fact.player === player)
    .reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

/** A text gives or takes counters. */
export const counters: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const { amount: change = 0 } = action;
  engine.emit({ type: 'counters', player, change, left: leftAfter(engine, change) }, ['2E-OP-11']);
  return action;
};
