/** The use of skills as something that happens: 'uses a skill', 'uses Law to complete this mission'. */
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { filtered } from '../../tree/build.ts';
import type { Cond, EventPattern, Filter, Sel } from '../../tree/index.ts';
import { cards, skill } from './symbols.ts';

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
  const filters = what.f?.f === 'and' ? what.f.of : what.f ? [what.f] : [];
  return filters.some((one) => one.f === 'kind' && one.is === 'dilemma');
}

const THEIRS = '(his|her|its|his or her|their)';
/** Any skill, or one of these. */
const skills: Parser<Pick<EventPattern, 'skills'>> = any<Pick<EventPattern, 'skills'>>(
  w(`(a skill|any skill|any of ${THEIRS} skills|one of ${THEIRS} (skill|skills)|(his or her|their) skills)`, {}),
  p`${w(`${THEIRS}?`, 0)} ${list(skill, w(', or|or|,', 0))}`.to(([, all]) => ({ skills: all })),
);
/** What for. */
interface Purpose extends Pick<EventPattern, 'purpose' | 'place'> {
  /** The dilemma that is faced. */
  facing?: Sel;
}
const purpose: Parser<Purpose> = any<Purpose>(
  w('', {}),
  p`to complete ${cards}`.to(([mission]) => ({ purpose: 'complete', place: { p: 'at', mission } })),
  w('to meet (its requirements|the requirements of (that|this) dilemma)', { purpose: 'meet' }),
  w('to meet a requirement (on|of) (a dilemma or mission|a mission or dilemma)', { purpose: 'meet' }),
  p`to meet a requirement (on|of) ${cards}`.to(([facing]) =>
    isDilemma(facing) ? { purpose: 'meet', facing } : undefined,
  ),
);

export const skillUses: Parser<EventPattern> = p`${cards} use~ ${skills} ${purpose}`.to(
  ([what, which, { facing, ...why }]): EventPattern | undefined =>
    facing && !what.f
      ? undefined
      : {
          e: 'useSkill',
          stage: 'did',
          what: filtered(what, facing && { f: 'state', is: { s: 'facing', what: facing } }),
          ...why,
          ...which,
        },
);
