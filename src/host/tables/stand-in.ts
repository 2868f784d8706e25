/** A bot that answers for a person who is gone. */
import { answerOf, botNamed, usualBot } from '../../players/index.ts';
import { isRefusal, type Session, type Told } from '../../table/index.ts';

/** Gives the answer that the usual bot would give for whoever is asked; null where there is none. */
export function answerAsBot(session: Session): Told | null {
  const { request, game } = session;
  const bot = botNamed(usualBot(game.ruleset), game.ruleset);
  if (request === null || bot === null) return null;
  const told = session.answer(answerOf(bot, game, request, session.seed, session.answers));
  return isRefusal(told) ? null : told;
}
