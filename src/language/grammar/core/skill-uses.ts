/** Reads that skills were used to complete a mission: 'each personnel that used a skill to complete this mission'. */
import { p, w, type Parser } from '../../parse/parser.ts';
import type { Cond, EventPattern, Filter, Sel } from '../../tree/index.ts';
import { cards } from './symbols.ts';
import { filterParts } from '../../tree/filter-parts.ts';

/** Its skills were among those by which the mission of the attempt was completed. */
const USED: EventPattern = { e: 'useSkill', stage: 'did', purpose: 'complete' };
const usedToComplete = w(
  '(used|uses|use) (a skill|(any|one) of (his|her|its|their|his or her) skills|(his|her|its|their|his or her) skills) to complete (it|(this|that) mission)',
  USED,
);
/** 'Each personnel that used a skill to complete this mission'. */
export const users: Parser<Filter> = p`(that|who) each? ${usedToComplete}`.to(([ev]): Filter => ({
  f: 'was',
  ev,
  span: 'attempt',
}));
/** 'If your Vedek used a skill to complete it'. */
export const hasUsed: Parser<Cond> = p`${cards} ${usedToComplete}`.to(([what, ev]): Cond => ({
  c: 'did',
  ev: { ...ev, what },
  span: 'attempt',
}));

/** Are dilemmas spoken of? */
export function isDilemma(what: Sel): boolean {
  return filterParts(what.f).some((one) => one.f === 'kind' && one.is === 'dilemma');
}
