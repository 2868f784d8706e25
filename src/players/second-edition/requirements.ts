/** How far a team is from meeting requirements, as a player would count it off the cards. */
import type { CardView } from '../../engine/showing/view.ts';
import type { Amount, Op, Requirement, Sel } from '../../language/tree/index.ts';
import type { Chance } from '../chance.ts';
import { Roster, TeamLeft, WholeTeam, type Team } from './teams.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

/** What an unmet part weighs that cannot be counted off the cards (a named card, an amount that depends on the game). */
const uncountable = 4;
/** A missing skill is worth about a whole personnel, as is this much of an attribute. */
const skillWeight = 3;
const attributeStep = 2;

const anyAttribute = ['integrity', 'cunning', 'strength'];

const least = (op: Op, bound: number): number => (op === '>' ? bound + 1 : bound);

const fixed = (amount: Amount): number | null => (typeof amount === 'number' ? amount : null);

/** 0 if the team meets it; otherwise more the farther it is away. */
export const shortfall = (requirement: Requirement, team: readonly CardView[]): number =>
  shortfallOf(requirement, new WholeTeam(team));

/** The same for a team, however it is counted. */
export const shortfallOf = (requirement: Requirement, team: Team): number => lack(requirement, team);

/** Whether the team meets it. */
export const meets = (requirement: Requirement, team: readonly CardView[]): boolean =>
  isMetBy(requirement, new WholeTeam(team));

/** Whether the team meets it, however it is counted. */
export const isMetBy = (requirement: Requirement, team: Team): boolean => lack(requirement, team, 0) === 0;

const nobody = new WholeTeam([]);

/** How far the team is from it; where that is more than `enough`, it may be farther still. */
function lack(requirement: Requirement, team: Team, enough = Infinity): number {
  switch (requirement.r) {
    case 'and': {
      let sum = 0;
      for (const part of requirement.of) {
        sum += lack(part, team, enough - sum);
        if (sum > enough) break;
      }
      return sum;
    }
    case 'or': {
      let nearest = Infinity;
      for (const part of requirement.of) {
        nearest = Math.min(nearest, lack(part, team, enough));
        if (nearest === 0) break;
      }
      return nearest;
    }
    case 'skill':
      return Math.max(0, requirement.n - team.levels(requirement.skill)) * skillWeight;
    case 'attr': {
      const bound = fixed(requirement.n);
      if (bound === null || typeof requirement.attr !== 'string') return uncountable;
      const best = requirement.attr === 'any' ? bestTotal(team) : team.total(requirement.attr.toLowerCase());
      return Math.ceil(Math.max(0, least(requirement.op, bound) - best) / attributeStep);
    }
    case 'one':
      return lackOfOne(requirement.req, team, enough);
    case 'persons': {
      let sum = 0;
      for (const part of requirement.of) sum += lackOfOne(part, team, enough);
      return sum;
    }
    case 'at':
      return lack(requirement.req, team, enough);
    case 'differentSkills':
      return Math.max(0, requirement.n - team.differentSkills());
    case 'card':
      return missingCards(requirement.sel, team) * skillWeight;
    case 'ship':
    case 'named':
    case 'skillsOf':
      return uncountable;
  }
}

/** How far the one of them is from it who is nearest. */
function lackOfOne(requirement: Requirement, team: Team, enough: number): number {
  if (team.size === 0) return lack(requirement, nobody, enough);
  let nearest = Infinity;
  for (const one of team.each()) {
    nearest = Math.min(nearest, lack(requirement, one, enough));
    if (nearest === 0) break;
  }
  return nearest;
}

function bestTotal(team: Team): number {
  let best = -Infinity;
  for (const attribute of anyAttribute) best = Math.max(best, team.total(attribute));
  return best;
}

/** How many cards of a kind are missing; those asked for may be no personnel, and then they are. */
function missingCards({ n, f }: Sel, team: Team): number {
  const least =
    typeof n === 'number' ? n : typeof n === 'object' && 'min' in n && typeof n.min === 'number' ? n.min : 1;
  return Math.max(0, least - team.fitting(f));
}

/** The skills a requirement speaks of, in any of its ways, with the levels it asks for. */
export function skillsAsked(requirement: Requirement): readonly (readonly [skill: string, levels: number])[] {
  switch (requirement.r) {
    case 'and':
    case 'or':
      return requirement.of.flatMap(skillsAsked);
    case 'skill':
      return [[requirement.skill, requirement.n]];
    default:
      return [];
  }
}

/** Of a hundred dilemmas drawn against a team, so many take somebody out of the attempt. */
const takesOne = 28;
/** A dilemma that stops everybody is among those drawn beyond the first two, so many times of a hundred for each … */
const drawnWithout = 2;
const stopsAll = 18;
/** … and asks for this many levels of one of so many skills. */
const levelsAsked = 2;
const waysOut = 2;
export const rounds = 20;
/** What opponents stack is better chosen than chance: of so many attempts that succeed in imagination so many do (in 40 games of all decks). */
const foreseen = { of: 5, counts: 4 } as const;

/**
 * How many of 20 imagined attempts succeed: each loses some of the team by chance, more the more dilemmas are drawn, and may meet one that
 * stops everybody who lacks the skills. `beneath` is the number of dilemmas beneath the mission, `skills` what dilemmas may ask for.
 */
export function prospects(
  requirement: Requirement,
  team: readonly CardView[],
  beneath: number,
  skills: readonly string[],
  chance: Chance,
): number {
  const drawn = Math.max(0, team.length - beneath);
  const roster = new Roster(team);
  const everybody = team.map((_, index) => index);
  if (!isMetBy(requirement, new TeamLeft(roster, everybody))) return 0;
  let successes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const left = everybody.slice();
    const those = new TeamLeft(roster, left);
    for (let one = 0; one < drawn; one += 1) if (chance.below(100) < takesOne) takeOut(left, chance.below(left.length));
    const isStopped =
      skills.length > 0 && chance.below(100) < (drawn - drawnWithout) * stopsAll && !findsWayOut(those, skills, chance);
    if (!isStopped && isMetBy(requirement, those)) successes += 1;
  }
  return drawn === 0 ? successes : Math.trunc((successes * foreseen.counts) / foreseen.of);
}

/** Takes the one at that place out of the list, if there is one. */
function takeOut(list: number[], at: number): void {
  for (let index = at + 1; index < list.length; index += 1) list[index - 1] = itemAt(list, index);
  list.pop();
}

/** Whether they have what is asked of whoever is to go on, in any of the ways that chance draws. */
function findsWayOut(team: Team, skills: readonly string[], chance: Chance): boolean {
  let isFound = false;
  for (let way = 0; way < waysOut; way += 1) {
    const skill = skills[chance.below(skills.length)];
    isFound ||= skill !== undefined && team.levels(skill) >= levelsAsked;
  }
  return isFound;
}
