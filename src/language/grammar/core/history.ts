/** Reads what was done before: 'you have played a personnel this turn', 'you played no other personnel this turn'. */
import { DONE, SPANS, VERBS } from './vocabulary.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { not } from '../../tree/build.ts';
import type { Cond, EventName, EventPattern, Filter, PlayerRef, Sel, Span2 } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun } from './filters.ts';
import { participle, cards, number, owner, player, zonePlace } from './symbols.ts';

export const past = DONE.parser;
const now: Parser<EventName> = any<EventName>(
  VERBS.plain.to((name) => (name === 'overcome' ? undefined : name)),
  w('capture', 'capture'),
);

/** Since when. */
export const span = SPANS.parser;

export const did = (e: EventName, what: Sel, since: Span2, who?: PlayerRef): Extract<Cond, { c: 'did' }> => {
  const { n, ...rest } = what;
  const ev: EventPattern = { e, stage: 'did', ...(who !== undefined && { who }), what: rest };
  return { c: 'did', ev, span: since, ...(typeof n === 'number' && { n }), ...(isMin(n) && { n: n.min }) };
};
function isMin(n: Sel['n']): n is { min: number } {
  return typeof n === 'object' && 'min' in n && typeof n.min === 'number';
}

/** 'All your events were destroyed' says more than that some were; a hand is revealed as a whole. */
export const notAll: Parser<Sel> = cards.to((sel) => (sel.n === 'all' && sel.at?.p !== 'zone' ? undefined : sel));

const revealed = (what: Sel): Cond | undefined =>
  what.ref === undefined && !what.at ? did('reveal', what, 'ability') : undefined;
const unless = (so: Cond | undefined): Cond | undefined => so && not(so);
/** 'One of those cards is an event', 'none of those cards are events': of the cards spoken of. */
const kinds = p`(a|an)? ${noun}`.to(([f]) => (f === 'any' ? undefined : f));
const amongThose = (f: Filter): Cond => ({ c: 'some', sel: { ref: open('those card'), f } });

export const history: Parser<Cond> = any<Cond>(
  p`(any|one) of those cards (is|are) ${kinds}`.to(([f]) => amongThose(f)),
  p`none of those cards (is|are) ${kinds}`.to(([f]) => not(amongThose(f))),
  // What was revealed just now, by whom is known.
  p`${player} reveal~ ${notAll} (in? this way)?`.to(([, what]) => revealed(what)),
  p`${player} reveal~ no ${notAll} (in? this way)?`.to(([, what]) => unless(revealed(what))),
  p`${player} do~ not reveal~ ${notAll} (in? this way)?`.to(([, what]) => unless(revealed(what))),
  // What is happening just now does not count.
  p`${player} have~ already ${past} ${notAll} ${span}`.to(([who, e, what, since]) =>
    did(e, what.other ? what : { ...what, other: [open('last')] }, since, who),
  ),
  p`${player} have~? ${past} ${notAll} ${span}`.to(([who, e, what, since]) => did(e, what, since, who)),
  p`${player} (have~)? ${past} no ${notAll} ${span}`.to(([who, e, what, since]) => not(did(e, what, since, who))),
  p`${player} (have~)? ${past} no other ${notAll} ${span}`.to(([who, e, what, since]): Cond | undefined =>
    what.other || what.n !== undefined ? undefined : not(did(e, { ...what, other: [open('last')] }, since, who)),
  ),
  p`${player} have~? ${past} exactly ${number} other ${notAll} ${span}`.to(
    ([who, e, n, what, since]): Cond | undefined => {
      if (what.other || what.n !== undefined) return undefined;
      return { ...did(e, { ...what, other: [open('last')] }, since, who), n, exact: true };
    },
  ),
  // House: 'exactly 2: another event than A'.
  p`${player} have~ ${past} exactly ${number} : ${notAll} ${span}`.to(([who, e, n, what, since]): Cond => ({
    ...did(e, what, since, who),
    n,
    exact: true,
  })),
  p`exactly ${number} : ${notAll} was ${any(participle, now, w('faced', 'face'))} ${span}`.to(
    ([n, what, e, since]): Cond => ({
      ...did(e, what, since),
      n,
      exact: true,
    }),
  ),
  p`${player} have~ not ${past} ${notAll} ${span}`.to(([who, e, what, since]) => not(did(e, what, since, who))),
  p`${player} have~ not ${past} ${notAll} or ${past} ${notAll} ${span}`.to(
    ([who, e, what, other, more, since]): Cond => ({
      c: 'and',
      of: [not(did(e, what, since, who)), not(did(other, more, since, who))],
    }),
  ),
  p`${player} (did|do~) not ${now} ${notAll} ${span}`.to(([who, e, what, since]) => not(did(e, what, since, who))),
  p`the first mission ${player} completed (this game)? was ${notAll}`.to(([who, what]): Cond => ({
    c: 'did',
    ev: { e: 'complete', stage: 'did', who, what, nth: 1 },
    span: 'game',
  })),
  p`your personnel have faced ${notAll} ${span}`.to(([what, since]) => did('face', what, since)),
  p`${notAll} (was|were|has been|have been) faced ${span}`.to(([what, since]) => did('face', what, since)),
  p`${notAll} (was|were|has been|have been) ${participle} ${span}`.to(([what, e, since]) => did(e, what, since)),
  p`none of ${owner} ${noun} (was|were|has been|have been) ${participle} ${span}`.to(([of, f, e, since]) =>
    not(did(e, { of, ...(f !== 'any' && { f }) }, since)),
  ),
  // 'If no personnel are returned this way': by what the text has done.
  p`no ${notAll} (is|are) ${participle} (in)? this way`.to(([what, e]) => not(did(e, what, 'ability'))),
  p`no ${notAll} (was|were|has been|have been) ${participle} ${span}`.to(([what, e, since]) =>
    not(did(e, what, since)),
  ),
  p`${number} or more cards were shuffled into ${zonePlace} this way`.to(([n]) => did('place', { n }, 'ability')),
  p`${number} or more ${notAll} (was|were|have been) ${participle} ${span}`.to(
    ([n, what, e, since]): Cond | undefined => (what.n === undefined ? did(e, { ...what, n }, since) : undefined),
  ),
);
