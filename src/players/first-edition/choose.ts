/** Choices in between: whom to lose, what to give up, what to take. */
import type { Answer, Candidate, Option, Request } from '../../engine/asking/request.ts';
import { answerWith, uniform } from '../random.ts';
import type { Chance } from '../chance.ts';
import { chooseBest, chooseRandomly, isLegal } from '../selection.ts';
import type { Position } from './position.ts';
import { worthOf } from './worth.ts';

/** Words by which a prompt says that what is chosen comes to harm. */
const HARM = /\b(stop|kill|discard|destroy|lose|return|remove|damage|under|nullif)/i;

/** Harm falls on the least of the bot's own, or on the best of the other player's; anything else takes the best. */
function choosing(request: Request, option: Option, position: Position, chance: Chance): readonly number[] {
  const { selection } = option;
  if (selection === undefined) return [];
  const isHarm = HARM.test(request.prompt);
  const worth = (one: Candidate): number => {
    if (one.kind === 'number') return one.value;
    const card = one.kind === 'card' ? position.card(one.card) : undefined;
    if (card === undefined) return 0;
    const isOwn = (card.commander ?? card.owner) === position.seat;
    return isOwn === isHarm ? -worthOf(position, card) : worthOf(position, card);
  };
  const ranked = selection.from
    .map((one, index) => ({ index, worth: worth(one) }))
    .sort((one, other) => other.worth - one.worth || one.index - other.index);
  const hitsOwn = isHarm && ranked.every((one) => one.worth <= 0);
  const order = ranked.map(({ index }) => index);
  const chosen = chooseBest(selection, order, hitsOwn ? selection.min : selection.max);
  return isLegal(selection, chosen) ? chosen : chooseRandomly(selection, chance);
}

/** The answer to a request that asks for some of a list. */
export function choose(request: Request, position: Position, chance: Chance): Answer {
  const lists = request.options.filter(({ selection }) => selection !== undefined);
  const [option] = lists;
  if (option === undefined || lists.length > 1) return uniform(request, chance);
  return answerWith(request, option, choosing(request, option, position, chance));
}
