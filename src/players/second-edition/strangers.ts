/** Teams imagined in place of one whose faces are concealed: decks have the skills that their missions ask for. */
import { blankCard } from '../../catalog/blank.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { SECOND_EDITION_LISTS } from '../../language/grammar/second-edition/lists.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { shuffled, type Chance } from '../chance.ts';
import { meets, skillsAsked, shortfall } from './requirements.ts';
import { itemAt } from '../../engine/kernel/lists.ts';
import { levelIn } from '../../effects/meaning.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** Of a hundred personnel so many have a skill, and so many more for each mission of theirs that asks for it. */
const usual = 12;
const wanted = 8;
/** Of a hundred, so many of those who have a skill have two levels of it. */
const twice = 12;
/** Attributes lie between these, costs between those. */
const attributes = { least: 3, most: 8 };
const costs = { least: 1, most: 4 };
/** Of a hundred personnel so many have each icon. */
const icons = [
  ['command', 35],
  ['staff', 45],
] as const;

const somebody = blankCard('somebody', 'personnel');

const between = ({ least, most }: { readonly least: number; readonly most: number }, chance: Chance): number =>
  least + chance.below(most - least + 1);

const { skills: allSkills } = SECOND_EDITION_LISTS;

/** How many of a hundred have each skill, where the missions ask for these. */
function ratesOf(missions: readonly Requirement[]): readonly number[] {
  const asked = missions.map((requirement) => new Set(skillsAsked(requirement).map(([skill]) => skill)));
  return allSkills.map((skill) => usual + wanted * asked.filter((skills) => skills.has(skill)).length);
}

/** Without a prototype an object is a table from the start, whatever skills chance gives: otherwise each set of them would get a shape of its own. */
function noSkills(): Record<string, number> {
  const table: unknown = Object.create(null);
  if (typeof table !== 'object' || table === null) throw new Error('an object is no object');
  return Object.assign<object, Record<string, number>>(table, {});
}

interface Stranger extends CardView {
  readonly skills: Record<string, number>;
  readonly values: Record<string, number>;
}

function stranger(number: number, rates: readonly number[], chance: Chance): Stranger {
  const skills = noSkills();
  // By index: teams are imagined by the dozen for each stack.
  for (let index = 0; index < allSkills.length; index += 1) {
    const skill = allSkills[index];
    if (skill !== undefined && chance.below(100) < itemAt(rates, index))
      skills[skill] = chance.below(100) < twice ? 2 : 1;
  }
  return {
    number,
    definition: somebody,
    owner: 0,
    commander: null,
    values: {
      integrity: between(attributes, chance),
      cunning: between(attributes, chance),
      strength: between(attributes, chance),
      cost: between(costs, chance),
    },
    skills,
    icons: icons.filter(([, ofHundred]) => chance.below(100) < ofHundred).map(([icon]) => icon),
    keywords: [],
    affiliations: [],
    hosted: {},
  };
}

/** Gives a team what it lacks: whoever attempts a mission has what it asks for. */
function supply(requirement: Requirement, team: readonly Stranger[], chance: Chance): void {
  const anyone = (): Stranger | undefined => team[chance.below(team.length)];
  const lacks = (): boolean => !meets(requirement, team);
  switch (requirement.r) {
    case 'and':
      for (const part of requirement.of) supply(part, team, chance);
      return;
    case 'or': {
      const [nearest] = [...requirement.of].sort((one, other) => shortfall(one, team) - shortfall(other, team));
      if (nearest !== undefined) supply(nearest, team, chance);
      return;
    }
    case 'skill':
      for (let level = 0; level < requirement.n && lacks(); level += 1) {
        const one = anyone();
        if (one !== undefined) one.skills[requirement.skill] = levelIn(one.skills, requirement.skill) + 1;
      }
      return;
    case 'attr': {
      const name = typeof requirement.attr === 'string' ? requirement.attr.toLowerCase() : '';
      for (let step = 0; step < 5 * team.length && name in (team[0]?.values ?? {}) && lacks(); step += 1) {
        const one = anyone();
        if (one !== undefined) one.values[name] = valueIn(one, name) + 1;
      }
      return;
    }
    default:
      return;
  }
}

/**
 * Teams of strangers, each in an order of chance, who meet a requirement. `missions`: what their player's missions ask for.
 */
export function imaginedTeams(
  missions: readonly Requirement[],
  requirement: Requirement | null,
  chance: Chance,
): (size: number) => readonly CardView[] {
  const rates = ratesOf(missions);
  return (size) => {
    const team = Array.from({ length: size }, (_, index) => stranger(-1 - index, rates, chance));
    if (requirement !== null && size > 0) supply(requirement, team, chance);
    return shuffled(team, chance);
  };
}
