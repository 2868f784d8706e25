/** A whole game by bots, without a table to show it on. */
import type { Game } from '../engine/game.ts';
import type { Seat } from '../engine/asking/request.ts';
import { answerOf, type Player } from '../players/index.ts';
import { winnersIn } from '../engine/showing/looking.ts';

export interface GameResult {
  readonly winners: readonly Seat[];
  /** Why the game ended, in the ruleset's words. */
  readonly reason: string;
  readonly scores: readonly number[];
  readonly turns: number;
  readonly answers: number;
}

/** More answers than any game takes; a game that reaches it would go on for ever. */
const mostAnswers = 200_000;

/**
 * Plays a game to its end. `bots` are in seat order, `seed` decides their tosses. An error of the engine, an answer refused, and a game without end are
 * exceptions: they are faults of ours.
 */
export function playGame(game: Game, bots: readonly Player[], seed: number): GameResult {
  let answers = 0;
  for (let request = game.request; request !== null; request = game.request) {
    const bot = bots[request.player];
    if (bot === undefined) throw new Error(`No player for seat ${request.player}`);
    const outcome = game.answer(answerOf(bot, game, request, seed, answers));
    if ('refused' in outcome)
      throw new Error(`Refused after ${answers} answers: ${outcome.reason} (${request.prompt})`);
    answers += 1;
    if (answers >= mostAnswers) throw new Error(`No end after ${answers} answers`);
  }
  const view = game.glance('all');
  return {
    winners: winnersIn(view),
    reason: view.over?.reason ?? '',
    scores: view.players.map((player) => player.score),
    turns: view.turn.number,
    answers,
  };
}
