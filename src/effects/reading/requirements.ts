/** Requirements of missions and dilemmas: skills, attribute totals, cards. */
import { placeFacts } from '../terms.ts';
import { every } from './every.ts';
import {
  type Reading,
  type Levels,
  amountOf,
  candidates,
  skillsInUse,
  valueInUse,
  skillsOf,
  levelIn,
} from '../meaning.ts';
import { attemptIn, placeOfAttempt } from '../undertakings.ts';
import { counted } from './likeness.ts';
import { compare, propOf } from './numbers.ts';
import { bound, contextOf, type Context, wordOf } from './context.ts';
import { isOfTheInvolved, isReached } from './dilemma-reach.ts';
import { eachByAnotherOf } from './matching.ts';
import { isAddedTo, meetingInstead, requirementsOf } from './requirement-changes.ts';
import { arePresent, isStopped, isType, isTask, missionOf } from './places.ts';
import { demanded } from './counts.ts';
import { abilityOf } from './text-of.ts';
import type { RuleKey } from '../../engine/ruleset/rule-keys.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, RuleId } from '../../engine/asking/request.ts';
import type { Requirement, Sel } from '../../language/tree/index.ts';

/** Do these personnel (and what they are with) meet the requirement? Nobody may hold back what they have. */
function meets(context: Context, cards: readonly CardNumber[], requirement: Requirement): boolean {
  const { engine } = context;
  switch (requirement.r) {
    case 'and':
      return requirement.of.every((part) => meets(context, cards, part));
    case 'or':
      return requirement.of.some((part) => meets(context, cards, part));
    case 'skill':
      return skillLevels(context, cards, requirement.skill) >= requirement.n;
    case 'attr':
      return attributeMeeting(context, cards, requirement) !== null;
    case 'card': {
      const found = cardsGiving(context, cards, requirement.sel);
      // 'Two personnel of different species': as many as differ.
      const there = counted(engine, requirement.sel, found);
      return there >= demanded(requirement.sel, there, (n) => leastOf(context, n));
    }
    case 'one':
      return cards.some((card) => meets(context, [card], requirement.req));
    case 'persons':
      return partOut(context, cards, requirement.of) !== null;
    case 'ship': {
      const ship = attemptIn(engine)?.ship?.card;
      const total = requirement.props.reduce((sum, prop) => sum + (ship ? propOf(engine, ship, prop) : 0), 0);
      return ship !== undefined && compare(total, requirement.op, amountOf(context, requirement.n));
    }
    case 'at':
      return isAttempted(engine, requirement.mission) && meets(context, cards, requirement.req);
    case 'skillsOf':
      if (candidates(context, requirement.what).some((source) => isTask(engine, source)))
        return missionSkillsMet(context, cards, requirement.what);
      return allSkillsMet(context, cards, requirement);
    case 'named': {
      const levels = skillLevels(context, cards, wordOf(context, requirement.id));
      return requirement.most ? levels <= requirement.n : levels >= requirement.n;
    }
    case 'differentSkills':
      return new Set(cards.flatMap((card) => Object.keys(usableSkills(context, card)))).size >= requirement.n;
  }
}

/** Of the cards a requirement asks for, those that count: these personnel, equipment present with them, ships there, else what their player commands. */
export function cardsGiving(context: Context, cards: readonly CardNumber[], sel: Sel): readonly CardNumber[] {
  const { engine, you } = context;
  // 'An Engineer at your headquarters' need not be among them.
  const isElsewhere = sel.at?.p === 'at' || sel.at?.p === 'aboard' || sel.at?.p === 'on';
  if (isElsewhere) return candidates(context, every(sel)).filter((card) => !isStopped(engine, card));
  const at = sel.at ?? { p: 'zone' as const, zone: 'play' as const, of: 'anyPlayer' as const };
  return candidates(context, { ...sel, n: 'all', at }).filter((card) => {
    if (isType(engine, card, 'personnel')) return cards.includes(card);
    if (isType(engine, card, 'equipment'))
      return cards.some((one) => engine.commanderOf(one) === engine.commanderOf(card) && arePresent(engine, one, card));
    if (isType(engine, card, 'ship') && !isShipMeant(context, sel, card)) return false;
    const [first] = cards;
    return sel.of !== undefined || engine.commanderOf(card) === (first === undefined ? you : engine.commanderOf(first));
  });
}

/** Is it a ship at the mission that is attempted, and the very one of the attempt where a dilemma says of none where it is? */
function isShipMeant(context: Context, sel: Sel, ship: CardNumber): boolean {
  const { engine } = context;
  if (sel.at === undefined && isOfTheInvolved(context, sel)) return isReached(engine, ship);
  const attempt = attemptIn(engine);
  return attempt === null || missionOf(engine, ship) === placeOfAttempt(attempt).card;
}

/** Is a mission of this kind being attempted? */
function isAttempted(engine: Engine, kind: 'planet' | 'space'): boolean {
  const attempt = attemptIn(engine);
  return attempt !== null && placeFacts(engine.definitionOf(placeOfAttempt(attempt).card))?.kind === kind;
}

/** Who meets which of these, each somebody else; null if they cannot all be met so. */
export function partOut(
  context: Context,
  cards: readonly CardNumber[],
  parts: readonly Requirement[],
): readonly (readonly [CardNumber, Requirement])[] | null {
  const chosen = eachByAnotherOf(parts.map((part) => cards.filter((card) => meets(context, [card], part))));
  return chosen?.flatMap((card, index) => (parts[index] ? [[card, parts[index]] as const] : [])) ?? null;
}

/** The skills needed to complete a mission; in an attempt by a text, its or the printed ones. */
function missionSkillsMet(context: Context, cards: readonly CardNumber[], what: Sel): boolean {
  const { engine } = context;
  return candidates(context, what).every((mission) => {
    const used = usedInstead(engine, mission);
    if (used.length > 0) engine.noteKeys('requirement.used instead');
    if (isAddedTo(engine, mission)) engine.noteKeys('requirement.added');
    const asked = [undefined, ...used].map((one) => requirementsOf(engine, mission, one));
    return asked.some((one) => {
      const skills = one && onlySkills(one);
      const { skillless } = context;
      return !skills || meets({ ...missionContext(engine, mission), ...(skillless && { skillless }) }, cards, skills);
    });
  });
}

/** What is asked for at the mission: its own requirements, and those of the text by which it is attempted. */
export function askedNow(engine: Engine, mission: CardNumber): Requirement[] {
  return [undefined, ...usedInstead(engine, mission)].flatMap((used) => requirementsOf(engine, mission, used) ?? []);
}

/** The requirements of the text by which the mission is being attempted. */
function usedInstead(engine: Engine, mission: CardNumber): Requirement[] {
  const attempt = attemptIn(engine);
  if (!attempt?.using || attempt.mission.card !== mission) return [];
  const { do: effects } = abilityOf(engine.definitionOf(attempt.using.card), attempt.ability);
  return effects.flatMap((effect) => (effect.x === 'attempt' && effect.req ? [effect.req] : []));
}

/** The skills of a requirement, without the attributes and cards; null if it asks for none. */
function onlySkills(requirement: Requirement): Requirement | null {
  if (requirement.r === 'skill') return requirement;
  if (requirement.r !== 'and' && requirement.r !== 'or') return null;
  const parts = requirement.of.map(onlySkills);
  // An alternative without skills needs none.
  if (requirement.r === 'or' && parts.includes(null)) return null;
  const of = parts.filter((part) => part !== null);
  return of.length > 0 ? { ...requirement, of } : null;
}

/** How often these personnel have a skill, all their levels added up. */
export function skillLevels(context: Context, cards: readonly CardNumber[], skill: string): number {
  return cards.reduce((sum, card) => sum + levelIn(usableSkills(context, card), skill), 0);
}

/** The skills of a personnel, unless their use has a price that is not paid. */
export const usableSkills = (context: Context, card: CardNumber): Levels =>
  withoutUnpaid(context, card, skillsInUse(context.engine, card));

/** Of these skills of the card, those whose use has no price that is not paid. */
export function withoutUnpaid({ skillless }: Context, card: CardNumber, skills: Levels): Levels {
  const silent = skillless?.get(card);
  if (silent === 'all') return {};
  return silent ? Object.fromEntries(Object.entries(skills).filter(([name]) => !silent.has(name))) : skills;
}

/** So many ways are compared: requirements as they are printed have a handful. */
const MOST_WAYS = 256;

/** The ways in which these personnel meet a requirement, each a list of parts that are all needed. */
export function waysMet(
  context: Context,
  cards: readonly CardNumber[],
  requirement: Requirement,
): readonly (readonly Requirement[])[] {
  if (requirement.r === 'or')
    return requirement.of.flatMap((side) => waysMet(context, cards, side)).slice(0, MOST_WAYS);
  if (requirement.r !== 'and') return meets(context, cards, requirement) ? [[requirement]] : [];
  return requirement.of.reduce<readonly (readonly Requirement[])[]>(
    (ways, part) => {
      const others = waysMet(context, cards, part);
      return ways.flatMap((way) => others.map((more) => [...way, ...more])).slice(0, MOST_WAYS);
    },
    [[]],
  );
}

const SHIP_ATTRIBUTES: ReadonlySet<string> = new Set(['range', 'weapons', 'shields']);

/** 'May meet its Cunning requirements using Strength instead': either will do. */
function orInstead({ engine, source }: Context, name: string): readonly string[] {
  return [name, ...meetingInstead(engine, source.card, name).map((using) => using.toLowerCase())];
}

/** What a personnel gives towards a requirement: that attribute, or a greater one that may stand for it. */
function given({ engine, source }: Context, card: CardNumber, name: string): Omit<Given, 'card'> {
  const parts = [name, ...meetingInstead(engine, card, name, source.card).map((using) => using.toLowerCase())];
  return parts
    .map((part) => ({ part, value: valueInUse(engine, card, part) }))
    .reduce((best, one) => (one.value > best.value ? one : best));
}

/** What the cards give by whose total the requirement is met; null if it is not met. */
export function attributeMeeting(
  context: Context,
  cards: readonly CardNumber[],
  requirement: AttributeRequirement,
): readonly Given[] | null {
  return attributeTotals(context, cards, requirement).find(({ isMet }) => isMet)?.gifts ?? null;
}

/** A way in which an attribute that is asked for could be met: what the cards give, what it comes to, what it has to come to. */
interface AttributeTotal {
  readonly name: string;
  readonly gifts: readonly Given[];
  readonly total: number;
  readonly wanted: number;
  readonly isMet: boolean;
}

/** What the cards have of each attribute any of which will do. */
export function attributeTotals(
  context: Context,
  cards: readonly CardNumber[],
  requirement: AttributeRequirement,
): readonly AttributeTotal[] {
  const wanted = amountOf(context, requirement.n);
  return attributeNames(context, requirement).map((name) => {
    // A ship's attributes are those of the ship that the attempt is made with, whoever is aboard.
    const ship = attemptIn(context.engine)?.ship;
    const measured = SHIP_ATTRIBUTES.has(name) ? (ship ? [ship.card] : []) : cards;
    const gifts = measured.map((card) => ({ card, ...given(context, card, name) }));
    const total = gifts.reduce((sum, { value }) => sum + value, 0);
    return { name, gifts, total, wanted, isMet: compare(total, requirement.op, wanted) };
  });
}

interface Given {
  readonly card: CardNumber;
  readonly part: string;
  readonly value: number;
}

type AttributeRequirement = Extract<Requirement, { r: 'attr' }>;

/** The attributes any of which will do, each as what stands for it now. */
function attributeNames(context: Context, { attr }: AttributeRequirement): readonly string[] {
  const names =
    typeof attr === 'object'
      ? [wordOf(context, attr.named)]
      : attr === 'any'
        ? ['integrity', 'cunning', 'strength']
        : [attr.toLowerCase()];
  return names.flatMap((name) => orInstead(context, name));
}

/** The rules by which a requirement of this form is checked, for a trace. */
export function requirementRules(engine: Engine, requirement: Requirement): readonly RuleId[] {
  return [...new Set(engine.cite('requirement.all needed', ...rulesOf(requirement)))];
}

function rulesOf(requirement: Requirement): readonly RuleKey[] {
  switch (requirement.r) {
    case 'or':
      return ['requirement.alternatives', ...requirement.of.flatMap(rulesOf)];
    case 'and': {
      const attributes = requirement.of.filter((part) => part.r === 'attr').length;
      const parts = requirement.of.flatMap(rulesOf);
      return attributes > 1 ? ['requirement.several attributes', ...parts] : parts;
    }
    case 'skill':
      return ['requirement.skills'];
    case 'attr':
      return ['requirement.attribute'];
    case 'at':
    case 'one':
      return rulesOf(requirement.req);
    case 'persons':
      return requirement.of.flatMap(rulesOf);
    case 'card':
    case 'ship':
    case 'skillsOf':
    case 'named':
    case 'differentSkills':
      return [];
  }
}

/** How many a number that is not printed as such comes to at least. */
function leastOf(context: Context, n: NonNullable<Sel['n']>): number {
  if (typeof n !== 'object') return 1;
  if ('min' in n) return amountOf(context, n.min);
  return 'eq' in n ? amountOf(context, n.eq) : 1;
}

/** 'The skills on that captive': whoever was named has them, also where he can do nothing himself. */
function allSkillsMet(
  context: Context,
  cards: readonly CardNumber[],
  { what, except = [] }: Extract<Requirement, { r: 'skillsOf' }>,
): boolean {
  const { engine } = context;
  const sources = what.ref === undefined ? candidates(context, what) : bound(context, what.ref).map(({ card }) => card);
  const isMet = (source: CardNumber): boolean =>
    Object.entries(skillsOf(engine, source)).every(
      ([skill, level]) => except.includes(skill) || skillLevels(context, cards, skill) >= level,
    );
  return sources.every(isMet);
}

/** What the words of requirements on a mission refer to: 'your ship' is one of whoever attempts it. */
export function missionContext(engine: Engine, mission: CardNumber): Context {
  const attempt = attemptIn(engine);
  const player = attempt?.mission.card === mission ? attempt.player : engine.ownerOf(mission);
  return contextOf(engine, engine.ref(mission), player);
}

/** Is the skill among what a requirement asks for, in any alternative? */
export function asksForSkill(requirement: Requirement, skill: string): boolean {
  if (requirement.r === 'and' || requirement.r === 'or' || requirement.r === 'persons')
    return requirement.of.some((part) => asksForSkill(part, skill));
  if (requirement.r === 'one' || requirement.r === 'at') return asksForSkill(requirement.req, skill);
  return requirement.r === 'skill' && requirement.skill === skill;
}

/** The interpreter's answers about requirements. */
export const requirements: Pick<Reading, 'meets'> = { meets };
