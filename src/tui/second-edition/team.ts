/** What a team has against what a mission asks, counted off the cards as a player would. */
import { SECOND_EDITION, SECOND_EDITION_LEXICON } from '../../language/grammar/second-edition/index.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { compileRequirements, renderRequirement } from '../../language/index.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { shortfall } from '../../players/second-edition/requirements.ts';
import { hosted, seatOf } from '../frame/cards.ts';
import { missionsOf, attributeNames } from './card-facts.ts';
import type { Measure } from '../frame/question/marking.ts';

const read = new Map<string, Requirement | null>();

/** A mission's requirements as a tree; null where it has none, or none that can be counted. */
const requirementOf = (mission: CardView): Requirement | null =>
  requirementIn(mission.requirements ?? mission.definition.mission?.requirements ?? '');

function requirementIn(words: string): Requirement | null {
  const known = read.get(words);
  if (known !== undefined) return known;
  const compiled = words === '' ? null : compileRequirements(words, SECOND_EDITION_LEXICON);
  const requirement = compiled === null || 'problem' in compiled ? null : compiled;
  read.set(words, requirement);
  return requirement;
}

const sum = (cards: readonly CardView[], value: (card: CardView) => number): number =>
  cards.reduce((total, card) => total + value(card), 0);

/** Each thing the mission asks, and how far the team is: `Diplomacy 1/2`, `Cunning 32/>30`. */
export function requirementMeasures(mission: CardView, team: readonly CardView[]): readonly Measure[] {
  const requirement = requirementOf(mission);
  return requirement === null ? [] : measuresOf(requirement, team);
}

/** What a dilemma lets the team escape by (`Unless 2 Law or Cunning>32: …`), and how far the team is; empty where nothing can be counted. */
export const escapeMeasures = (text: string, team: readonly CardView[]): readonly Measure[] =>
  [...text.matchAll(/\bunless ([^:;.]+)/gi)].flatMap(([, words = '']) => {
    const requirement = requirementIn(words.trim());
    return requirement === null ? [] : measuresOf(requirement, team);
  });

function measuresOf(requirement: Requirement, team: readonly CardView[]): readonly Measure[] {
  const met = shortfall(requirement, team) === 0;
  switch (requirement.r) {
    case 'and':
      return requirement.of.flatMap((part) => measuresOf(part, team));
    case 'or': {
      // Of several ways the one that is nearest.
      const [nearest] = [...requirement.of].sort((a, b) => shortfall(a, team) - shortfall(b, team));
      return nearest === undefined ? [] : measuresOf(nearest, team);
    }
    case 'skill': {
      const levels = sum(team, ({ skills }) => skills[requirement.skill] ?? 0);
      return [{ text: `${requirement.skill} ${levels}/${requirement.n}`, met }];
    }
    case 'attr': {
      const { attr, op, n } = requirement;
      if (typeof attr !== 'string' || attr === 'any' || typeof n !== 'number') break;
      return [{ text: `${attr} ${sum(team, ({ values }) => values[attr.toLowerCase()] ?? 0)}/${op}${n}`, met }];
    }
    case 'card':
    case 'named':
    case 'one':
    case 'persons':
    case 'ship':
    case 'at':
    case 'skillsOf':
    case 'differentSkills':
      break;
  }
  return [{ text: renderRequirement(requirement, SECOND_EDITION), met }];
}

/** The viewer's missions that are not completed and whose requirements the team has. */
export const missionsMet = (view: View, team: readonly CardView[]): readonly CardView[] =>
  missionsOf(view, seatOf(view)).filter((mission) => !mission.completed && lackFor(mission, team) === 0);

/** How far a team is from what a mission requires: 0 has it all; without end where that can't be counted. */
export function lackFor(mission: CardView, team: readonly CardView[]): number {
  const requirement = requirementOf(mission);
  return requirement === null ? Infinity : shortfall(requirement, team);
}

/** The viewer's personnel that are not stopped: aboard a ship, or on a planet. */
export function teamAt(view: View, place: CardView): readonly CardView[] {
  const relation = place.definition.type === 'ship' ? 'aboard' : 'here';
  return hosted(place, relation)
    .flatMap(({ cards }) => cards)
    .filter(
      ({ definition, stopped, commander }) => definition.type === 'personnel' && !stopped && commander === seatOf(view),
    );
}

/** What a team has together: numbers and skills, plain sums of what the view shows. */
export function sumText(team: readonly CardView[]): string {
  if (team.length === 0) return '';
  const numbers = attributeNames('personnel').map(
    (name) => `${name.slice(0, 3)} ${sum(team, (card) => card.values[name] ?? 0)}`,
  );
  const skills = new Map<string, number>();
  for (const { skills: own } of team)
    for (const [skill, level] of Object.entries(own)) skills.set(skill, (skills.get(skill) ?? 0) + level);
  const list = [...skills]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([skill, level]) => (level > 1 ? `${level} ${skill}` : skill));
  return `${numbers.join(' ')} · ${list.join(', ')}`;
}
