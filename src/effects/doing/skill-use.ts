/**
 * Who uses a skill: personnel that meet a requirement of a mission or a dilemma, or serve a text.
 * Where a card reacts to it, the player says who of those that could do; withholding is not allowed, so the chosen
 * ones must suffice.
 */
import { meetsCondition } from '../../engine/asking/answers.ts';
import type { Shown } from '../../engine/state/events.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, RuleId, Seat, SetCondition } from '../../engine/asking/request.ts';
import { respondersTo } from '../../engine/acting/responders.ts';
import { choose } from '../../engine/asking/select.ts';
import type { Occurrence, Ref } from '../../engine/state/state.ts';
import { openWindow } from '../../engine/acting/window.ts';
import type { Cond, EventPattern, Filter, Requirement } from '../../language/tree/index.ts';
import { amountOf, holds, meets, candidates, skillsInUse, skillsOf, levelIn } from '../meaning.ts';
import {
  KEPT,
  abilityOf,
  type Context,
  isSkillPart,
  isSomewhere,
  personnelIn,
  usableSkills,
  wordOf,
} from '../reading/index.ts';
import { EITHER } from '../../engine/asking/select.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

/** The slot of the frame below in which those stand who use a skill. */
export const USERS = 'users';

/** Does any card in a place where its text works react to the use of skills to complete a mission? Nobody faces a dilemma then. */
export const isUseHeard = (engine: Engine): boolean =>
  isHeardUnless(engine, (event) => isFor(event, 'meet') || isSomewhere(event.what, isFacing)) ||
  respondersTo(engine, 'asks:useSkill').length > 0;
/** Does any card in a place where its text works react to the use of skills to meet a dilemma? */
export const isMeetingHeard = (engine: Engine): boolean => isHeardUnless(engine, (event) => isFor(event, 'complete'));
/** Does any react to a use of skills, leaving out those that hear of another use alone? */
const isHeardUnless = (engine: Engine, isOfAnother: (event: EventPattern) => boolean): boolean =>
  respondersTo(engine, 'did:useSkill').some(({ source, ability }) => {
    const { at } = abilityOf(engine.definitionOf(source.card), ability);
    return at.t !== 'on' || !isOfAnother(at.ev);
  });
const isFor = (event: EventPattern, purpose: 'meet' | 'complete'): boolean =>
  'purpose' in event && event.purpose === purpose;
const isFacing = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 's' in node && node.s === 'facing';

/**
 * Settles which of the personnel use a skill to meet a requirement that they meet: nobody is asked where all who have one of
 * the skills are needed. @throws Error while no text and no procedure is carried out
 */
export function settleUsers(context: Context, cards: readonly CardNumber[], requirement: Requirement): void {
  const { engine, frame } = context;
  if (!frame) throw new Error('skills are used while something is carried out');
  const able = cards.filter((card) => hasSkillOf(context, card, cards, requirement));
  const needs = neededOf(context, able, cards, requirement);
  const least = smallestOf(able, needs);
  frame.cards[USERS] = refsTo(engine, least);
  if (least.length === able.length) return;
  const order = [...least, ...able.filter((card) => !least.includes(card))];
  choose(engine, {
    player: context.you,
    prompt: 'Who uses a skill?',
    from: refsTo(engine, order),
    min: least.length === 0 ? 0 : 1,
    max: able.length,
    as: USERS,
    source: context.source.card,
    rules: engine.cite('skill.used'),
    condition: neededOf(context, order, cards, requirement),
    example: least.length,
  });
}

/** What skills are used for: to meet a requirement, to complete a mission, or by own game text. */
type SkillPurpose = 'meet' | 'complete' | 'text';

/** For texts about using a skill: these personnel use theirs, one or more of these skills. */
export function openSkillUse(
  engine: Engine,
  cards: readonly CardNumber[],
  purpose: SkillPurpose,
  where?: Ref,
  skills: readonly string[] = [],
): void {
  const [first] = cards;
  if (first === undefined) return;
  const player = engine.commanderOf(first);
  const refs = refsTo(engine, cards);
  const words = { purpose, ...(skills.length > 0 && { [KEPT]: skills.join(EITHER) }) };
  const occurrence: Occurrence = { name: 'useSkill', stage: 'did', player, cards: refs, by: null, words };
  openWindow(engine, { kind: 'did', occurrence: where ? { ...occurrence, where } : occurrence });
}

/** What is shown of cards, each thing once: `Engineer, Cunning`. */
export const partsIn = (shown: readonly Shown[]): string =>
  [...new Set(shown.map(({ part }) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`))].join(', ');

/** Shows to all what of concealed cards is used, and nothing else. `what`: as the player does it, `meets the requirements:`. */
export function showUsed(
  engine: Engine,
  player: Seat,
  what: string,
  shown: readonly Shown[],
  rules: readonly RuleId[],
): void {
  const parts = partsIn(shown);
  const words = parts === '' ? what.replace(/:$/, '') : `${what} ${parts}`;
  engine.emit({ type: 'announced', player, words, numbers: [], shown }, rules);
}

/** Those of the cards shown who use a skill, not an attribute. */
export function usersIn(shown: readonly Shown[]): CardNumber[] {
  return personnelIn(shown.filter(isSkillPart));
}

/** Who uses a skill to satisfy what own text demands: as few as it asks for. */
export function usersFor(context: Context, demands: readonly Cond[]): CardNumber[] {
  return [...new Set(demands.flatMap((demand) => usersOf(context, demand)))];
}

function usersOf(context: Context, demand: Cond): readonly CardNumber[] {
  if (demand.c === 'and') return usersFor(context, demand.of);
  if (demand.c === 'or') return usersFor(context, demand.of.filter((part) => holds(context, part)).slice(0, 1));
  if (demand.c !== 'some' || !namesSkill(demand.sel.f)) return [];
  const { n } = demand.sel;
  const wanted = demand.n === undefined ? (typeof n === 'number' ? n : 1) : amountOf(context, demand.n);
  return candidates(context, demand.sel).slice(0, wanted);
}

function namesSkill(filter: Filter | undefined): boolean {
  if (filter?.f === 'and' || filter?.f === 'or') return filter.of.some(namesSkill);
  return filter?.f === 'skill';
}

/** Lets texts respond to the use of skills by those of the player's own cards among these from which a text takes a skill, or to which it gives one they have. */
export function openGainUse(context: Context, cards: readonly CardNumber[]): void {
  const { engine, you } = context;
  const own = cards.filter((card) => engine.isInPlay(card) && engine.commanderOf(card) === you);
  if (own.length > 0) engine.noteKeys('skill.used.by text');
  openSkillUse(engine, own, 'text');
}

function refsTo(engine: Engine, cards: readonly CardNumber[]): Ref[] {
  return cards.map((card) => engine.ref(card));
}

/** The skills that a requirement asks for, each once; of its alternatives, only of those that these cards meet. */
export function skillsAsked(context: Context, all: readonly CardNumber[], requirement: Requirement): readonly string[] {
  return [...new Set(skillsNamed(context, all, requirement))];
}

function hasSkillOf(context: Context, card: CardNumber, all: readonly CardNumber[], requirement: Requirement): boolean {
  const own = usableSkills(context, card);
  return skillsNamed(context, all, requirement).some((skill) => levelIn(own, skill) > 0);
}

/** The skills asked for in the alternatives that are met. */
function skillsNamed(context: Context, all: readonly CardNumber[], requirement: Requirement): readonly string[] {
  switch (requirement.r) {
    case 'and':
      return requirement.of.flatMap((part) => skillsNamed(context, all, part));
    case 'or':
      return requirement.of
        .filter((side) => meets(context, all, side))
        .flatMap((side) => skillsNamed(context, all, side));
    case 'skill':
      return [requirement.skill];
    case 'persons':
      return requirement.of.flatMap((part) => skillsNamed(context, all, part));
    case 'named':
      if (requirement.most) return [];
      return [wordOf(context, requirement.id)];
    case 'at':
    case 'one':
      return skillsNamed(context, all, requirement.req);
    case 'skillsOf':
      return skillsMeant(context, requirement).map(([skill]) => skill);
    case 'attr':
    case 'ship':
    case 'card':
    case 'differentSkills':
      return [];
  }
}

/** What a set of the personnel must have together, as data. */
function neededOf(
  context: Context,
  able: readonly CardNumber[],
  all: readonly CardNumber[],
  requirement: Requirement,
): SetCondition {
  const { engine } = context;
  const total = (skill: string, min: number): SetCondition => ({
    is: 'total',
    weights: able.map((card) => levelIn(skillsInUse(engine, card), skill)),
    min,
    max: Number.MAX_SAFE_INTEGER,
  });
  switch (requirement.r) {
    case 'and':
      return { is: 'all', of: requirement.of.map((part) => neededOf(context, able, all, part)) };
    case 'or': {
      const sides = requirement.of.filter((side) => meets(context, all, side));
      return { is: 'any', of: sides.map((side) => neededOf(context, able, all, side)) };
    }
    case 'skill':
      return total(requirement.skill, requirement.n);
    case 'at':
      return neededOf(context, able, all, requirement.req);
    case 'persons':
      return { is: 'all', of: eachByAnother(context, able, requirement.of) };
    case 'named':
      if (requirement.most) return { is: 'all', of: [] };
      return total(wordOf(context, requirement.id), requirement.n);
    case 'one': {
      const fitting = able.flatMap((card, index) => (meets(context, [card], requirement.req) ? [index] : []));
      return { is: 'count', of: fitting, min: Math.min(1, fitting.length), max: able.length };
    }
    case 'skillsOf': {
      const levels = skillsMeant(context, requirement);
      return { is: 'all', of: levels.map(([skill, level]) => total(skill, level)) };
    }
    case 'attr':
    case 'ship':
    case 'card':
    case 'differentSkills':
      return { is: 'all', of: [] };
  }
}

/** Somebody else for each: for any so many of the parts, there are as many who meet one of them (Hall's theorem). */
function eachByAnother(
  context: Context,
  able: readonly CardNumber[],
  parts: readonly Requirement[],
): readonly SetCondition[] {
  const groups = parts.reduce<readonly Requirement[][]>(
    (all, part) => [...all, ...all.map((group) => [...group, part])],
    [[]],
  );
  return groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const isOne = (card: CardNumber): boolean => group.some((part) => meets(context, [card], part));
      const fitting = able.flatMap((card, index) => (isOne(card) ? [index] : []));
      return { is: 'count', of: fitting, min: Math.min(group.length, fitting.length), max: able.length };
    });
}

/** A set that suffices and from which nobody can be left out. */
function smallestOf(able: readonly CardNumber[], needs: SetCondition): readonly CardNumber[] {
  let left = able.map((_, index) => index);
  for (const index of [...left]) {
    const without = left.filter((item) => item !== index);
    if (meetsCondition(needs, without)) left = without;
  }
  return left.map((index) => itemAt(able, index));
}

/** 'The skills on that personnel (except Law)', with their levels. */
function skillsMeant(
  context: Context,
  { what, except = [] }: Extract<Requirement, { r: 'skillsOf' }>,
): readonly (readonly [string, number])[] {
  const all = candidates(context, what).flatMap((card) => Object.entries(skillsOf(context.engine, card)));
  return all.filter(([skill]) => !except.includes(skill));
}
