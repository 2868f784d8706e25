/** A bot that plays the First Edition of 1994 to win, by rules of thumb, what it may see, and attempts made in imagination. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import type { Chance } from '../chance.ts';
import type { Player } from '../player.ts';
import { answerWith, uniform } from '../random.ts';
import { choose } from './choose.ts';
import { returnFire } from './fights.ts';
import { giveOrder } from './orders.ts';
import { peopleAt, positionOf, type Position } from './position.ts';
import { establish, layMission, placeSeed } from './set-up.ts';
import { anyEvent, bestEvent, bestInterrupt } from './texts.ts';
import { worthOf } from './worth.ts';

/** One order in this many ends the turn whatever seems best, so that two plans can't undo each other for ever. */
const ORDERS_BEFORE_END = 300;

/** The answer with this verb, if it is offered. */
function plain(request: Request, verb: string): Answer | null {
  const option = request.options.find((each) => each.verb === verb);
  return option === undefined ? null : answerWith(request, option);
}

/** What it is worth to report where others are, at most. */
const COMPANY = 6;

/** The card that helps most, reporting where more of the bot's own are. */
function playCard(request: Request, position: Position): Answer | null {
  let [best, most]: [Option | null, number] = [null, 0];
  for (const option of request.options) {
    const card = option.verb === 'report' && option.card !== undefined ? position.card(option.card) : undefined;
    const company = position.line.find(({ outposts }) => outposts.some((one) => one.card.number === option.at));
    const others = company === undefined ? 0 : peopleAt(company).length + company.ships.length;
    const worth = card === undefined ? 0 : worthOf(position, card) + Math.min(COMPANY, others);
    if (worth > most) [best, most] = [option, worth];
  }
  const card = bestEvent(request, position) ?? best ?? anyEvent(request, position);
  return card === null ? null : answerWith(request, card);
}

/** An Interrupt, where one is worth more than its keeping. */
function interrupt(request: Request, position: Position): Answer | null {
  const option = bestInterrupt(request, position);
  return option === null ? null : answerWith(request, option);
}

/** One attempt in this many is left for another turn: one that fails by what the bot misjudges would be made for ever. */
const ATTEMPTS_BEFORE_END = 30;

function orders(request: Request, position: Position, chance: Chance): Answer | null {
  const order =
    chance.below(ORDERS_BEFORE_END) === 0 ? null : (giveOrder(request, position) ?? interrupt(request, position));
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
      return interrupt(request, position) ?? plain(request, 'pass') ?? plain(request, 'no');
    case 'yes-no':
      return plain(request, 'yes');
    case 'choose':
      return choose(request, position, chance);
    default:
      return null;
  }
}

/** The bot of the First Edition: its answer to a request, from what its seat may see alone; what it leaves to chance is drawn from `chance`. */
export const firstEditionPlayer: Player = (view, request, chance) =>
  answer(request, positionOf(view, request.player), chance) ?? uniform(request, chance);
