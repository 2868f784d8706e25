/** What was done before, in house style. */
import type { Cond, EventName, Span2 } from '../tree/index.ts';
import { participleOf } from './participles.ts';
import { have } from './persons.ts';
import { playerWords } from './players.ts';
import { cardWords, unwritable } from './symbols.ts';

type Did = Extract<Cond, { c: 'did' }>;

const SPANS: Readonly<Record<Span2, string | undefined>> = {
  turn: 'this turn',
  attempt: 'this mission attempt',
  ability: 'this way',
  game: undefined,
};
const ACTIVE: Partial<Record<EventName, string>> = {
  play: 'played',
  complete: 'completed',
  download: 'downloaded',
  discard: 'discarded',
  reveal: 'revealed',
  kill: 'killed',
  destroy: 'destroyed',
  draw: 'drawn',
  examine: 'examined',
  attempt: 'attempted',
  stop: 'stopped',
  capture: 'captured',
};

/** 'You have played 2 personnel this turn', 'a personnel was killed this turn'; with 'not', that it was not so. */
export function historyWords(cond: Did, isNot: boolean): string {
  const { e, stage, who, what, ...rest } = cond.ev;
  const span = SPANS[cond.span];
  if (e === 'winBattle' && rest.battle === 'either' && who !== undefined && span !== undefined && !isNot)
    return `${playerWords(who)} won combat or an engagement ${span}`;
  if (e === 'useSkill' && rest.purpose === 'complete' && what && cond.span === 'attempt' && !isNot)
    return `${cardWords(what)} used a skill to complete this mission`;
  if (typeof e !== 'string' || stage !== 'did' || !what || span === undefined || Object.keys(rest).length > 0)
    throw unwritable(cond);
  const cards = cardWords(cond.n === undefined ? what : { ...what, n: cond.n });
  const done = who === undefined ? (e === 'face' ? 'faced' : participleOf(e)) : ACTIVE[e];
  if (done === undefined) throw unwritable(cond);
  if (who !== undefined) return `${have(who)}${isNot ? ' not' : ''} ${done} ${cards} ${span}`;
  return isNot ? `no ${cards.replace(/^an? /, '')} was ${done} ${span}` : `${cards} was ${done} ${span}`;
}
