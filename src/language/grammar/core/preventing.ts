/** Reads what is prevented: what is about to happen, or a dilemma as a whole. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { p, w } from '../../parse/parser.ts';
import type { Effect } from '../../tree/index.ts';
import { openWords } from '../../tree/open.ts';
import { cards } from './symbols.ts';

export const preventing = alternatives<Effect[]>('preventing');
const preventingWords = preventing.is(
  w('prevent~ (that|it|this)', [{ x: 'prevent' }]),
  w('ignore~ that effect', [{ x: 'prevent' }]),
  p`prevent~ ${cards}`.to(([what]): Effect[] | undefined => {
    if (what.ref === undefined) return undefined;
    const words = openWords(what.ref);
    if (words === undefined || words.endsWith('dilemma')) return [{ x: 'prevent', what }];
    // 'Prevent that event' is what is about to happen, whatever else is said of it: 'on your mission' it is not prevented alone.
    return Object.keys(what).length === 1 ? [{ x: 'prevent' }] : undefined;
  }),
);

export const FAMILY: readonly Definition[] = [preventingWords];
