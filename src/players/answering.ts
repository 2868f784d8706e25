/** Has a bot answer in a game, by what its seat may see; what is no choice needs no thought. */
import type { Answer, Request } from '../engine/asking/request.ts';
import type { Game } from '../engine/game.ts';
import { chanceFrom } from './chance.ts';
import type { Player } from './player.ts';
import { withTitlesSeen } from './titles-seen.ts';

/** The bot's answer to a request of the game. `seed` and how many answers were given before decide its tosses. */
export function answerOf(bot: Player, game: Game, request: Request, seed: number, answers: number): Answer {
  const only = onlyAnswer(request);
  if (only !== null) return only;
  const { request: asked, meant } = withTitlesSeen(request, () => game.view(request.player));
  return meant(bot(game.glance(request.player), asked, chanceFrom(seed, request.player, answers)));
}

/** The answer to a request that leaves no choice but to give up, which no bot does; null where it leaves one. */
function onlyAnswer({ options }: Request): Answer | null {
  let only = -1;
  for (let index = 0; index < options.length; index += 1) {
    const option = options[index];
    if (option === undefined || option.verb === 'concede') continue;
    if (only >= 0 || option.selection !== undefined) return null;
    only = index;
  }
  return only < 0 ? null : { option: only };
}
