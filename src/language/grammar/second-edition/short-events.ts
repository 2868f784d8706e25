/** Of Second Edition alone: reads short forms of house style for events of this card: 'on winning combat', 'on facing'. */
import type { Definition } from '../../parse/grammar.ts';
import { p, w } from '../../parse/parser.ts';
import { THIS } from '../../tree/build.ts';
import type { EventPattern } from '../../tree/index.ts';
import { brief } from '../core/short-events.ts';
import { cards } from '../core/symbols.ts';
import { battle } from './events.ts';

const briefWords = brief.is(
  p`on winning ${battle}`.to(([fought]): EventPattern => ({
    e: 'winBattle',
    stage: 'did',
    who: 'you',
    battle: fought,
    involving: THIS,
  })),
  p`on completing ${cards} involving ${cards}`.to(([what, involving]): EventPattern => ({
    e: 'complete',
    stage: 'did',
    who: 'you',
    what,
    involving,
  })),
  w('on facing', { e: 'face', stage: 'did', what: THIS, by: { f: { f: 'kind', is: 'dilemma' } } }),
);

export const FAMILY: readonly Definition[] = [briefWords];
