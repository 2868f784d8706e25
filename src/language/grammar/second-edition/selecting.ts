/** Of Second Edition alone: reads 'you have an even number of X', on which the choice of one half of split personnel depends. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w } from '../../parse/parser.ts';
import type { Cond } from '../../tree/index.ts';
import { ofHalves } from '../core/selecting.ts';
import { cards } from '../core/symbols.ts';

const ofHalvesWords = ofHalves.is(
  p`you have an ${any(w('even', 'even' as const), w('odd', 'odd' as const))} number of ${cards}`.to(
    ([is, sel]): Cond | undefined =>
      sel.n === undefined && !sel.at
        ? { c: 'parity', of: { a: 'count', sel: { n: 'all', ...sel, at: { p: 'involved' } } }, is }
        : undefined,
  ),
);

export const FAMILY: readonly Definition[] = [ofHalvesWords];
