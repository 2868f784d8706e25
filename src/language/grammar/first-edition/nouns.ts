/** Of First Edition: reads who faces a dilemma, by the words of its cards: crew, Away Team, its members; gender and classification. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, token, w, type Parser } from '../../parse/parser.ts';
import { allOf, kind } from '../../tree/build.ts';
import type { Filter, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun, nounHead } from '../core/filters.ts';
import { cards, modifier } from '../core/symbols.ts';

const PERSONNEL: Filter = kind('personnel');
const gender = (is: string): Filter => ({ f: 'printed', what: 'gender', is });

export const genders: Parser<Filter> = any<Filter>(
  w('female|females|woman|women', gender('female')),
  w('male|males|man|men', gender('male')),
);
/** 'OFFICER-classification'. */
const CLASSES = 'OFFICER ENGINEER MEDICAL SCIENCE SECURITY V.I.P. CIVILIAN'.split(' ');
const ofClass = (is: string): Filter => ({ f: 'printed', what: 'classification', is });
const classified = any<Filter>(...CLASSES.map((is) => w(`${is.toLowerCase()} classification`, ofClass(is))));
const classification: Parser<Filter> = token((here) => {
  const [, is] = /^([A-Z][A-Z.]*)-classification$/.exec(here.text) ?? [];
  return is === undefined ? undefined : { f: 'printed' as const, what: 'classification' as const, is };
});

/** One of those who face it. */
const member = w('((away team|crew) (member|members)|person|persons|people|personnel card|personnel cards)', PERSONNEL);
const nounHeadWords = nounHead.is(
  member,
  w('outpost|outposts', kind('outpost')),
  w('artifact|artifacts', kind('artifact')),
  genders.to((f) => allOf([f, PERSONNEL]) ?? f),
);
const modifierWords = modifier.is(
  // Of others the name of the affiliation is that of a species, too.
  w<Filter>('federation', { f: 'affiliation', is: 'Federation' }),
  genders,
  classification,
  classified,
  // A family of titles: 'Treaty' cards.
  token((here) =>
    here.kind === 'title' && here.text === 'Treaty' ? { f: 'begins' as const, with: 'Treaty' } : undefined,
  ).cost(-1),
  w<Filter>('cloaked', { f: 'state', is: { s: 'cloaked' } }),
  w<Filter>('non- personnel', { f: 'not', of: PERSONNEL }),
);

/** All who face it. */
const TEAM: Sel = { n: 'all', f: PERSONNEL, at: { p: 'involved' } };
const cardsWords = cards.is(
  p`(the)? strongest ${noun}`.to(([f]): Sel | undefined =>
    f === 'any' ? undefined : { f, best: { prop: 'Strength', dir: 'max' }, at: { p: 'involved' } },
  ),
  // Nearer than any other ship.
  w<Sel>('(the|afflicted|attempting)? ship', { ref: open('this ship') }).cost(-1),
  w('(the|entire|all of the)? (crew or away team|away team or crew|crew|away team)', TEAM).cost(1),
  w('all life on ship', TEAM),
  // On the planet, whosever they are.
  w<Sel>('all away teams here', {
    n: 'all',
    f: PERSONNEL,
    at: { p: 'on', card: { f: kind('mission'), at: { p: 'here' } } },
  }),
  p`(the|entire)? (crew or away team|away team or crew|crew|away team) <paren> except ${modifier} </paren>`.to(
    ([but]): Sel => ({ ...TEAM, f: allOf([PERSONNEL, { f: 'not', of: but }]) ?? PERSONNEL }),
  ),
);

export const FAMILY: readonly Definition[] = [nounHeadWords, modifierWords, cardsWords];
