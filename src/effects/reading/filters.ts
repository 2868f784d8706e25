/** Filters: does a card have the characteristics a text asks for? */
import { attemptIn, battleIn } from '../undertakings.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type {
  Attr,
  Filter,
  Kind,
  Named,
  PlayerRef,
  Prop,
  Requirement,
  Sel,
  State as TextState,
} from '../../language/tree/index.ts';
import { compare, amountOf, propOf } from './amounts.ts';
import type { Attempt } from '../undertakings.ts';
import { carries } from './carriers.ts';
import { isCommander } from './commanders.ts';
import { IN_PLAY } from './dilemma-reach.ts';
import { isInBattle } from './joining.ts';
import { isMeasured } from './measured.ts';
import { isAtAttempt } from '../doing/moving.ts';
import { EITHER } from '../../engine/asking/select.ts';
import { bound, playersOf, type Context } from './context.ts';
import { happened } from './facts.ts';
import { arePresent, isStopped, isType } from './places.ts';
import { wasPrevented } from '../doing/prevention.ts';
import { requiredBy } from './required.ts';
import { askedNow, asksForSkill, dilemmaRequirement, meets } from './requirements.ts';
import { candidates, covers, inPlace, isWhose } from './selectors.ts';
import {
  affiliationsOf,
  iconsOf,
  isExempt,
  isUnique,
  keywordsOf,
  skillsOf,
  speciesOf,
  valueOf,
} from '../standing/values.ts';
import { abilityOf, textOf } from './text-of.ts';
import { staffing } from '../standing/staffing.ts';
import { isAbleFor, skillsFor } from '../standing/unusable.ts';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Does the card fit the filter just now? */
export function matches(context: Context, filter: Filter, card: CardNumber): boolean {
  const { engine } = context;
  const definition = engine.definitionOf(card);
  switch (filter.f) {
    case 'and':
      return filter.of.every((part) => matches(context, part, card));
    case 'or':
      return filter.of.some((part) => matches(context, part, card));
    case 'not':
      return !matches(context, filter.of, card);
    case 'kind':
      return filter.is === 'card' || definition.type === filter.is;
    case 'title':
      return (
        same(definition.title, filter.is) ||
        same(definition.id, filter.is) ||
        same(definition.mission?.location ?? '', filter.is)
      );
    case 'keyword':
      return hasKeyword(engine, card, filter.is, filter.arg) && isAbleFor(context, card);
    case 'species':
      return speciesOf(engine, card)
        .split('/')
        .some((part) => same(part, filter.is));
    case 'affiliation':
      return affiliationsOf(engine, card).includes(filter.is) || invites(engine, card, filter);
    case 'icon':
      return iconsOf(engine, card).includes(filter.is) || invites(engine, card, filter);
    case 'class':
      return definition.class !== undefined && same(definition.class, filter.is);
    case 'skill':
      return (skillsFor(context, card)[filter.is] ?? 0) >= (filter.n ?? 1);
    case 'staffs':
      return definition.staffing.includes(filter.is);
    case 'levels':
      return Object.values(skillsFor(context, card)).some((levels) => levels >= filter.n);
    case 'named':
      return hasNamed(context, filter, card);
    case 'namedAttr': {
      const name = context.words[filter.id]?.toLowerCase() ?? '';
      return compare(valueOf(engine, card, name), filter.op, amountOf(context, filter.n));
    }
    case 'whose':
      return isWhose(context, { of: filter.of }, card);
    case 'unique':
      return isUnique(engine, card);
    case 'state':
      return inState(context, filter.is, card);
    case 'num':
      return isMeasured(context, filter, card);
    case 'mission':
      return definition.mission?.kind === filter.is || definition.dilemma === filter.is;
    case 'quadrant':
      return definition.mission !== undefined && quadrantIcon(definition.mission.quadrant) === filter.is;
    case 'requires':
      return requiresAll(context, card, filter);
    case 'requiresAttr':
      return askedOf(engine, card).some((requirement) => asksForAttribute(requirement, filter.is));
    case 'required':
      return hasRequiredSkill(context, filter.of, card);
    case 'unmet':
      return isUnmet(context, filter.of, card);
    case 'begins':
      return definition.title.toLowerCase().startsWith(filter.with.toLowerCase());
    case 'same':
      return candidates(context, filter.as).some((other) => sameProp(engine, filter.prop, card, other));
    case 'copyOf':
      return candidates(context, allOf(filter.sel)).some(
        (other) => engine.definitionOf(other).title === definition.title,
      );
    case 'among':
      return filter.of.some((sel) => covers(context, { ...sel, n: 'all' }, card));
    case 'commander':
      return isCommander(context, filter.of, card);
    case 'faced':
      return isFaced(context, filter.by, card);
    case 'carries':
      return carries(context, filter, card);
    case 'was':
      return happened(context, filter.ev, filter.span, card);
  }
}

/** 'A personnel you command', of copies: any in play, stopped or not, whoever a dilemma reaches. */
const allOf = (sel: Sel): Sel => (sel.ref !== undefined || sel.at ? sel : { n: 'all', at: IN_PLAY, ...sel });

/** 'Any affiliation' is kept as all of them; no mission prints so many icons. */
const ANY_AFFILIATION = 10;

/** A [Kli] mission has that icon among those of who may attempt it; "any affiliation" is no icon. */
function invites(engine: Engine, card: CardNumber, wanted: Extract<Filter, { f: 'affiliation' | 'icon' }>): boolean {
  const { attemptBy } = textOf(engine.definitionOf(card));
  if (!attemptBy) return false;
  const icons = attemptBy.f === 'or' ? attemptBy.of : [attemptBy];
  return icons.length < ANY_AFFILIATION && icons.some((icon) => icon.f === wanted.f && icon.is === wanted.is);
}

/** Has the card the skill, keyword, title … that was named? */
function hasNamed(context: Context, filter: Extract<Filter, { f: 'named' }>, card: CardNumber): boolean {
  const word = context.words[filter.id];
  if (word === undefined || (filter.only && !matches(context, filter.only, card))) return false;
  const { what } = filter;
  const words = word.split(EITHER);
  if (what === 'title') return words.includes(context.engine.definitionOf(card).title);
  const isMeant = (one: string): boolean => words.length === 1 || what !== 'skill' || isOwnSkill(context, one);
  return words.some((one) => isMeant(one) && matches(context, NAMED[what](one), card));
}
/** 'That skill' of several that were used: one that the card which used it has. */
function isOwnSkill({ engine, source }: Context, skill: string): boolean {
  return !isType(engine, source.card, 'personnel') || (skillsOf(engine, source.card)[skill] ?? 0) > 0;
}
const NAMED: Readonly<Record<Exclude<Named, 'title'>, (word: string) => Filter>> = {
  skill: (is) => ({ f: 'skill', is }),
  keyword: (is) => ({ f: 'keyword', is }),
  species: (is) => ({ f: 'species', is }),
  affiliation: (is) => ({ f: 'affiliation', is }),
  cardType: (word) => {
    const is = KINDS.find((kind) => kind === word);
    return is ? { f: 'kind', is } : { f: 'or', of: [] };
  },
};
const KINDS: readonly Kind[] = ['personnel', 'ship', 'equipment', 'event', 'interrupt', 'dilemma', 'mission'];

function quadrantIcon(quadrant: string): string {
  return quadrant.charAt(0).toUpperCase();
}

function hasKeyword(engine: Engine, card: CardNumber, name: string, parameter?: string): boolean {
  const keyword = keywordsOf(engine, card).find((own) => same(own, name));
  if (keyword === undefined) return false;
  return parameter === undefined || same(engine.definitionOf(card).keywords[keyword] ?? '', parameter);
}

/** During an attempt by game text the mission requires, beside what is printed, what that text asks for. */
function requiredMeanwhile(engine: Engine, card: CardNumber): readonly Requirement[] {
  const attempt = attemptIn(engine);
  if (!attempt?.using || attempt.mission.card !== card || !engine.isSame(attempt.using)) return [];
  engine.note(...engine.cite('requirement.by text'));
  const { do: effects } = abilityOf(engine.definitionOf(attempt.using.card), attempt.ability);
  return effects.flatMap((effect) => (effect.x === 'attempt' && effect.req ? [effect.req] : []));
}

/** Has the card a skill that is asked for in any alternative of the requirements, those used now included? */
function hasRequiredSkill(context: Context, of: Sel, card: CardNumber): boolean {
  const { engine } = context;
  const skills = Object.keys(skillsFor(context, card));
  const asked = candidates(context, of).flatMap((mission) => askedNow(engine, mission));
  return asked.some((requirement) => skills.some((skill) => asksForSkill(requirement, skill)));
}

/** Does the dilemma ask for something that this player's involved personnel do not have just now? */
function isUnmet(context: Context, of: PlayerRef, card: CardNumber): boolean {
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

/** A mission or dilemma "requiring" something names it among its requirements. */
function requiresAll(context: Context, card: CardNumber, filter: Extract<Filter, { f: 'requires' }>): boolean {
  const required = askedOf(context.engine, card);
  if (required.length === 0) return false;
  const parts = filter.req.r === 'and' || filter.req.r === 'or' ? filter.req.of : [filter.req];
  const names = (part: (typeof parts)[number]): boolean =>
    part.r === 'differentSkills'
      ? required.some(asksForAnySkill)
      : part.r === 'skill' && required.some((requirement) => asksForSkill(requirement, part.skill));
  return filter.req.r === 'or' ? parts.some(names) : parts.every(names);
}

/** The region a mission lies in now; empty: none. */
export function regionOf(engine: Engine, mission: CardNumber): string {
  return keywordsOf(engine, mission).includes('Region')
    ? (engine.definitionOf(mission).keywords.Region ?? '').toLowerCase()
    : '';
}

/** Are two cards alike in this? */
export function sameProp(engine: Engine, prop: Prop, card: CardNumber, other: CardNumber): boolean {
  switch (prop) {
    case 'title':
      return engine.definitionOf(card).title === engine.definitionOf(other).title;
    case 'species':
      return speciesOf(engine, card) === speciesOf(engine, other);
    case 'affiliation':
      return affiliationsOf(engine, card).some((name) => affiliationsOf(engine, other).includes(name));
    case 'skills':
      return Object.keys(skillsOf(engine, card)).some((skill) => (skillsOf(engine, other)[skill] ?? 0) > 0);
    case 'type':
      return engine.definitionOf(card).type === engine.definitionOf(other).type;
    case 'quadrant':
      return engine.definitionOf(card).mission?.quadrant === engine.definitionOf(other).mission?.quadrant;
    case 'region':
      return regionOf(engine, card) !== '' && regionOf(engine, card) === regionOf(engine, other);
    default:
      return propOf(engine, card, prop) === propOf(engine, other, prop);
  }
}

/** Is the card in this state? */
export function inState(context: Context, state: TextState, card: CardNumber): boolean {
  const { engine } = context;
  const attempt = attemptIn(engine);
  switch (state.s) {
    case 'at':
      return inPlace(context, state.place, card);
    case 'facing':
      return (
        isFacing(attempt, card) && isTakingPart(engine, card) && fitsSel(context, state.what, attempt?.facing?.card)
      );
    case 'attempting':
      return attempt !== null && isTakingPart(engine, card) && fitsSel(context, state.what, attempt.mission.card);
    case 'inBattle': {
      const battle = battleIn(engine);
      return (state.kind === undefined || battle?.kind === state.kind) && isInBattle(engine, card);
    }
    case 'stopped':
      return isStopped(engine, card);
    case 'staffed':
      return staffing(engine, card).isStaffed;
    case 'damaged':
      return engine.hosted(card, 'damage').length > 0;
    case 'complete':
      return engine.has(card, 'completed');
    case 'attemptable':
      return textOf(engine.definitionOf(card)).attemptBy !== null;
    case 'overcome':
      return engine.relationOf(card) === 'beneath';
    case 'prevented':
      return wasPrevented(engine, card);
    case 'eligible':
      return !isExempt(engine, card, 'randomSelection', context.source.card);
    case 'equipped': {
      const equipment = candidates(context, state.with).filter((item) => isType(engine, item, 'equipment'));
      const isOwn = (item: CardNumber): boolean => engine.state.commander[item] === engine.state.commander[card];
      return !isStopped(engine, card) && equipment.some((item) => isOwn(item) && arePresent(engine, card, item));
    }
    case 'isA':
      return matches(context, state.f, card);
    case 'every':
      return state.of.every((part) => inState(context, part, card));
    case 'couldBePlayed':
      return false;
    case 'sameAs':
      return candidates(context, state.to).some((other) => sameProp(engine, state.prop, card, other));
  }
}

function fitsSel(
  context: Context,
  sel: Parameters<typeof candidates>[1] | undefined,
  card: CardNumber | undefined,
): boolean {
  if (sel === undefined) return true;
  if (card === undefined) return false;
  if (sel.ref !== undefined && !bound(context, sel.ref).some((ref) => ref.card === card)) return false;
  if (sel.at && !inPlace(context, sel.at, card)) return false;
  // A dilemma has no commander, and a mission is its owner's.
  if (sel.of !== undefined && !playersOf(context, sel.of).includes(context.engine.state.owner[card] ?? -1))
    return false;
  return !sel.f || matches(context, sel.f, card);
}

/** Equipment takes part with those who attempt, where it is theirs. */
function isTakingPart(engine: Engine, card: CardNumber): boolean {
  if (isInvolved(engine, card)) return true;
  const isTheirs = engine.state.commander[card] === attemptIn(engine)?.player;
  return isTheirs && isType(engine, card, 'equipment') && isAtAttempt(engine, card);
}

/** Is the card taking part in the mission attempt in progress? */
export function isInvolved(engine: Engine, card: CardNumber): boolean {
  const attempt = attemptIn(engine);
  if (!attempt) return false;
  if (attempt.ship?.card === card || attempt.mission.card === card) return true;
  return attempt.involved.some((ref) => ref.card === card && engine.isSame(ref));
}

/** Is the dilemma being faced, by such personnel? */
function isFaced(context: Context, by: Sel | undefined, card: CardNumber): boolean {
  const attempt = attemptIn(context.engine);
  if (attempt?.facing?.card !== card || !attempt.open) return false;
  return by === undefined || candidates(context, { ...by, n: 'all' }).some((one) => isTakingPart(context.engine, one));
}

/** Does the personnel face a dilemma now, or meet a mission's requirements as if it did? */
function isFacing(attempt: Attempt | null, card: CardNumber): boolean {
  return attempt?.open === true || attempt?.asIfFacing?.some((ref) => ref.card === card) === true;
}
