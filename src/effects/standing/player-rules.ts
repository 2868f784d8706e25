/** Texts that change the rules for a player: how many cards are kept in hand, how many points win, whether counters may be left. */
import type { Engine, Listeners } from '../../engine/kernel/kernel.ts';
import type { Seat } from '../../engine/asking/request.ts';
import { abilityOf, playersOf, remembered } from '../reading/index.ts';
import { amountOf } from '../meaning.ts';
import { rulesAtWork, rulingTexts } from './rules-at-work.ts';
import { isWorkingOut, leavingOut } from './working-out.ts';

/** How many more cards the player may keep in hand, or how many more points the player needs to win. */
export const moreFor = (engine: Engine, player: Seat, rule: 'hand' | 'points'): number => sumOf(engine, player, rule);

/** How many fewer counters the player has to spend. A text that asks for counters does not count while that is worked out. */
export function fewerCounters(engine: Engine, player: Seat): number {
  if (!isSaid(engine.listeners, engine) || isWorkingOut(engine, FEWER)) return 0;
  return leavingOut(engine, FEWER, () => sumOf(engine, player, FEWER));
}
const FEWER = 'fewerCounters';

/** Is there a text in this game by which somebody has fewer counters? */
const isSaid = remembered((listeners: Listeners, engine: Engine): boolean =>
  rulingTexts(listeners, engine).some(({ card, ability }) =>
    abilityOf(engine.definitionOf(card), ability).do.some(
      (effect) => effect.x === 'playerRule' && effect.rule === FEWER,
    ),
  ),
);

function sumOf(engine: Engine, player: Seat, rule: 'hand' | 'points' | typeof FEWER): number {
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
