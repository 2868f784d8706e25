/** A bot that plays the First Edition of 1994 to win, by rules of thumb, what it may see, and attempts made in imagination. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import type { Chance } from '../chance.ts';
import type { Player } from '../player.ts';
import { answerWith, uniform } from '../random.ts';
import { choose } from './choose.ts';
import { returnFire } from './fights.ts';
import { giveOrder } from './orders.ts';
import { positionOf, type Position } from './position.ts';
import { establish, layMission, placeSeed } from './set-up.ts';
import { worthOf } from './worth.ts';

/** One order in this many ends the turn whatever seems best, so that two plans can't undo each other for ever. */
const ORDERS_BEFORE_END = 300;

/** The answer with this verb, if it is offered. */
function plain(request: Request, verb: string): Answer | null {
  const option = request.options.find((each) => each.verb === verb);
  return option === undefined ? null : answerWith(request, option);
}

/** The card that helps most; what reports does so at the first place that is offered. */
function playCard(request: Request, position: Position): Answer | null {
  let [best, most]: [Option | null, number] = [null, 0];
  for (const option of request.options) {
    const card = option.verb === 'report' && option.card !== undefined ? position.card(option.card) : undefined;
    const worth = card === undefined ? 0 : worthOf(position, card);
    if (worth > most) [best, most] = [option, worth];
  }
  return best === null ? null : answerWith(request, best);
}

/** One attempt in this many is left for another turn: one that fails by what the bot misjudges would be made for ever. */
const ATTEMPTS_BEFORE_END = 30;

function orders(request: Request, position: Position, chance: Chance): Answer | null {
  const order = chance.below(ORDERS_BEFORE_END) === 0 ? null : giveOrder(request, position);
  const isAttempt = order !== null && request.options[order.option]?.verb === 'attempt';
  return isAttempt && chance.below(ATTEMPTS_BEFORE_END) === 0 ? null : order;
}

function answer(request: Request, position: Position, chance: Chance): Answer | null {
  switch (request.kind) {
    case 'line':
      return layMission(request, position);
    case 'seed':
      return placeSeed(request, position);
    case 'outpost':
      return establish(request, position);
    case 'play':
      return playCard(request, position) ?? plain(request, 'end');
    case 'orders':
      return orders(request, position, chance) ?? plain(request, 'end');
    case 'retaliate':
      return returnFire(request, position) ?? plain(request, 'pass');
    case 'respond':
      return plain(request, 'pass') ?? plain(request, 'no');
    case 'yes-no':
      return plain(request, 'yes');
    case 'choose':
      return choose(request, position, chance);
    default:
      return null;
  }
}

/** Plays whole games to win. */
export const firstEditionPlayer: Player = (view, request, chance) =>
  answer(request, positionOf(view, request.player), chance) ?? uniform(request, chance);
