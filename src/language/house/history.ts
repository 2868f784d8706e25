/** Writes what was done before ('you have played a personnel this turn') in house style. */
import { DONE, SPANS } from '../grammar/core/vocabulary.ts';
import type { Dialect } from '../dialect.ts';
import type { Cond, Filter } from '../tree/index.ts';
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
    return `${cardWords(dialect, what)} used ${'skills' in rest ? rest.skills.join(' or ') : 'a skill'} to complete this mission`;
  if (typeof e !== 'string' || stage !== 'did' || !what || span === undefined || Object.keys(rest).length > 0)
    throw unwritable(cond);
  if (cond.exact && (isNot || cond.n === undefined)) throw unwritable(cond);
  const cards = cond.exact
    ? `exactly ${cond.n}: ${cardWords(dialect, what)}`
    : cardWords(dialect, cond.n === undefined ? what : { ...what, n: cond.n });
  const done = who === undefined ? (e === 'face' ? 'faced' : dialect.words.participles.write(e)) : DONE.write(e);
  if (done === undefined) throw unwritable(cond);
  if (who !== undefined) return `${have(dialect, who)}${isNot ? ' not' : ''} ${done} ${cards} ${span}`;
  if (isNot && what.other) return `not (${cards} was ${done} ${span})`;
  if (isNot) return `${noneOf(cards)} was ${done} ${span}`;
  return `${cards} ${cond.exact || cond.n === undefined || cond.n === 1 ? 'was' : 'were'} ${done} ${span}`;
}

const noneOf = (cards: string): string =>
  cards.startsWith('your ') ? `none of ${cards}` : `no ${cards.replace(/^an? /, '')}`;

/** What was done to some cards, said behind the noun: 'stopped this way', 'that was stopped this turn', 'you have faced this turn'. */
export function doneWords(dialect: Dialect, { ev, span }: Extract<Filter, { f: 'was' }>): string {
  if (ev.e === 'select' && span === 'ability' && Object.keys(ev).length === 2) return 'selected';
  if ('purpose' in ev && ev.purpose === 'complete' && span === 'attempt')
    return 'that used a skill to complete this mission';
  const { e, stage: _, who, ...rest } = ev;
  const done = typeof e !== 'string' ? undefined : (dialect.words.participles.write(e) ?? DONE.write(e));
  const since = SPANS.write(span);
  if (done === undefined || since === undefined || Object.keys(rest).length > 0) throw unwritable({ ev, span });
  if (who !== undefined) return `${have(dialect, who)} ${done} ${since}`;
  return span !== 'ability' ? `that was ${done} ${since}` : e === 'reveal' ? 'revealed' : `${done} this way`;
}
