/** Reads cards by what was done to them this turn: 'each personnel who was stopped this turn', 'each dilemma you have faced this turn'. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { EventName, Filter, Span2 } from '../../tree/index.ts';
import { player } from './symbols.ts';
import { DONE } from './vocabulary.ts';

const since: Parser<Span2> = any<Span2>(
  w('(during)? this turn', 'turn'),
  w('(during)? this (mission attempt|attempt)', 'attempt'),
);
/** What is done to cards by whom it is not said. */
const suffered: Parser<EventName> = any<EventName>(
  w('stopped', 'stop'),
  w('unstopped', 'unstop'),
  w('killed', 'kill'),
  w('destroyed', 'destroy'),
  w('discarded', 'discard'),
  w('played', 'play'),
  w('downloaded', 'download'),
  w('captured', 'capture'),
  w('faced', 'face'),
  w('overcome', 'overcome'),
  w('completed', 'complete'),
);

export const doneBefore: Parser<Filter> = any<Filter>(
  p`((that|who|which)? (was|were|has been|have been))? ${suffered} ${since}`.to(([e, span]) => ({
    f: 'was',
    ev: { e, stage: 'did' },
    span,
  })),
  p`(that|who|which)? ${player} have~? (already)? ${DONE.parser} ${since}`.to(([who, e, span]) => ({
    f: 'was',
    ev: { e, stage: 'did', who },
    span,
  })),
);
