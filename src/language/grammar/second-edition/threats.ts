/** Of Second Edition alone: what threatens cards: what another card or player is about to do to them, what befalls them in battle or by being placed. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import { cause } from '../core/threats.ts';

const causeWords = cause.is(
  w('in combat', { battle: 'combat' }),
  w('in an engagement', { battle: 'engagement' }),
  w('(in combat or an engagement|in an engagement or combat|in a battle)', { battle: 'either' }),
);

export const FAMILY: readonly Definition[] = [causeWords];
