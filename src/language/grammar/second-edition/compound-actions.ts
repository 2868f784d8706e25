/** Of Second Edition alone: reads what is taken to where it could be played, who joins a battle or an attempt, and who is not involved in a combat. */
import type { Definition } from '../../parse/grammar.ts';
import { p, w, type Parser } from '../../parse/parser.ts';
import { allOf } from '../../tree/build.ts';
import type { Effect, Place, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { download } from '../core/actions.ts';
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

/** 'That could be played at your headquarters mission and place it there': that is where it goes. */
const home: Parser<Sel> =
  p`(that|which|who) could be played (at|on) ${cards} and place~ (it|him|her|him or her|that card|that personnel) there`.to(
    ([card]) => card,
  );
const homeAt = (card: Sel): Place => ({ p: 'wherePlayable', card });
const happeningsWords = happenings.is(
  p`take~ ${cards} ${home}`.to(([what, card]): Effect[] => [{ x: 'put', why: 'place', what, to: homeAt(card) }]),
  p`download~ ${cards} ${home}`.to(([what, card]): Effect[] | undefined => {
    const f = allOf([what.f, { f: 'playable', at: structuredClone(card) }]);
    if (what.at || !f) return undefined;
    return [...download({ ...what, f }), { x: 'put', why: 'place', what: { ref: open('it') }, to: homeAt(card) }];
  }),
  // 'Your non-Jem'Hadar present are not involved in the combat': of those who would be.
  p`${cards} is|are not involved in (that|the) (combat|engagement|battle)`.to(([what]): Effect[] | undefined =>
    what.at && what.at.p !== 'present' && what.at.p !== 'involved'
      ? undefined
      : [{ x: 'spare', what: what.ref === undefined ? { n: 'all', ...what, at: { p: 'involved' } } : what }],
  ),
);

export const FAMILY: readonly Definition[] = [joiningWords, happeningsWords];
