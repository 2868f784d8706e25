/** Which missions the bot goes for, and with whom. */
import { SECOND_EDITION, SECOND_EDITION_LEXICON } from '../../language/grammar/second-edition/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { compileRequirements } from '../../language/index.ts';
import type { Chance } from '../chance.ts';
import { hosted, type Position, type Site } from './position.ts';
import { prospects, shortfall } from './requirements.ts';

const read = new Map<string, Requirement | null>();

/** A mission's requirements as a tree; null where there are none or they cannot be read. */
function requirementsOf(mission: CardView): Requirement | null {
  const words = mission.requirements ?? mission.definition.mission?.requirements ?? '';
  if (words === '') return null;
  const known = read.get(words);
  if (known !== undefined) return known;
  const compiled = compileRequirements(words, SECOND_EDITION_LEXICON);
  const requirement = 'problem' in compiled ? null : compiled;
  read.set(words, requirement);
  return requirement;
}

/** Own missions that can still be completed. */
export const goals = (position: Position): readonly Site[] =>
  position.sites.filter(
    (site) =>
      site.owner === position.seat &&
      !site.card.completed &&
      site.card.definition.mission?.kind !== 'headquarters' &&
      requirementsOf(site.card) !== null,
  );

/** Whether somebody of the team has an affiliation that may attempt; a sentence instead of icons is taken as a yes. */
export function mayAttempt(mission: CardView, team: readonly CardView[]): boolean {
  const icons = [...(mission.definition.mission?.attempt ?? '').matchAll(/\[([A-Za-z]+)\]/g)].map((match) => match[1]);
  const wanted = icons.flatMap((icon) =>
    icon === undefined ? [] : [SECOND_EDITION.icons.affiliationOf(icon) ?? icon],
  );
  if (wanted.length === 0 || /[a-z]{2} /.test(mission.definition.mission?.attempt ?? '')) return true;
  return team.some((card) => card.affiliations.some((affiliation) => wanted.includes(affiliation)));
}

/** How many of 20 attempts by the team would succeed. */
export function chancesAt(site: Site, team: readonly CardView[], chance: Chance): number {
  const requirement = requirementsOf(site.card);
  if (requirement === null || !mayAttempt(site.card, team)) return 0;
  return prospects(requirement, team, site.beneath, chance);
}

/** How far a team is from what the mission asks for. */
export function distanceTo(site: Site, team: readonly CardView[]): number {
  const requirement = requirementsOf(site.card);
  return requirement === null ? 0 : shortfall(requirement, team) + (mayAttempt(site.card, team) ? 0 : 3);
}

const pointsOf = (site: Site): number => site.card.values['points'] ?? site.card.definition.mission?.points ?? 0;

/** Whether the bot has completed a mission of that kind: to win, it needs one of each. */
const hasCompleted = (position: Position, kind: string): boolean =>
  position.sites.some(
    (site) => site.owner === position.seat && site.card.completed && site.card.definition.mission?.kind === kind,
  );

/** What a mission is worth to the bot now: its points, and more where its kind is still needed to win. */
export function worthOf(position: Position, site: Site): number {
  const kind = site.card.definition.mission?.kind ?? '';
  return pointsOf(site) + (hasCompleted(position, kind) ? 0 : 15);
}

/** The range a ship needs from one mission to another, as printed spans and regions have it. */
export function rangeBetween(from: CardView, to: CardView): number {
  const one = from.definition.mission;
  const other = to.definition.mission;
  if (one === undefined || other === undefined) return 0;
  const region = from.definition.keywords['Region'];
  const spans = (from.values['span'] ?? one.span) + (to.values['span'] ?? other.span);
  const isSameRegion = region !== undefined && region === to.definition.keywords['Region'];
  return spans + (one.quadrant === other.quadrant ? 0 : 2) - (isSameRegion ? 2 : 0);
}

/** Titles of the dilemmas beneath a mission: a copy of one of them would be overcome unseen. */
export const titlesBeneath = (mission: CardView): ReadonlySet<string> =>
  new Set(hosted(mission, 'beneath').map((card) => card.definition.title));
