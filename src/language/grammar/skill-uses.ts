/** The use of skills as something that happens: 'uses a skill', 'uses Law to complete this mission'. */
import { any, list, p, w, type Parser } from '../parser.ts';
import type { EventPattern, Sel } from '../tree.ts';
import { cards, skill } from './symbols.ts';

const chosenSkills: Parser<string[]> = p`(his|her|its|his or her)? ${list(skill, w(', or|or|,', 0))}`.to(
  ([all]) => all,
);

/** Are dilemmas spoken of? */
export function isDilemma(what: Sel): boolean {
  const filters = what.f?.f === 'and' ? what.f.of : what.f ? [what.f] : [];
  return filters.some((one) => one.f === 'kind' && one.is === 'dilemma');
}

export const skillUses: Parser<EventPattern> = any<EventPattern>(
  p`${cards} use~ ${chosenSkills} to meet ${any(w('its requirements', 0), w('the requirements of (that|this) dilemma', 0))}`.to(
    ([cast, skills]): EventPattern => ({ e: 'useSkill', stage: 'did', what: cast, purpose: 'meet', skills }),
  ),
  p`${cards} use~ (his or her|their) skills`.to(([cast]): EventPattern => ({
    e: 'useSkill',
    stage: 'did',
    what: cast,
  })),
  p`${cards} use~ a skill to meet a requirement on ${cards}`.to(([{ f, ...cast }, what]): EventPattern | undefined =>
    f && isDilemma(what)
      ? {
          e: 'useSkill',
          stage: 'did',
          what: { ...cast, f: { f: 'and', of: [f, { f: 'state', is: { s: 'facing', what } }] } },
          purpose: 'meet',
        }
      : undefined,
  ),
  p`${cards} use~ a skill`.to(([cast]): EventPattern => ({ e: 'useSkill', stage: 'did', what: cast })),
  p`${cards} use~ a skill to meet a requirement (on|of) (a dilemma or mission|a mission or dilemma)`.to(
    ([cast]): EventPattern => ({ e: 'useSkill', stage: 'did', what: cast, purpose: 'meet' }),
  ),
  p`${cards} use~ (a|one of (his|her|his or her)) (skill|skills) to complete ${cards}`.to(
    ([cast, what]): EventPattern => ({
      e: 'useSkill',
      stage: 'did',
      what: cast,
      place: { p: 'at', mission: what },
      purpose: 'complete',
    }),
  ),
  p`${cards} (use~|uses) ${chosenSkills} to complete ${cards}`.to(([cast, skills, what]): EventPattern => ({
    e: 'useSkill',
    stage: 'did',
    what: cast,
    place: { p: 'at', mission: what },
    purpose: 'complete',
    skills,
  })),
);
