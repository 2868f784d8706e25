/** Of Second Edition alone: reads that a battle or a dilemma is prevented, and dilemmas are overcome by that. */
import type { Definition } from '../../parse/grammar.ts';
import { p, w } from '../../parse/parser.ts';
import { ACTOR } from '../../tree/build.ts';
import { open } from '../../tree/open.ts';
import type { Effect } from '../../tree/index.ts';
import { preventing } from '../core/preventing.ts';
import { cards, number } from '../core/symbols.ts';
import { preventingEach, preventingFirst } from './coming-dilemmas.ts';

const preventingWords = preventing.is(
  w('prevent~ that (combat|engagement|combat or engagement|battle)', [{ x: 'prevent' }]),
  p`${cards} (is|are) prevented and overcome`.to(([what]): Effect[] | undefined =>
    what.ref === undefined
      ? undefined
      : [
          { x: 'prevent', what },
          { x: 'overcome', what },
        ],
  ),
  // Some of them, as the player likes; it goes on for the others.
  p`prevent~ up to ${number} of those personnel from being stopped`.to(([upTo]): Effect[] => [
    { x: 'pick', as: open('new'), sel: { ref: 'that', n: { upTo }, by: ACTOR } },
    { x: 'prevent', what: { ref: open('pick') } },
  ]),
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

export const FAMILY: readonly Definition[] = [preventingWords];
