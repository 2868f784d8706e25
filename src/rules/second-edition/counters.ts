/** Counters: what is spent on drawing and playing cards (2E-DRAW, 2E-COST). */
import type { Perform } from '../../effects/doing/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Seat } from '../../engine/asking/request.ts';
import { changeCounters, countersLeft } from './state.ts';

/** Before the play segment, fewer counters are a debt that it begins with (2E-OP-11); in it there are none to take but those left. */
const taken = (engine: Engine, change: number): number =>
  engine.turn.segment === 'start' ? change : Math.max(change, -countersLeft(engine));

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
  changeCounters(engine, player, taken(engine, change), ['2E-OP-11']);
  return action;
};
