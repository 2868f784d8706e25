/** Tells whether something is done for the first, second … time: 'it is the second event you have played this turn'. */
import { any, p, type Parser } from '../../parse/parser.ts';
import { kind, not } from '../../tree/build.ts';
import type { Cond, EventName, Filter, PlayerRef, Span2 } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { ordinal } from './attempts.ts';
import { noun } from './filters.ts';
import { did, past, span } from './history.ts';
import { owner, player } from './symbols.ts';

/** Of such cards exactly so many others had it done to them before. */
export function nth(n: number, who: PlayerRef | undefined, e: EventName, f: Filter | 'any', since: Span2): Cond {
  const others = did(
    e,
    { ...(f !== 'any' && { f: structuredClone(f) }), other: [open('last')] },
    since,
    structuredClone(who),
  );
  return n === 1 ? not(others) : { ...others, n: n - 1, exact: true };
}

/** 'It is the second event you have played this turn'. */
export const isNth: Parser<Cond> = any<Cond>(
  p`(it|this|that (card|event|interrupt|personnel|ship|equipment|mission|dilemma)) (is|was) the ${ordinal} ${noun} (that)? ${player} have~? ${past} ${span}`.to(
    ([n, f, who, e, since]) => nth(n, who, e, f, since),
  ),
  // 'The second dilemma faced this attempt': by whom is plain.
  p`(it|this|that dilemma) (is|was) the ${ordinal} ${noun} faced ${span}`.to(([n, f, since]) =>
    nth(n, undefined, 'face', f, since),
  ),
  // 'This is your second completed mission': so many there are with it.
  p`(it|this|that mission) is ${owner} ${ordinal} completed mission`.to(([of, n]): Cond => ({
    c: 'cmp',
    a: {
      a: 'count',
      sel: { n: 'all', of, f: { f: 'and', of: [{ f: 'state', is: { s: 'complete' } }, kind('mission')] } },
    },
    op: '=',
    b: n,
  })),
);
