/** Writes what was done before ('you have played a personnel this turn') in house style. */
import { DONE, SPANS } from '../grammar/core/vocabulary.ts';
import type { Dialect } from '../dialect.ts';
import type { Cond } from '../tree/index.ts';
import { have } from './persons.ts';
import { playerWords } from './players.ts';
import { cardWords, unwritable } from './symbols.ts';

type Did = Extract<Cond, { c: 'did' }>;

/** 'You have played 2 personnel this turn', 'a personnel was killed this turn'; with 'not', that it was not so. */
export function historyWords(dialect: Dialect, cond: Did, isNot: boolean): string {
  const { e, stage, who, what, ...rest } = cond.ev;
  const span = SPANS.write(cond.span);
  if (
    e === 'winBattle' &&
    'battle' in rest &&
    rest.battle === 'either' &&
    who !== undefined &&
    span !== undefined &&
    !isNot
  )
    return `${playerWords(dialect, who)} won combat or an engagement ${span}`;
  if ('purpose' in rest && rest.purpose === 'complete' && what && cond.span === 'attempt' && !isNot)
    return `${cardWords(dialect, what)} used a skill to complete this mission`;
  if (typeof e !== 'string' || stage !== 'did' || !what || span === undefined || Object.keys(rest).length > 0)
    throw unwritable(cond);
  const cards = cardWords(dialect, cond.n === undefined ? what : { ...what, n: cond.n });
  const done = who === undefined ? (e === 'face' ? 'faced' : dialect.words.participles.write(e)) : DONE.write(e);
  if (done === undefined) throw unwritable(cond);
  if (who !== undefined) return `${have(dialect, who)}${isNot ? ' not' : ''} ${done} ${cards} ${span}`;
  if (isNot) return `no ${cards.replace(/^an? /, '')} was ${done} ${span}`;
  return `${cards} ${cond.n === undefined || cond.n === 1 ? 'was' : 'were'} ${done} ${span}`;
}
