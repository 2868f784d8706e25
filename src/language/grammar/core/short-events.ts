/** Reads how house style says in short what happens to this card itself: 'stopped by a dilemma', 'on completing this'. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { p, w } from '../../parse/parser.ts';
import { THIS } from '../../tree/build.ts';
import type { EventPattern } from '../../tree/index.ts';
import { by } from './events.ts';
import { participle, cards } from './symbols.ts';

/** House heads about this card: 'stopped by a dilemma', 'on completing this'. */
export const brief = alternatives<EventPattern>('brief');
const briefWords = brief.is(
  p`about to be ${participle} ${by}`.to(([e, source]): EventPattern => ({ e, stage: 'about', what: THIS, ...source })),
  p`${participle} ${by}`.to(([e, source]): EventPattern => ({ e, stage: 'did', what: THIS, ...source })),
  p`on completing ${cards}`.to(([what]): EventPattern => ({ e: 'complete', stage: 'did', who: 'you', what })),
  w('on attempt', { e: 'attempt', stage: 'did', involving: THIS }),
  w('right player attempts', { e: 'attempt', stage: 'did', who: 'right' }),
);

export const FAMILY: readonly Definition[] = [briefWords];
