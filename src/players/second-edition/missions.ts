/** Which missions the bot goes for, and with whom. */
import { textOf } from '../../effects/reading/index.ts';
import { ICONS } from '../../language/grammar/second-edition/icons.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Requirement } from '../../language/tree/index.ts';
import type { Chance } from '../chance.ts';
import { hosted, ofPosition, type Position, type Site } from './position.ts';
import { prospects, shortfall } from './requirements.ts';

/** A mission's requirements as a tree; null where there are none or they cannot be read. */
const requirementsOf = (mission: CardView): Requirement | null => textOf(mission.definition).requirements;

/** Own missions that can still be completed. */
export const goals = ofPosition((position): readonly Site[] =>
  position.sites.filter(
    (site) =>
      site.owner === position.seat &&
      !site.card.completed &&
      site.card.definition.mission?.kind !== 'headquarters' &&
      requirementsOf(site.card) !== null,
  ),
);

const read = new Map<string, readonly string[]>();

/** The affiliations that an attempt line names by their icons; none where it is a sentence instead. */
function affiliationsFor(attempt: string): readonly string[] {
  const known = read.get(attempt);
  if (known !== undefined) return known;
  const icons = /[a-z]{2} /.test(attempt) ? [] : [...attempt.matchAll(/\[([A-Za-z]+)\]/g)];
  const wanted = icons.flatMap(([, icon]) => (icon === undefined ? [] : [ICONS.affiliationOf(icon) ?? icon]));
  read.set(attempt, wanted);
  return wanted;
}

/** Whether somebody of the team has an affiliation that may attempt; a sentence instead of icons is taken as a yes. */
export function mayAttempt(mission: CardView, team: readonly CardView[]): boolean {
  const wanted = affiliationsFor(mission.definition.mission?.attempt ?? '');
  return (
    wanted.length === 0 || team.some((card) => card.affiliations.some((affiliation) => wanted.includes(affiliation)))
  );
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
