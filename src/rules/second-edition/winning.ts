/** Winning the game: every ending (2E-WIN, 2E-OP-35). */
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import type { Seat } from '../../engine/asking/request.ts';
import { moreFor } from '../../effects/standing/index.ts';
import { POINTS_TO_WIN } from './constants.ts';
import { isCompleted, missionKind, placesOf } from './table.ts';
import { taskWord, variantOf, type Done } from './variant.ts';

/** Of the edition itself: the completed missions of the player's row. */
export function completedInRow(engine: Engine, player: Seat): readonly Done[] {
  return placesOf(engine, player)
    .filter((mission) => isCompleted(engine, mission))
    .map((task) => ({ task, kind: missionKind(engine, task) }));
}

/** Completed missions a player commands, by kind; headquarters never count (2E-WIN-10). */
export function completedMissions(engine: Engine, player: Seat): { planet: number; space: number } {
  const done = variantOf(engine).done(engine, player);
  const count = (kind: string): number => done.filter((one) => one.kind === kind).length;
  return { planet: count('planet'), space: count('space') };
}

/** 100 points, and as many more as texts demand. */
const pointsToWin = (engine: Engine, player: Seat): number => POINTS_TO_WIN + moreFor(engine, player, 'points');

/** 100 points, a completed planet mission and a completed space mission, all at once (2E-WIN-01). */
function hasWon(engine: Engine, player: Seat): boolean {
  if (engine.scoreOf(player) < pointsToWin(engine, player)) return false;
  const { planet, space } = completedMissions(engine, player);
  return planet > 0 && space > 0;
}

/** How good an ending by empty decks is for a player: both kinds, any mission, none (2E-WIN-06 to -08). */
function rankOf(engine: Engine, player: Seat): number {
  const { planet, space } = completedMissions(engine, player);
  return planet > 0 && space > 0 ? 2 : planet + space > 0 ? 1 : 0;
}

/** Who has won, and whether there is nothing left to draw: asked before every step between texts, and seldom otherwise than before. */
const standing = rememberingOnce((engine: Engine): { readonly winners: readonly Seat[]; readonly isOut: boolean } => {
  const seats = engine.seats.map((_, seat) => seat);
  return {
    winners: seats.filter((seat) => hasWon(engine, seat)),
    isOut: seats.every((seat) => engine.zone('deck', seat).length === 0),
  };
});

/** Ends the game if it is over; checked whenever no card text is pending (2E-WIN-02, -03). */
export function checkEnd(engine: Engine): boolean {
  const { winners, isOut } = standing(engine);
  if (winners.length > 0)
    return end(
      engine,
      winners,
      `${Math.max(...winners.map((seat) => pointsToWin(engine, seat)))} points with a planet and a space ${taskWord(engine)}`,
      ['2E-WIN-01', '2E-WIN-02', '2E-WIN-03', '2E-OP-35'],
    );
  if (engine.watcher && engine.seats.some((_, seat) => engine.scoreOf(seat) >= pointsToWin(engine, seat)))
    engine.note('2E-WIN-01', '2E-WIN-10');
  if (!isOut) return false;
  return endByScores(engine, 'all decks are empty', ['2E-WIN-05']);
}

/** The game is over without a winner by points: the highest score of those who have done the most kinds of missions. */
export function endByScores(engine: Engine, reason: string, because: readonly string[]): boolean {
  const seats = engine.seats.map((_, seat) => seat);
  const best = Math.max(...seats.map((seat) => rankOf(engine, seat)));
  const rules = [...because, best === 2 ? '2E-WIN-06' : best === 1 ? '2E-WIN-07' : '2E-WIN-08'];
  return end(
    engine,
    seats.filter((seat) => rankOf(engine, seat) === best),
    reason,
    rules,
  );
}

function end(engine: Engine, candidates: readonly Seat[], reason: string, rules: readonly string[]): boolean {
  const score = (seat: Seat): number => engine.scoreOf(seat);
  const highest = Math.max(...candidates.map(score));
  const players = candidates.filter((seat) => score(seat) === highest);
  const isTie = players.length > 1;
  engine.emit({ type: isTie ? 'tied' : 'won', players, what: 'game', reason }, isTie ? [...rules, '2E-WIN-09'] : rules);
  return true;
}
