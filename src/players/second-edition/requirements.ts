/** How far a team is from meeting requirements, as a player would count it off the cards. */
import type { CardView } from '../../engine/showing/view.ts';
import type { Amount, Op, Requirement, Sel } from '../../language/tree/index.ts';
import type { Chance } from '../chance.ts';
import { Roster, TeamLeft, WholeTeam, type Team } from './teams.ts';

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
  lack(requirement, new WholeTeam(team));

const nobody = new WholeTeam([]);

function lack(requirement: Requirement, team: Team): number {
  switch (requirement.r) {
    case 'and': {
      let sum = 0;
      for (const part of requirement.of) sum += lack(part, team);
      return sum;
    }
    case 'or':
      return Math.min(...requirement.of.map((part) => lack(part, team)));
    case 'skill':
      return Math.max(0, requirement.n - team.levels(requirement.skill)) * skillWeight;
    case 'attr': {
      const bound = fixed(requirement.n);
      if (bound === null || typeof requirement.attr !== 'string') return uncountable;
      const attributes = requirement.attr === 'any' ? anyAttribute : [requirement.attr.toLowerCase()];
      const best = Math.max(...attributes.map((attribute) => team.total(attribute)));
      return Math.ceil(Math.max(0, least(requirement.op, bound) - best) / attributeStep);
    }
    case 'one':
      return team.size === 0
        ? lack(requirement.req, nobody)
        : Math.min(...team.each().map((one) => lack(requirement.req, one)));
    case 'persons':
      return requirement.of.reduce((sum, part) => sum + lack({ r: 'one', req: part }, team), 0);
    case 'at':
      return lack(requirement.req, team);
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
const rounds = 20;

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
  if (shortfall(requirement, team) > 0) return 0;
  const drawn = Math.max(0, team.length - beneath);
  const roster = new Roster(team);
  const everybody = team.map((_, index) => index);
  let successes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const left = everybody.slice();
    const those = new TeamLeft(roster, left);
    for (let one = 0; one < drawn; one += 1)
      if (chance.below(100) < takesOne) left.splice(chance.below(left.length), 1);
    const isStopped =
      skills.length > 0 &&
      chance.below(100) < (drawn - drawnWithout) * stopsAll &&
      Array.from({ length: waysOut }, () => skills[chance.below(skills.length)]).every(
        (skill) => skill === undefined || those.levels(skill) < levelsAsked,
      );
    if (!isStopped && lack(requirement, those) === 0) successes += 1;
  }
  return successes;
}
