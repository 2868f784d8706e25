/** Which missions the bot goes for, and with whom. */
import { textOf } from '../../effects/reading/index.ts';
import { SECOND_EDITION_LISTS } from '../../language/grammar/second-edition/lists.ts';
import { ICONS } from '../../language/grammar/second-edition/icons.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { POINTS_TO_WIN } from '../../rules/second-edition/constants.ts';
import { chanceFrom } from '../chance.ts';
import { hosted, ofPosition, type Position, type Site } from './position.ts';
import { prospects, shortfall } from './requirements.ts';

/** A mission's requirements as a tree; null where there are none or they cannot be read. */
export const requirementsOf = (mission: CardView): Requirement | null => textOf(mission.definition).requirements;

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

const estimates = ofPosition(() => new Map<string, number>());

/**
 * How many of 20 attempts by the team would succeed. Imagined with tosses of the turn and the mission: a plan holds as long as those it counts on do.
 */
export function chancesAt(position: Position, site: Site, team: readonly CardView[]): number {
  const requirement = requirementsOf(site.card);
  if (requirement === null || !mayAttempt(site.card, team)) return 0;
  const inOrder = [...team].sort((one, other) => one.number - other.number);
  const key = [site.card.number, ...inOrder.map((card) => card.number)].join(' ');
  const known = estimates(position).get(key);
  if (known !== undefined) return known;
  const chance = chanceFrom(position.turn, position.seat, site.card.number);
  const chances = prospects(requirement, inOrder, site.beneath, SECOND_EDITION_LISTS.skills, chance);
  estimates(position).set(key, chances);
  return chances;
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

/** What the first mission of a kind is worth beyond its points. */
const firstOfKind = 15;
/** A mission that brings no win nearer still counts where the decks run out. */
const forNothing = 5;

/** The points that the bot needs from missions of kinds it has completed: the best of each other kind will bring the rest. */
function pointsWanted(position: Position, but: string): number {
  const lacking = ['planet', 'space'].filter((kind) => kind !== but && !hasCompleted(position, kind));
  const best = lacking.map((kind) =>
    Math.max(
      0,
      ...goals(position)
        .filter((site) => kindOf(site) === kind)
        .map(pointsOf),
    ),
  );
  return POINTS_TO_WIN - position.score - best.reduce((sum, points) => sum + points, 0);
}

const kindOf = (site: Site): string => site.card.definition.mission?.kind ?? '';

export const isPlanet = (site: Site): boolean => kindOf(site) === 'planet';

/** What a mission is worth to the bot now: the points it still needs, and more where a mission of the kind is missing to win. */
export function worthOf(position: Position, site: Site): number {
  const kind = kindOf(site);
  if (!hasCompleted(position, kind)) return pointsOf(site) + firstOfKind;
  return pointsWanted(position, kind) > 0 ? pointsOf(site) : forNothing;
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
