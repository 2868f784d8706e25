/** Reads that skills were used to complete a mission: 'each personnel that used a skill to complete this mission'. */
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { kind } from '../../tree/build.ts';
import type { Cond, EventPattern, Filter, Sel } from '../../tree/index.ts';
import { cards, skill } from './symbols.ts';
import { filterParts } from '../../tree/filter-parts.ts';

/** Its skills were among those by which the mission of the attempt was completed. */
const USED: EventPattern = { e: 'useSkill', stage: 'did', purpose: 'complete' };
const usedToComplete = w(
  '(used|uses|use) (a skill|(any|one) of (his|her|its|their|his or her) skills|(his|her|its|their|his or her) skills) to complete (it|(this|that) mission)',
  USED,
);
const TO_COMPLETE = w('to complete (it|(this|that) mission)', 0);
const oneOfThem = list(skill, w(', or|or|,', 0));
const YOURS: Sel = { of: 'you', f: kind('personnel') };
const usedBy = (what: Sel, skills: string[]): Cond => ({
  c: 'did',
  ev: { e: 'useSkill', stage: 'did', purpose: 'complete', skills, what },
  span: 'attempt',
});
/** 'Each personnel that used a skill to complete this mission'. */
export const users: Parser<Filter> = p`(that|who) each? ${usedToComplete}`.to(([ev]): Filter => ({
  f: 'was',
  ev,
  span: 'attempt',
}));
/** 'If your Vedek used a skill to complete it', 'if you used Law': one of yours did. */
export const hasUsed: Parser<Cond> = any<Cond>(
  p`${cards} ${usedToComplete}`.to(([what, ev]): Cond => ({ c: 'did', ev: { ...ev, what }, span: 'attempt' })),
  p`you used ${oneOfThem}`.to(([skills]) => usedBy(YOURS, skills)),
  p`you used ${oneOfThem} ${TO_COMPLETE}`.to(([skills]) => usedBy(structuredClone(YOURS), skills)),
  p`${cards} used ${oneOfThem} ${TO_COMPLETE}`.to(([what, skills]) => usedBy(what, skills)),
);

/** Are dilemmas spoken of? */
export function isDilemma(what: Sel): boolean {
  return filterParts(what.f).some((one) => one.f === 'kind' && one.is === 'dilemma');
}
