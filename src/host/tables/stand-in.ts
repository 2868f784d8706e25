/** A bot that answers for a person who is gone. */
import { botNamed, chanceFrom, usualBot } from '../../players/index.ts';
import { isRefusal, type Session, type Told } from '../../table/index.ts';

/** Gives the answer that the usual bot would give for whoever is asked; null where there is none. */
export function answerAsBot(session: Session): Told | null {
  const { request, game } = session;
  const bot = botNamed(usualBot(game.ruleset), game.ruleset);
  if (request === null || bot === null) return null;
  const chance = chanceFrom(session.seed, request.player, session.answers);
  const told = session.answer(bot(game.glance(request.player), request, chance));
  return isRefusal(told) ? null : told;
}
