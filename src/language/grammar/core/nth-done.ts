/** Tells whether something is done for the first, second … time: 'it is the second event you have played this turn'. */
import { p, type Parser } from '../../parse/parser.ts';
import { allConds, not } from '../../tree/build.ts';
import type { Cond, EventName, Filter, PlayerRef, Span2 } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { ordinal } from './attempts.ts';
import { noun } from './filters.ts';
import { did, past, span } from './history.ts';
import { player } from './symbols.ts';

/** Of such cards exactly so many others had it done to them before. */
export function nth(n: number, who: PlayerRef, e: EventName, f: Filter | 'any', since: Span2): Cond {
  const atLeast = (least: number): Cond =>
    did(
      e,
      { ...(f !== 'any' && { f: structuredClone(f) }), other: [open('last')], ...(least > 1 && { n: least }) },
      since,
      structuredClone(who),
    );
  return n === 1 ? not(atLeast(1)) : allConds([atLeast(n - 1), not(atLeast(n))]);
}

/** 'It is the second event you have played this turn'. */
export const isNth: Parser<Cond> =
  p`(it|this|that (card|event|interrupt|personnel|ship|equipment|mission|dilemma)) (is|was) the ${ordinal} ${noun} (that)? ${player} have~? ${past} ${span}`.to(
    ([n, f, who, e, since]) => nth(n, who, e, f, since),
  );
