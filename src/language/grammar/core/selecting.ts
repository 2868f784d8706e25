/** Reads random selections that go on until something is so. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { kind } from '../../tree/build.ts';
import type { Cond, Effect, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { comparison } from './comparisons.ts';
import { fate } from './fates.ts';
import { prop, cards, condition, effects, letter, requirement } from './symbols.ts';

/** Those whom this selection has found so far. */
const SO_FAR: Sel = { ref: 'selected' };

/** What is said of those selected so far. */
const tally: Parser<Cond> = any<Cond>(
  p`their total ${prop} is ${comparison()}`.to(([name, { op, n }]): Cond => ({
    c: 'cmp',
    a: { a: 'prop', prop: name, of: SO_FAR, fold: 'sum' },
    op,
    b: n,
  })),
  p`you select ${cards}`.to(([{ f, ...rest }]): Cond | undefined =>
    f && Object.keys(rest).length === 0 ? { c: 'some', sel: { ...SO_FAR, f } } : undefined,
  ),
  p`(the selected personnel|those selected) have ${requirement}`.to(([req]): Cond => ({ c: 'req', who: SO_FAR, req })),
);
const enough: Parser<Cond> = any<Cond>(
  list(tally, w('or', 0)).to((of): Cond | undefined => (of.length > 1 ? { c: 'or', of } : of[0])),
  condition.cost(3),
);

/** 'Randomly select personnel until …', and 'repeat this until …' of the selection before. */
export const selecting: Parser<Effect[]> = any<Effect[]>(
  p`randomly select~ ${cards} until ${enough}`.to(([{ as, ...sel }, until]): Effect[] | undefined =>
    sel.n === undefined || sel.n === 'any'
      ? [{ x: 'pick', as: as ?? open('new'), sel: { ...sel, by: 'random', n: { until } } }]
      : undefined,
  ),
  p`repeat~ this until ${enough}`.to(([until]): Effect[] => [{ x: 'repeat', until, do: [] }]),
  p`randomly split~ them in half ${opt(p`<paren> ${letter} , ${letter} </paren>`)}`.to(([letters]): Effect[] => {
    const [as = open('half'), rest = open('rest')] = letters ?? [];
    return [{ x: 'split', what: INVOLVED, as, rest }];
  }),
  p`randomly select~ one half ${fate}`.to(([make]): Effect[] => [
    { x: 'oneOf', who: 'random', of: HALVES.map((ref) => [make({ ref })]) },
  ]),
  p`randomly one of <paren> ${list(effects, w('/', 0))} </paren>`.to(([of]): Effect[] => [
    { x: 'oneOf', who: 'random', of },
  ]),
);
const INVOLVED: Sel = { n: 'all', f: kind('personnel'), at: { p: 'involved' } };
const HALVES = [open('half'), open('rest')];

/** What is said of the halves: that one of them has something. */
export const ofHalves = alternatives<Cond>('of halves');
const ofHalvesWords = ofHalves.is(
  p`one half has ${requirement}`.to(([req]): Cond => ({
    c: 'or',
    of: HALVES.map((ref): Cond => ({ c: 'req', who: { ref }, req })),
  })),
);

export const FAMILY: readonly Definition[] = [ofHalvesWords];
