/** Of Second Edition alone: reads the use of skills as an event: 'uses a skill', 'uses Law to complete this mission'. */
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { filtered } from '../../tree/build.ts';
import type { EventPattern, Sel, SkillUse } from '../../tree/index.ts';
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
