/** Of Second Edition alone: reads who joins a battle or an attempt, and who is not involved in a combat. */
import type { Definition } from '../../parse/grammar.ts';
import { p, w } from '../../parse/parser.ts';
import type { Effect } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { happenings, joining } from '../core/compound-actions.ts';
import { cards } from '../core/symbols.ts';

const joiningWords = joining.is(
  w('join (that|this|the) (combat|engagement|battle)', [{ x: 'join', what: { ref: 'this' }, to: 'battle' }]),
  p`have ${cards} join (that|this|the) (combat|engagement|battle)`.to(([what]): Effect[] => [
    { x: 'join', what, to: 'battle' },
  ]),
  p`take~ ${cards} <paren> (he or she|he|she) joins (that|this|the) (mission attempt|attempt) </paren>`.to(
    ([what]): Effect[] => [
      { x: 'put', why: 'place', what, to: { p: 'involved' } },
      { x: 'join', what: { ref: open('he or she') }, to: 'attempt' },
    ],
  ),
);

const happeningsWords = happenings.is(
  // 'Your non-Jem'Hadar present are not involved in the combat': of those who would be.
  p`${cards} is|are not involved in (that|the) (combat|engagement|battle)`.to(([what]): Effect[] | undefined =>
    what.at && what.at.p !== 'present' && what.at.p !== 'involved'
      ? undefined
      : [{ x: 'spare', what: what.ref === undefined ? { n: 'all', ...what, at: { p: 'involved' } } : what }],
  ),
);

export const FAMILY: readonly Definition[] = [joiningWords, happeningsWords];
