/** The first and the next of several cards that are still to come. */
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { anyOf, kind } from '../../tree/build.ts';
import type { Filter, Sel } from '../../tree/index.ts';
import { noun } from './filters.ts';

/** 'Breen or Son'a': a card of one of these kinds. */
const nouns: Parser<Pick<Sel, 'f'>> = any<Pick<Sel, 'f'>>(
  noun.to((is) => (is === 'any' ? {} : { f: is })),
  list(noun, w('or', 0))
    .to((all): Pick<Sel, 'f'> | undefined => {
      const filters = all.flatMap((one): Filter[] => (one === 'any' ? [] : [one]));
      return all.length > 1 && filters.length === all.length ? { f: anyOf(filters) } : undefined;
    })
    .cost(1),
);

/** 'The next Android you play this turn', 'the first event you play each turn'. */
export const nthPlayed: Parser<Sel> = any(
  p`the next ${nouns} you play this turn`.to(([is]): Sel => ({ nth: 'next', of: 'you', ...is })),
  p`the first ${nouns} played each turn`.to(([is]): Sel => ({ nth: 'first', ...is })),
  p`the first ${nouns} you play each turn`.to(([is]): Sel => ({ nth: 'first', of: 'you', ...is })),
);

/** 'The next dilemma revealed during this mission attempt', 'the first dual dilemma revealed here each turn'. */
export const nthRevealed: Parser<Sel> = any<Sel>(
  w('the next dilemma revealed during this mission attempt', { nth: 'next', f: kind('dilemma') }),
  p`the first ${noun} revealed (here|at this mission) each turn`.to(([f]): Sel | undefined =>
    f !== 'any' && f.f === 'and' && f.of.some((one) => one.f === 'kind' && one.is === 'dilemma')
      ? { nth: 'first', f, at: { p: 'here' } }
      : undefined,
  ),
);
