/** Of Second Edition alone: reads the use of skills as an event: 'uses a skill', 'uses Law to complete this mission'. */
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { filtered, kind } from '../../tree/build.ts';
import type { EventPattern, Sel, SkillUse } from '../../tree/index.ts';
import { isSame } from '../../tree/same.ts';
import { isDilemma } from '../core/skill-uses.ts';
import { cards, skill } from '../core/symbols.ts';

const THEIRS = '(his|her|its|his or her|their)';
/** Any skill, or one of these. */
const skills: Parser<SkillUse> = any<SkillUse>(
  w(`(a skill|any skill|any of ${THEIRS} skills|one of ${THEIRS} (skill|skills)|(his or her|their) skills)`, {}),
  p`${w(`${THEIRS}?`, 0)} ${list(skill, w(', or|or|,', 0))}`.to(([, all]) => ({ skills: all })),
);
/** What for. */
interface Purpose extends Pick<SkillUse, 'purpose'>, Pick<EventPattern, 'place'> {
  /** The dilemma that is faced. */
  facing?: Sel;
}
const purpose: Parser<Purpose> = any<Purpose>(
  w('', {}),
  p`to complete ${cards}`.to(([mission]) => ({ purpose: 'complete', place: { p: 'at', mission } })),
  w("to meet (its requirements|that dilemma's requirements|the requirements of (that|this) dilemma)", {
    purpose: 'meet',
  }),
  w('to meet a requirement (on|of) (a dilemma or mission|a mission or dilemma)', { purpose: 'meet' }),
  p`to meet ((a|one) requirement|one of the requirements|(the)? requirements) (on|of) ${cards}`.to(([facing]) =>
    isDilemma(facing) ? { purpose: 'meet', facing } : undefined,
  ),
  w("to meet (a|any) dilemma's requirements", { purpose: 'meet', facing: { f: kind('dilemma') } }),
);

/** 'A dilemma', of which no more is said: whoever meets one faces one. */
const isAnyDilemma = (facing: Sel): boolean => isSame(facing, { f: kind('dilemma') });
/** Those who do it, and what they face, where more is said of that than that it is a dilemma. */
function facedBy(what: Sel, facing: Sel | undefined): Sel {
  if (!facing) return what;
  return filtered(what, { f: 'state', is: { s: 'facing', ...(!isAnyDilemma(facing) && { what: facing }) } });
}

/** 'You complete this mission using Law': your personnel use it to do so. */
const completing: Parser<EventPattern> =
  p`${any(w('you', 'you' as const), w('(an|your) opponent', 'opponent' as const))} complete~ ${cards} using ${list(skill, w(', or|or|,', 0))}`.to(
    ([of, mission, all]): EventPattern => ({
      e: 'useSkill',
      stage: 'did',
      what: { of, f: kind('personnel') },
      purpose: 'complete',
      place: { p: 'at', mission },
      skills: all,
    }),
  );
const using: Parser<EventPattern> = p`${cards} use~ ${skills} ${purpose}`.to(
  ([what, which, { facing, ...why }]): EventPattern => ({
    e: 'useSkill',
    stage: 'did',
    what: facedBy(what, facing),
    ...why,
    ...which,
  }),
);

export const skillUses: Parser<EventPattern> = any<EventPattern>(using, completing);
