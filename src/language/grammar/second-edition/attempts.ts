/** Of Second Edition alone: reads 'is in combat' and 'is in an engagement' as events. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w } from '../../parse/parser.ts';
import type { EventPattern } from '../../tree/index.ts';
import { attempts, here } from '../core/attempts.ts';
import { cards } from '../core/symbols.ts';

const fought = any(
  w('combat', 'combat' as const),
  w('an engagement', 'engagement' as const),
  w('(combat or an engagement|an engagement or combat)', 'either' as const),
);

const attemptsWords = attempts.is(
  p`${cards} is|are in ${fought} ${here}`.to(([involving, battle, at]): EventPattern => ({
    e: 'battle',
    stage: 'did',
    battle,
    involving,
    ...at,
  })),
);

export const FAMILY: readonly Definition[] = [attemptsWords];
