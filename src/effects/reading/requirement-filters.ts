/** Filters about requirements: who meets what is required, which missions and dilemmas require it. */
import { candidates, meets, skillsFor } from '../meaning.ts';
import { attemptIn } from '../undertakings.ts';
import type { Context } from './context.ts';
import { qualityAsked, requiredBy } from './required.ts';
import { dilemmaRequirement, withSkillsChanged } from './requirement-changes.ts';
import { askedNow, asksForSkill } from './requirements.ts';
import { abilityOf } from './text-of.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Attr, Filter, PlayerRef, Requirement, Sel } from '../../language/tree/index.ts';

/** Does the card meet what a dilemma asks for with something else that may stand for it? */
export function standsIn(context: Context, filter: Filter, card: CardNumber): boolean {
  if (!context.asRequired) return false;
  const asked = qualityAsked(filter);
  return asked !== undefined && meets(context, [card], withSkillsChanged(context.engine, context.source.card, asked));
}

/** During an attempt by game text the mission requires, beside what is printed, what that text asks for. */
function requiredMeanwhile(engine: Engine, card: CardNumber): readonly Requirement[] {
  const attempt = attemptIn(engine);
  if (!attempt?.using || attempt.mission.card !== card || !engine.isSame(attempt.using)) return [];
  engine.noteKeys('requirement.by text');
  const { do: effects } = abilityOf(engine.definitionOf(attempt.using.card), attempt.ability);
  return effects.flatMap((effect) => (effect.x === 'attempt' && effect.req ? [effect.req] : []));
}

/** Has the card a skill that is asked for in any alternative of the requirements, those used now included? */
export function hasRequiredSkill(context: Context, of: Sel, card: CardNumber): boolean {
  const { engine } = context;
  const skills = Object.keys(skillsFor(context, card));
  const asked = candidates(context, of).flatMap((mission) => askedNow(engine, mission));
  return asked.some((requirement) => skills.some((skill) => asksForSkill(requirement, skill)));
}

/** Does the dilemma ask for something that this player's involved personnel do not have just now? */
export function isUnmet(context: Context, of: PlayerRef, card: CardNumber): boolean {
  const { engine } = context;
  const cards = candidates(context, { n: 'all', of, at: { p: 'involved' } });
  return requiredBy(engine.definitionOf(card)).some(
    (required) => !meets(context, cards, dilemmaRequirement(engine, card, required)),
  );
}

function asksForAnySkill(requirement: Requirement): boolean {
  if (requirement.r === 'and' || requirement.r === 'or' || requirement.r === 'persons')
    return requirement.of.some(asksForAnySkill);
  if (requirement.r === 'one' || requirement.r === 'at') return asksForAnySkill(requirement.req);
  return requirement.r === 'skill' || requirement.r === 'differentSkills';
}

/** Does a mission or dilemma ask for the attribute? */
export function requiresAttribute(engine: Engine, card: CardNumber, attribute: Attr): boolean {
  return askedOf(engine, card).some((requirement) => asksForAttribute(requirement, attribute));
}

function asksForAttribute(requirement: Requirement, attribute: Attr): boolean {
  if (requirement.r === 'and' || requirement.r === 'or')
    return requirement.of.some((part) => asksForAttribute(part, attribute));
  if (requirement.r === 'one') return asksForAttribute(requirement.req, attribute);
  return requirement.r === 'attr' && requirement.attr === attribute;
}

/** What a mission or dilemma requires by what is printed, and during an attempt by game text by that text as well. */
function askedOf(engine: Engine, card: CardNumber): readonly Requirement[] {
  return [...requiredBy(engine.definitionOf(card)), ...requiredMeanwhile(engine, card)];
}

/** Do the requirements of a mission or dilemma name what the filter asks for: all of it, or one of its alternatives? */
export function requiresAll(context: Context, card: CardNumber, filter: Extract<Filter, { f: 'requires' }>): boolean {
  const required = askedOf(context.engine, card);
  if (required.length === 0) return false;
  const parts = filter.req.r === 'and' || filter.req.r === 'or' ? filter.req.of : [filter.req];
  const names = (part: (typeof parts)[number]): boolean =>
    part.r === 'differentSkills'
      ? required.some(asksForAnySkill)
      : skillSaid(context, part).some((skill) => required.some((requirement) => asksForSkill(requirement, skill)));
  return filter.req.r === 'or' ? parts.some(names) : parts.every(names);
}

/** The skill that a part of a requirement names, as printed or as it was named before. */
function skillSaid({ words }: Context, part: Requirement): readonly string[] {
  if (part.r === 'skill') return [part.skill];
  const named = part.r === 'named' ? words[part.id] : undefined;
  return named === undefined ? [] : [named];
}
