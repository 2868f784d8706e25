/** Short heads of the house style: what happens to this card itself. */
import { THIS } from '../../tree/build.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { EventPattern } from '../../tree/index.ts';
import { battle, by } from './events.ts';
import { participle } from './participles.ts';
import { cards } from './symbols.ts';

/** House heads about this card: 'stopped by a dilemma', 'on completing this'. */
export const brief: Parser<EventPattern> = any<EventPattern>(
  p`about to be ${participle} ${by}`.to(([e, source]): EventPattern => ({ e, stage: 'about', what: THIS, ...source })),
  p`${participle} ${by}`.to(([e, source]): EventPattern => ({ e, stage: 'did', what: THIS, ...source })),
  p`on completing ${cards}`.to(([what]): EventPattern => ({ e: 'complete', stage: 'did', who: 'you', what })),
  p`on winning ${battle}`.to(([fought]): EventPattern => ({
    e: 'winBattle',
    stage: 'did',
    who: 'you',
    battle: fought,
    involving: THIS,
  })),
  w('on attempt', { e: 'attempt', stage: 'did', involving: THIS }),
  w('on facing', { e: 'face', stage: 'did', what: THIS, by: { f: { f: 'kind', is: 'dilemma' } } }),
  w('right player attempts', { e: 'attempt', stage: 'did', who: 'right' }),
);
