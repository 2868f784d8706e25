/** Reads what is said behind a noun as an aside: '(except an Android)', 'killed by this dilemma', 'selected'. */
import { participle } from './symbols.ts';
import { any, list, opt, p, token, w, type Parser } from '../../parse/parser.ts';
import { anyOf } from '../../tree/build.ts';
import type { EventName, Filter } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { SELECTED, noun } from './filters.ts';

const did = (e: EventName): Filter => ({ f: 'was', ev: { e, stage: 'did' }, span: 'ability' });
const article = opt(w('a|an', 0));
/** '(except an Android or a Hologram)'. */
const except: Parser<Filter> = p`<paren> except ${list(p`${article} ${noun}`, w(', or|or|,', 0))} </paren>`.to(
  ([all]): Filter | undefined => {
    const others = all.flatMap(([, f]) => (f === 'any' ? [] : [f]));
    return others.length < all.length ? undefined : { f: 'not', of: anyOf(others) };
  },
);
const word = token((here) => (here.kind === 'word' ? here.text : undefined));

/** Of a card before: what it was done to, what it is not, what it has. */
export const aside: Parser<Filter> = any<Filter>(
  // Than that of this mission.
  w<Filter>('in a different quadrant', { f: 'not', of: { f: 'same', prop: 'quadrant', as: { ref: open('mission') } } }),
  except,
  p`(who|that)? (was|were|is|are)? ${participle} by this (dilemma|card|event|interrupt)`.to(([e]) => did(e)).cost(1),
  w<Filter>('selected', SELECTED).cost(1),
  w<Filter>('unselected', { f: 'not', of: SELECTED }).cost(1),
  p`whose title begins with " ${word} "`.to(([start]): Filter => ({ f: 'begins', with: start })),
);
