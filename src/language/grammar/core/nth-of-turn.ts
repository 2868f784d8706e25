/** Reads what is done when something is done for the first, second … time in a turn: 'when you play your second event each turn'. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { THEY, allConds } from '../../tree/build.ts';
import type { Ability, Cond, EventName, EventPattern, Limit } from '../../tree/index.ts';
import { isSame } from '../../tree/same.ts';
import { ordinal } from './attempts.ts';
import { comma } from './clauses.ts';
import { noun } from './filters.ts';
import { nth } from './nth-done.ts';
import { abilities } from './playing.ts';
import { body, plainBody, timed } from './sentences.ts';
import { event, line, owner, player, type Line } from './symbols.ts';

const verb: Parser<EventName> = any<EventName>(
  w('play~', 'play'),
  w('complete~', 'complete'),
  w('download~', 'download'),
  w('discard~', 'discard'),
);
const eachTurn = w('((in|of)? (each|that) turn|in a turn|(of|during) the turn)', 0);

const ONCE_A_TURN: Limit = { times: 1, per: 'turn' };
/** What nobody is asked about is done the first time, whatever follows. Of others than this card it may have been done before this one was there. */
function firstOnly(ev: EventPattern, said: Omit<Ability, 'at'>): Line | undefined {
  const isAsked = said.may !== undefined || said.do.some(({ x }) => x === 'may');
  if (isAsked || said.cost || said.limit) return undefined;
  const so = noneBefore(ev);
  if (!so && ev.what?.ref === undefined) return undefined;
  return abilities({ at: { t: 'on', ev }, ...(so && { if: so }), ...said, limit: ONCE_A_TURN });
}

/** What you do, and what is done to cards by whomever. */
const BY_YOU: ReadonlySet<unknown> = new Set(['play', 'complete', 'download', 'discard']);
const BY_ANYBODY: ReadonlySet<unknown> = new Set(['kill', 'stop', 'destroy']);

/** 'You play a personnel': none was played before this card came into play either. */
function noneBefore({ e, who, what, ...rest }: EventPattern): Cond | undefined {
  const { f, ...more } = what ?? {};
  const isPlain = rest.stage === 'did' && Object.keys(rest).length === 1 && Object.keys(more).length === 0;
  const isKept = who === 'you' ? BY_YOU.has(e) : who === undefined && BY_ANYBODY.has(e);
  return isPlain && isKept && f && typeof e === 'string' ? nth(1, who, e, f, 'turn') : undefined;
}

const lineWords = line.is(
  p`when ${player} ${verb} ${owner} ${ordinal} ${noun} ${eachTurn} ${comma} ${body}`.to(
    ([who, e, whose, n, f, , , said]): Line | undefined => {
      if (!isSame(who, whose) && !(who !== 'you' && isSame(whose, THEY))) return undefined;
      const isNthOne = nth(n, who === 'you' ? who : THEY, e, f, 'turn');
      return abilities(
        timed(
          { t: 'on', ev: { e, stage: 'did', who, what: f === 'any' ? {} : { f } } },
          { ...said, if: allConds([isNthOne, ...(said.if ? [said.if] : [])]) },
        ),
      );
    },
  ),
  p`the first time each turn ${event} ${comma} ${plainBody}`.to(([ev, , said]) => firstOnly(ev, said)),
  p`the first time ${event} (each|this) turn ${comma} ${plainBody}`.to(([ev, , said]) => firstOnly(ev, said)),
);

export const FAMILY: readonly Definition[] = [lineWords];
