/** The player that plays by chance. */
import type { Answer, Option, Request } from '../engine/asking/request.ts';
import type { Chance } from './chance.ts';
import type { Player } from './player.ts';
import { chooseRandomly } from './selection.ts';

/** Answers an option, with a choice where it asks for one. */
export function answerWith(request: Request, option: Option, chosen?: readonly number[]): Answer {
  const index = request.options.indexOf(option);
  if (option.selection === undefined) return { option: index };
  return { option: index, chosen: chosen ?? option.selection.example };
}

/**
 * Uniform over the options, then over the legal selections of the option. Never concedes. Needs no view, so measurements use it.
 * @throws Error for a request without options
 */
export function uniform(request: Request, chance: Chance): Answer {
  const offered = request.options.filter((option) => option.verb !== 'concede');
  const option = offered[chance.below(offered.length)] ?? request.options[0];
  if (option === undefined) throw new Error(`A request without options: ${request.prompt}`);
  return answerWith(request, option, option.selection && chooseRandomly(option.selection, chance));
}

/** One order in this many ends the segment, so that no game beams to and fro for ever. */
const ordersBeforeEnd = 8;

/** Plays by chance alone; every game it plays comes to an end. */
export const randomPlayer: Player = (_view, request, chance) => {
  const end = request.options.find((option) => option.verb === 'end');
  if (request.kind === 'orders' && end !== undefined && chance.below(ordersBeforeEnd) === 0) {
    return answerWith(request, end);
  }
  return uniform(request, chance);
};
