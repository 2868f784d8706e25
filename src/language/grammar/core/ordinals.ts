/** Reads 'the first' and 'the next' card that will be played or revealed. */
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { anyOf, isOfDilemmas, kind } from '../../tree/build.ts';
import type { Filter, Sel } from '../../tree/index.ts';
import { noun } from './filters.ts';
import { place } from './symbols.ts';

/** 'Breen or Son'a': a card of one of these kinds. */
export const nouns: Parser<Pick<Sel, 'f'>> = any<Pick<Sel, 'f'>>(
  noun.to((is) => (is === 'any' ? {} : { f: is })),
  list(noun, w('(, or|or|,)', 0))
    .to((all): Pick<Sel, 'f'> | undefined => {
      const filters = all.flatMap((one): Filter[] => (one === 'any' ? [] : [one]));
      return all.length > 1 && filters.length === all.length ? { f: anyOf(filters) } : undefined;
    })
    .cost(1),
);

/** Where they are played: 'at this mission', 'at a [DQ] mission'. */
export const there: Parser<Pick<Sel, 'at'>> = any<Pick<Sel, 'at'>>(
  place.to((at) => (at.p === 'here' || at.p === 'at' ? { at } : undefined)),
  w('', {}),
);

/** 'The next Android you play this turn', 'the first event you play each turn'. */
export const nthPlayed: Parser<Sel> = any(
  p`the next ${nouns} you play this turn`.to(([is]): Sel => ({ nth: 'next', of: 'you', ...is })),
  p`the first ${nouns} played ${there} each turn`.to(([is, at]): Sel => ({ nth: 'first', ...is, ...at })),
  p`the first ${nouns} you play ${there} each turn`.to(([is, at]): Sel => ({ nth: 'first', of: 'you', ...is, ...at })),
);

/** 'The next dilemma revealed during this mission attempt', 'the first dual dilemma revealed here each turn'. */
export const nthRevealed: Parser<Sel> = any<Sel>(
  w('the next dilemma revealed during this mission attempt', { nth: 'next', f: kind('dilemma') }),
  p`the first ${noun} revealed (here|at this mission) each turn`.to(([f]): Sel | undefined =>
    f !== 'any' && isOfDilemmas(f) ? { nth: 'first', f, at: { p: 'here' } } : undefined,
  ),
);
