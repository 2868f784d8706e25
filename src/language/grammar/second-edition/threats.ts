/** Of Second Edition alone: reads in which kind of battle something happens to cards: 'in combat or an engagement'. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import { cause } from '../core/threats.ts';

const causeWords = cause.is(
  w('in combat', { battle: 'combat' }),
  w('in an engagement', { battle: 'engagement' }),
  w('(in combat or an engagement|in an engagement or combat|in a battle)', { battle: 'either' }),
);

export const FAMILY: readonly Definition[] = [causeWords];
