/** What has to be shown so that everybody sees a requirement met: the fewest personnel, and of each no more than is needed. */
import { attemptIn } from '../undertakings.ts';
import { amountOf, meets, type Levels, candidates, skillsInUse, skillsOf, levelIn } from '../meaning.ts';
import { compare } from './numbers.ts';
import { wordOf, type Context } from './context.ts';
import { isTask } from './places.ts';
import { asksForSkill, attributeMeeting, cardsGiving, partOut, usableSkills, waysMet } from './requirements.ts';
import { requirementsOf } from './requirement-changes.ts';
import type { Shown } from '../../engine/state/events.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Requirement } from '../../language/tree/index.ts';

/** The parts of a smallest set of these personnel that meets the requirement; empty if they do not meet it. */
export function neededFor(context: Context, cards: readonly CardNumber[], requirement: Requirement): readonly Shown[] {
  const shown = waysMet(context, cards, requirement).map((way) => partsOf(context, cards, way));
  return shown.toSorted((one, other) => personnelIn(one).length - personnelIn(other).length)[0] ?? [];
}

/** The cards of which something is shown, each once. */
export function personnelIn(shown: readonly Shown[]): CardNumber[] {
  return [...new Set(shown.map(({ card }) => card))];
}

/** Is this part of a card a skill, and not an attribute or the card as a whole? */
export function isSkillPart({ part }: Shown): boolean {
  return part !== WHOLE && !ATTRIBUTES.has(part);
}

const WHOLE = 'card';
const ATTRIBUTES: ReadonlySet<string> = new Set(['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields']);

function partsOf(context: Context, cards: readonly CardNumber[], way: readonly Requirement[]): readonly Shown[] {
  const levels: Record<string, number> = {};
  for (const part of way) {
    if ((part.r !== 'skill' && part.r !== 'named') || (part.r === 'named' && part.most)) continue;
    const skill = part.r === 'skill' ? part.skill : wordOf(context, part.id);
    levels[skill] = Math.max(levelIn(levels, skill), part.n);
  }
  const skilled = skillParts(context, cards, levels);
  return [...skilled, ...way.flatMap((part) => partOf(context, cards, part, personnelIn(skilled)))];
}

/** Who gives these levels of skills: as few personnel as can. */
function skillParts(context: Context, cards: readonly CardNumber[], wanted: Levels): Shown[] {
  const able = cards
    .map((card) => ({ card, skills: usableSkills(context, card) }))
    .filter(({ skills }) => Object.keys(wanted).some((skill) => skill in skills));
  let left = wanted;
  return fewest(able, wanted).flatMap(({ card, skills }) => {
    const used = Object.keys(left).filter((skill) => levelIn(left, skill) > 0 && levelIn(skills, skill) > 0);
    left = less(left, skills);
    return used.map((part) => ({ card, part }));
  });
}

interface Able {
  readonly card: CardNumber;
  readonly skills: Levels;
}

/** So many teams are tried; then one will do from which nobody can be left out. */
const MOST_TRIES = 20_000;

/** The smallest team of those able that has the levels wanted. */
export function fewest(able: readonly Able[], wanted: Levels): readonly Able[] {
  const search = { tries: 0 };
  for (let size = 0; size <= able.length && search.tries < MOST_TRIES; size++) {
    const found = teamOf(able, wanted, size, search);
    if (found) return found;
  }
  return withoutIdle(able, wanted);
}

/** Those of a team that are left when whoever is not needed goes, the first ones first. */
function withoutIdle(able: readonly Able[], wanted: Levels): readonly Able[] {
  const suffice = (team: readonly Able[]): boolean =>
    Object.entries(wanted).every(
      ([skill, level]) => team.reduce((sum, one) => sum + levelIn(one.skills, skill), 0) >= level,
    );
  if (!suffice(able)) return able;
  return able.reduce((team, one) => {
    const others = team.filter((other) => other !== one);
    return suffice(others) ? others : team;
  }, able);
}

/** A team of at most so many that has the levels wanted: whoever has the first open skill is tried in turn. */
function teamOf(
  able: readonly Able[],
  wanted: Levels,
  size: number,
  search: { tries: number },
): readonly Able[] | null {
  search.tries += 1;
  const open = Object.keys(wanted).find((skill) => levelIn(wanted, skill) > 0);
  if (open === undefined) return [];
  if (size === 0 || search.tries >= MOST_TRIES) return null;
  for (const [index, one] of able.entries()) {
    if (levelIn(one.skills, open) === 0) continue;
    const rest = teamOf(
      [...able.slice(0, index), ...able.slice(index + 1)],
      less(wanted, one.skills),
      size - 1,
      search,
    );
    if (rest) return [one, ...rest];
  }
  return null;
}

function less(wanted: Levels, skills: Levels): Levels {
  return Object.fromEntries(Object.entries(wanted).map(([skill, level]) => [skill, level - levelIn(skills, skill)]));
}

function partOf(
  context: Context,
  cards: readonly CardNumber[],
  part: Requirement,
  shown: readonly CardNumber[],
): readonly Shown[] {
  const { engine } = context;
  switch (part.r) {
    case 'attr':
      return attributeParts(context, cards, part, shown);
    case 'one': {
      const found = cards.find((card) => meets(context, [card], part.req));
      return found === undefined ? [] : neededFor(context, [found], part.req);
    }
    case 'card': {
      const found = cardsGiving(context, cards, part.sel);
      return found.slice(0, typeof part.sel.n === 'number' ? part.sel.n : 1).map((card) => ({ card, part: WHOLE }));
    }
    case 'persons':
      return (partOut(context, cards, part.of) ?? []).flatMap(([card, own]) => neededFor(context, [card], own));
    case 'ship': {
      const ship = attemptIn(engine)?.ship?.card;
      return ship === undefined ? [] : part.props.map((prop) => ({ card: ship, part: prop.toLowerCase() }));
    }
    case 'at':
      return neededFor(context, cards, part.req);
    case 'skillsOf': {
      const sources = candidates(context, part.what);
      return cards.flatMap((card) =>
        Object.keys(skillsInUse(engine, card))
          .filter((name) => part.except?.includes(name) !== true)
          .filter((name) => sources.some((source) => asksFor(context, source, name)))
          .map((name) => ({ card, part: name })),
      );
    }
    case 'differentSkills': {
      const first = new Map<string, CardNumber>();
      for (const card of cards)
        for (const name of Object.keys(skillsInUse(engine, card))) if (!first.has(name)) first.set(name, card);
      return [...first].slice(0, part.n).map(([name, card]) => ({ card, part: name }));
    }
    case 'and':
    case 'or':
    case 'skill':
    case 'named':
      return [];
  }
}

/** Is the skill one of a personnel, or one that a mission requires? */
function asksFor({ engine }: Context, source: CardNumber, skill: string): boolean {
  if (!isTask(engine, source)) return skill in skillsOf(engine, source);
  const requirement = requirementsOf(engine, source);
  return requirement !== null && asksForSkill(requirement, skill);
}

/**
 * "Higher than" is shown by those who are shown anyway, then by those with the most, until it is seen; of anything else every
 * personnel is shown.
 */
function attributeParts(
  context: Context,
  cards: readonly CardNumber[],
  requirement: Extract<Requirement, { r: 'attr' }>,
  shown: readonly CardNumber[],
): readonly Shown[] {
  const valued = (attributeMeeting(context, cards, requirement) ?? [])
    .map((gift) => ({ ...gift, isShown: shown.includes(gift.card) ? 1 : 0 }))
    .toSorted((one, other) => other.isShown - one.isShown || other.value - one.value);
  const wanted = amountOf(context, requirement.n);
  const isUpward = requirement.op === '>' || requirement.op === '>=';
  let total = 0;
  const needed = valued.filter(({ value }) => {
    const isSeen = compare(total, requirement.op, wanted);
    total += value;
    return !isUpward || !isSeen;
  });
  return needed.map(({ card, part }) => ({ card, part }));
}
