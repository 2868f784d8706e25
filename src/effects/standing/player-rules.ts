/** Texts that change the rules for a player: how many cards are kept in hand, how many points win, whether counters may be left. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Seat } from '../../engine/asking/request.ts';
import { playersOf } from '../reading/index.ts';
import { amountOf } from '../meaning.ts';
import { rulesAtWork } from './rules-at-work.ts';

/** How many more cards the player may keep in hand, or how many more points the player needs to win. */
export function moreFor(engine: Engine, player: Seat, rule: 'hand' | 'points'): number {
  return rulesAtWork(engine, 'playerRule').reduce(
    (sum, { context, effect }) =>
      effect.rule === rule && playersOf(context, effect.who).includes(player)
        ? sum + amountOf(context, effect.by)
        : sum,
    0,
  );
}

/** May the player report any number of cards instead of playing one? */
export const mayReportAny = (engine: Engine, player: Seat): boolean => hasRule(engine, player, 'reports');

/** Does the player take two turns at a time? */
export const takesDoubleTurns = (engine: Engine, player: Seat): boolean => hasRule(engine, player, 'doubleTurns');

/** May the player leave counters unspent? */
export const mayLeaveCounters = (engine: Engine, player: Seat): boolean => hasRule(engine, player, 'counters');

const hasRule = (engine: Engine, player: Seat, rule: 'counters' | 'reports' | 'doubleTurns'): boolean =>
  rulesAtWork(engine, 'playerRule').some(
    ({ context, effect }) => effect.rule === rule && playersOf(context, effect.who).includes(player),
  );
