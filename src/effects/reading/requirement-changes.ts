/** What missions and dilemmas require now: what is printed, replaced, added to and met with something else by texts. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Attr, Requirement } from '../../language/tree/index.ts';
import { amountOf, candidates, reaching, skillsOf } from '../meaning.ts';
import { bound, type Context } from './context.ts';
import { isTask } from './places.ts';
import { textOf } from './text-of.ts';

/** What a mission requires now: replaced, then with what was added to every alternative. */
export function requirementsOf(engine: Engine, mission: CardNumber, printedOrUsed?: Requirement): Requirement | null {
  let requirement = printedOrUsed ?? textOf(engine.definitionOf(mission)).requirements;
  const changes = reaching(engine, mission, 'req');
  for (const { mod } of changes) if (mod.m === 'req' && mod.how === 'set') requirement = mod.req;
  for (const { mod, context } of changes)
    if (mod.m === 'req' && mod.how === 'add') requirement = bothSides(requirement, spelledOut(context, mod.req));
  const levelled = requirement && withMoreLevels(engine, mission, requirement);
  return levelled && withSkillsChanged(engine, mission, withAttributesChanged(engine, mission, levelled));
}

/** What a dilemma requires now, with what texts add to it. */
export function dilemmaRequirement(engine: Engine, dilemma: CardNumber, printed: Requirement): Requirement {
  const added = reaching(engine, dilemma, 'req').flatMap(({ mod, context }) =>
    mod.m === 'req' && mod.how === 'add' ? [spelledOut(context, mod.req)] : [],
  );
  const levelled = withMoreLevels(engine, dilemma, added.reduce(bothSides, printed));
  return withSkillsChanged(engine, dilemma, withAttributesChanged(engine, dilemma, levelled));
}

/** 'Add his skills': those of whom the text speaks that adds them, wherever he is by now; a mission keeps what it asks for. */
function spelledOut(context: Context, requirement: Requirement): Requirement {
  if (requirement.r !== 'skillsOf') return requirement;
  const { engine } = context;
  const { what, except = [] } = requirement;
  const cards = what.ref === undefined ? candidates(context, what) : bound(context, what.ref).map(({ card }) => card);
  if (cards.some((card) => isTask(engine, card))) return requirement;
  const levels = cards.flatMap((card) => Object.entries(skillsOf(engine, card)));
  const named = levels.filter(([skill]) => !except.includes(skill));
  return { r: 'and', of: named.map(([skill, n]) => ({ r: 'skill', skill, n })) };
}

function withAttributesChanged(engine: Engine, card: CardNumber, requirement: Requirement): Requirement {
  return reaching(engine, card, 'reqattr').reduce<Requirement>(
    (now, { mod, context }) => (mod.m === 'num' ? withHigherAttributes(now, amountOf(context, mod.by), mod.attr) : now),
    requirement,
  );
}

function bothSides(requirement: Requirement | null, added: Requirement): Requirement {
  if (!requirement) return added;
  if (requirement.r === 'or') return { r: 'or', of: requirement.of.map((side) => bothSides(side, added)) };
  if (added.r === 'and') return added.of.reduce(bothSides, requirement);
  return { r: 'and', of: withLevels(requirement.r === 'and' ? requirement.of : [requirement], added) };
}

/** A skill that is asked for already is asked for by that many more levels: what is added, adds up. */
function withLevels(parts: readonly Requirement[], added: Requirement): Requirement[] {
  const raised = (part: Requirement): Requirement =>
    part.r === 'skill' && added.r === 'skill' && part.skill === added.skill ? { ...part, n: part.n + added.n } : part;
  const result = parts.map(raised);
  return result.some((part, index) => part !== parts[index]) ? result : [...result, added];
}

/** Every attribute requirement, or those for one attribute, by so much higher. */
function withHigherAttributes(requirement: Requirement, by: number, only?: Attr): Requirement {
  if (requirement.r === 'and' || requirement.r === 'or')
    return { ...requirement, of: requirement.of.map((part) => withHigherAttributes(part, by, only)) };
  if (requirement.r === 'at') return { ...requirement, req: withHigherAttributes(requirement.req, by, only) };
  if (requirement.r === 'attr' && (only === undefined || requirement.attr === only))
    return {
      ...requirement,
      n: typeof requirement.n === 'number' ? requirement.n + by : { a: 'plus', of: [requirement.n, by] },
    };
  return requirement;
}

/** Does some text add to what the mission requires? */
export function isAddedTo(engine: Engine, mission: CardNumber): boolean {
  return reaching(engine, mission, 'req').some(({ mod }) => mod.m === 'req' && mod.how === 'add');
}

/** What a skill or an attribute may be met with instead on this card, or by this personnel for a requirement of another card. */
export function meetingInstead(engine: Engine, card: CardNumber, name: string, asking = card): readonly string[] {
  return reaching(engine, card, 'meet').flatMap(({ mod, context }) => {
    if (mod.m !== 'meet' || !mod.need.some((need) => need.toLowerCase() === name.toLowerCase())) return [];
    return mod.of && !candidates(context, mod.of).includes(asking) ? [] : [mod.using];
  });
}

/** A requirement of this card with skills replaced as texts say, and with others beside those that may be met with them. */
export function withSkillsChanged(engine: Engine, card: CardNumber, requirement: Requirement): Requirement {
  const replaced = reaching(engine, card, 'req').flatMap(({ mod, context }) =>
    mod.m === 'req' && mod.how === 'replace' ? [{ skill: context.words[mod.id], by: mod.req }] : [],
  );
  const change = (part: Requirement): Requirement => {
    if (part.r === 'and' || part.r === 'or' || part.r === 'persons') return { ...part, of: part.of.map(change) };
    if (part.r === 'one' || part.r === 'at') return { ...part, req: change(part.req) };
    if (part.r !== 'skill') return part;
    const by = replaced.find(({ skill }) => skill === part.skill)?.by;
    if (by) return by;
    const others = meetingInstead(engine, card, part.skill);
    return others.length === 0 ? part : { r: 'or', of: [part, ...others.map((skill) => ({ ...part, skill }))] };
  };
  return change(requirement);
}

/** The requirement with as many levels more of each skill, or of one, as texts add to those of this card. */
function withMoreLevels(engine: Engine, card: CardNumber, requirement: Requirement): Requirement {
  return reaching(engine, card, 'req').reduce<Requirement>((now, { mod, context }) => {
    if (mod.m !== 'levels') return now;
    if (mod.only === undefined) return raised(now, mod.by);
    const skill = context.words[mod.only.id];
    // Where nothing could be named, nothing is added.
    return skill === undefined ? now : raised(now, mod.by, skill);
  }, requirement);
}

function raised(requirement: Requirement, by: number, only?: string): Requirement {
  switch (requirement.r) {
    case 'and':
    case 'or':
    case 'persons':
      return { ...requirement, of: requirement.of.map((part) => raised(part, by, only)) };
    case 'one':
    case 'at':
      return { ...requirement, req: raised(requirement.req, by, only) };
    case 'skill':
      return only === undefined || requirement.skill === only ? { ...requirement, n: requirement.n + by } : requirement;
    case 'named':
      return requirement.most || only !== undefined ? requirement : { ...requirement, n: requirement.n + by };
    default:
      return requirement;
  }
}
