/** Reads limits: how often something may be done ('once each turn'), and how much it may come to ('(limit 5)'). */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { Limit } from '../../tree/index.ts';
import { limit, number, per, signed } from './symbols.ts';

export const often: Parser<number> = any<number>(
  w('once', 1),
  w('twice', 2),
  p`${number} times`.to(([n]) => n),
);
const doThis = w(
  '((you|they) (may|can) (only)? (do this|do so|use this|do that) (only)?|(you|they) (may|can) only do this|this ability may only be used)',
  0,
);
const limitWords = limit.is(
  p`${doThis} ${often} ${w('(during)? (each|per|a)', 0)} ${per}`.to(([, times, , one]): Limit => ({ times, per: one })),
  p`<paren> ${number} / ${per} </paren>`.to(([times, one]): Limit => ({ times, per: one })),
  p`<paren> ${number} / ${per} together </paren>`.to(([times, one]): Limit => ({ times, per: one, shared: true })),
  p`<paren> (limit|max) ${signed} </paren>`.to(([cap]): Limit => ({ cap: Math.abs(cap) })),
  p`<paren> (limit|max) ${number} </paren>`.to(([cap]): Limit => ({ cap })),
  p`<paren> (limit|max) ${number} per ${per} </paren>`.to(([times, one]): Limit => ({ times, per: one })),
  p`<paren> limit one|1 per ${any(w('mission', 'mission' as const), w('ship', 'ship' as const), w('player', 'player' as const))} </paren>`.to(
    ([each]): Limit => ({ cap: 1, each }),
  ),
);

export const FAMILY: readonly Definition[] = [limitWords];
