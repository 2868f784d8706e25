/** What is prevented: what is about to happen, a battle, a dilemma as a whole. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { Effect } from '../../tree/index.ts';
import { preventingEach, preventingFirst } from './firsts.ts';
import { cards } from './symbols.ts';

export const preventing: Parser<Effect[]> = any<Effect[]>(
  w('prevent~ (that|it|this)', [{ x: 'prevent' }]),
  w('ignore~ that effect', [{ x: 'prevent' }]),
  w('prevent~ that (combat|engagement|combat or engagement|battle)', [{ x: 'prevent' }]),
  p`prevent~ ${cards}`.to(([what]): Effect[] | undefined => {
    if (what.ref === undefined) return undefined;
    return [what.ref === '?dilemma' || !what.ref.startsWith('?') ? { x: 'prevent', what } : { x: 'prevent' }];
  }),
  p`${cards} (is|are) prevented and overcome`.to(([what]): Effect[] | undefined =>
    what.ref === undefined
      ? undefined
      : [
          { x: 'prevent', what },
          { x: 'overcome', what },
        ],
  ),
  preventingFirst,
  preventingEach,
  p`prevent~ any further effects of ${cards} and overcome~ (it|that dilemma)`.to(([what]): Effect[] => [
    { x: 'prevent', what },
    { x: 'overcome', what },
  ]),
  p`prevent~ and overcome~ ${cards}`.to(([what]): Effect[] => [
    { x: 'prevent', what },
    { x: 'overcome', what },
  ]),
);
