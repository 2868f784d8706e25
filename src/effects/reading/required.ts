/** What missions and dilemmas ask for in their requirements. */
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Cond, Effect, Filter, Prop, Requirement } from '../../language/tree/index.ts';
import { isTask } from './places.ts';
import { requirementsOf } from './requirement-changes.ts';
import { innerBlocks, textOf } from './text-of.ts';
import { levelAsked } from './nodes.ts';

/** The requirements of a mission, or those in a dilemma's text: what it asks for in bold, not whom it selects. */
export function requiredBy(definition: Definition): readonly Requirement[] {
  const { requirements, program } = textOf(definition);
  if (requirements) return [requirements];
  return program.abilities.flatMap(({ do: effects }) => effects.flatMap(requirementsIn));
}

/** What one place of a text asks for, and of whom: any of these will do. */
export type Demand = readonly Extract<Cond, { c: 'req' }>[];

/** What the text of a dilemma asks for in bold, place by place. */
export function demandsOf(definition: Definition): readonly Demand[] {
  return textOf(definition).program.abilities.flatMap(({ do: effects }) => effects.flatMap(demandsIn));
}

function demandsIn(effect: Effect): readonly Demand[] {
  const own = effect.x === 'if' && effect.if.c === 'not' ? waysIn(effect.if.of) : [];
  const inner = innerBlocks(effect).flatMap((block) => block.flatMap(demandsIn));
  return own.length === 0 ? inner : [own, ...inner];
}

/** What is asked for, in any alternative. */
function waysIn(condition: Cond): Demand {
  if (condition.c === 'or') return condition.of.flatMap(waysIn);
  return condition.c === 'req' ? [condition] : [];
}

function requirementsIn(effect: Effect): readonly Requirement[] {
  const own =
    effect.x === 'if' && effect.if.c === 'not' ? waysIn(effect.if.of).map(({ req }) => req) : demandedOfOne(effect);
  return [...own, ...innerBlocks(effect).flatMap((block) => block.flatMap(requirementsIn))];
}

/** What an effect that lets its player choose a personnel asks of that one, as a requirement; none of whom chance selects. */
export function demandedOfOne(effect: Effect): readonly Requirement[] {
  if (effect.x !== 'pick' || effect.sel.by !== 'you' || !effect.sel.f) return [];
  const req = qualityAsked(effect.sel.f);
  return req ? [{ r: 'one', req }] : [];
}

/** The skills and attributes that a filter asks for. */
export function qualityAsked(filter: Filter): Requirement | undefined {
  switch (filter.f) {
    case 'and':
    case 'or': {
      const of = filter.of.flatMap((part) => qualityAsked(part) ?? []);
      return of.length < 2 ? of[0] : { r: filter.f, of };
    }
    case 'skill':
      return { r: 'skill', skill: filter.is, n: levelAsked(filter) };
    case 'num':
      return isAttribute(filter.prop) ? { r: 'attr', attr: filter.prop, op: filter.op, n: filter.n } : undefined;
    default:
      return undefined;
  }
}

const isAttribute = (prop: Prop): prop is 'Integrity' | 'Cunning' | 'Strength' =>
  prop === 'Integrity' || prop === 'Cunning' || prop === 'Strength';

/** The skills that a mission (with what was added to it) or a dilemma requires, in any alternative. */
export const skillsRequired = (engine: Engine, card: CardNumber): readonly string[] =>
  [...new Set(requirementsFor(engine, card).flatMap(skillsIn))].sort();

/** Does it require one of these attributes, or any attribute where none is named, in any alternative? */
export const requiresAttribute = (engine: Engine, card: CardNumber, names: readonly string[] = []): boolean =>
  requirementsFor(engine, card).some((requirement) => asksForAttribute(requirement, names));

function requirementsFor(engine: Engine, card: CardNumber): readonly Requirement[] {
  const added = isTask(engine, card) ? requirementsOf(engine, card) : null;
  return added ? [added] : requiredBy(engine.definitionOf(card));
}

function asksForAttribute(requirement: Requirement, names: readonly string[]): boolean {
  if (requirement.r === 'and' || requirement.r === 'or' || requirement.r === 'persons')
    return requirement.of.some((part) => asksForAttribute(part, names));
  if (requirement.r === 'one' || requirement.r === 'at') return asksForAttribute(requirement.req, names);
  if (requirement.r !== 'attr') return false;
  // Which attribute is meant by 'any', or by one that was named, is not known here.
  const { attr } = requirement;
  return names.length === 0 || attr === 'any' || typeof attr === 'object' || names.includes(attr);
}

function skillsIn(requirement: Requirement): readonly string[] {
  if (requirement.r === 'and' || requirement.r === 'or' || requirement.r === 'persons')
    return requirement.of.flatMap(skillsIn);
  if (requirement.r === 'one' || requirement.r === 'at') return skillsIn(requirement.req);
  return requirement.r === 'skill' ? [requirement.skill] : [];
}
