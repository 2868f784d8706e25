/** A bot that plays to win, by rules of thumb and what it may see; it looks no move ahead. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import type { Chance } from '../chance.ts';
import type { Player } from '../player.ts';
import { secondEditionBoard } from './board.ts';
import { positionOf, type Position } from './position.ts';
import { answerWith, uniform } from '../random.ts';
import { chooseByPrompt, discardWorst } from './choose.ts';
import { stackDilemmas } from './dilemmas.ts';
import { giveOrder } from './orders.ts';
import { spendCounters } from './play.ts';
import { discountNeeded, worthyTexts } from './texts.ts';
import { countersIn } from '../../rules/second-edition/views.ts';

/** One order in this many ends the segment whatever seems best, so that two plans can't undo each other for ever. */
const ordersBeforeEnd = 300;

const optionWith = (request: Request, verb: string): Option | undefined =>
  request.options.find((option) => option.verb === verb);

/** The answer with this verb, if it is offered. */
function plain(request: Request, verb: string): Answer | null {
  const option = optionWith(request, verb);
  return option === undefined ? null : answerWith(request, option);
}

/** The text worth most is used two times of three, so that nothing repeats without end. */
function respond(request: Request, view: View, position: Position, chance: Chance): Answer {
  const discount = discountNeeded(request, position, countersIn(view));
  if (discount !== undefined) return take(request, discount, position, chance);
  const [best] = worthyTexts(request, position);
  if (best !== undefined && chance.below(3) > 0) return take(request, best.option, position, chance);
  return plain(request, 'pass') ?? plain(request, 'no') ?? plain(request, 'yes') ?? uniform(request, chance);
}

const take = (request: Request, option: Option, position: Position, chance: Chance): Answer =>
  answerWith(request, option, option.selection && chooseByPrompt(request, option, position, chance));

/** A choice of one option with a list, or of one option among several alike. */
function choose(request: Request, position: Position, chance: Chance): Answer {
  const lists = request.options.filter((option) => option.selection !== undefined);
  const option = lists[0];
  return lists.length === 1 && option !== undefined
    ? take(request, option, position, chance)
    : uniform(request, chance);
}

function stack(request: Request, view: View, position: Position, chance: Chance): Answer {
  const option = request.options.find((each) => each.selection !== undefined);
  if (option === undefined || !view.attempt) return uniform(request, chance);
  return answerWith(request, option, stackDilemmas(option, position, view.attempt));
}

function discard(request: Request, position: Position, chance: Chance): Answer {
  const option = optionWith(request, 'discard');
  return option === undefined ? uniform(request, chance) : answerWith(request, option, discardWorst(option, position));
}

function orders(request: Request, position: Position, chance: Chance): Answer {
  const end = plain(request, 'end');
  const isEnough = end !== null && chance.below(ordersBeforeEnd) === 0;
  return (isEnough ? end : giveOrder(request, position, chance)) ?? end ?? uniform(request, chance);
}

/** The answer to a request that editions share. */
export function answerIn(view: View, request: Request, position: Position, chance: Chance): Answer {
  switch (request.kind) {
    case 'play':
      return spendCounters(request, position) ?? plain(request, 'end') ?? uniform(request, chance);
    case 'orders':
      return orders(request, position, chance);
    case 'stack':
      return stack(request, view, position, chance);
    case 'discard':
      return discard(request, position, chance);
    case 'respond':
    case 'start':
    case 'end':
      return respond(request, view, position, chance);
    case 'yes-no':
      return plain(request, 'yes') ?? uniform(request, chance);
    case 'choose':
      return choose(request, position, chance);
    default:
      return uniform(request, chance);
  }
}

/** The bot of the Second Edition: its answer to a request, from what its seat may see alone; what it leaves to chance is drawn from `chance`. */
export const greedyPlayer: Player = (view, request, chance) =>
  answerIn(view, request, positionOf(view, request.player, secondEditionBoard), chance);
