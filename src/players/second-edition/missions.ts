/** Which missions the bot goes for, and with whom. */
import { textOf } from '../../effects/reading/index.ts';
import { placeFacts } from '../../effects/terms.ts';
import { SECOND_EDITION_LISTS } from '../../language/grammar/second-edition/lists.ts';
import { ICONS } from '../../language/grammar/second-edition/icons.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { POINTS_TO_WIN } from '../../rules/second-edition/constants.ts';
import { chanceFrom } from '../chance.ts';
import { remembered } from '../remembered.ts';
import { likenessOf } from './likeness.ts';
import { hosted, kindOf, ofPosition, type Goal, type Position, type Site } from './position.ts';
import { meets, prospects, rounds, shortfallOf } from './requirements.ts';
import { WholeTeam, type Team } from './teams.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** A mission's requirements as a tree; null where there are none or they cannot be read. */
export const requirementsOf = (mission: CardView): Requirement | null => textOf(mission.definition).requirements;

/** What the bot can still complete. */
export const goals = ofPosition((position): readonly Goal[] => position.board.goals(position));

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

/** Whether somebody of the team has an affiliation that may attempt, and whatever else it takes; a sentence instead of icons is taken as a yes. */
export function mayAttempt({ board }: Position, goal: Goal, team: readonly CardView[]): boolean {
  const wanted = affiliationsFor(goal.task.definition.mission?.attempt ?? '');
  const isOfThem =
    wanted.length === 0 || team.some((card) => card.affiliations.some((affiliation) => wanted.includes(affiliation)));
  return isOfThem && board.needs(goal).every((need) => meets(need, team));
}

/** As many attempts are imagined. */
export const mostChances = rounds;

/** What was found of a mission this turn, as long as it counts as it does. */
const estimates = remembered((_: CardView['values']) => ({ turn: 0, found: new Map<string, number>() }));

/**
 * How many of 20 attempts by the team would succeed. Imagined with tosses of the turn and the mission: a plan holds as long as those it counts on do.
 */
export function chancesAt(position: Position, goal: Goal, team: readonly CardView[]): number {
  const { site, task } = goal;
  const requirement = requirementsOf(task);
  if (requirement === null || !mayAttempt(position, goal, team) || !meets(requirement, team)) return 0;
  const { turn, seat } = position;
  const inOrder = [...team].sort((one, other) => one.number - other.number);
  const key = [turn, seat, site.beneath, task.number, likenessOf(task), ...inOrder.map(likenessOf)].join(' ');
  const estimated = estimates(task.values);
  if (estimated.turn !== turn) estimated.found.clear();
  estimated.turn = turn;
  const known = estimated.found.get(key);
  if (known !== undefined) return known;
  const chance = chanceFrom(turn, seat, task.number);
  const chances = prospects(requirement, inOrder, site.beneath, SECOND_EDITION_LISTS.skills, chance);
  estimated.found.set(key, chances);
  return chances;
}

/** How far a team is from what is asked for; `counted`: that team as it counts. */
export function distanceTo(
  position: Position,
  goal: Goal,
  team: readonly CardView[],
  counted: Team = new WholeTeam(team),
): number {
  const requirement = requirementsOf(goal.task);
  return requirement === null ? 0 : shortfallOf(requirement, counted) + (mayAttempt(position, goal, team) ? 0 : 3);
}

const pointsOf = ({ task }: Goal): number => valueIn(task, 'points');

/** Whether the bot has completed something of that kind: to win, it needs one of each. */
const hasCompleted = (position: Position, kind: string): boolean => position.board.hasCompleted(position, kind);

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
        .filter(({ site }) => kindOf(site) === kind)
        .map(pointsOf),
    ),
  );
  return POINTS_TO_WIN - position.score - best.reduce((sum, points) => sum + points, 0);
}

const worths = ofPosition(
  (position): ReadonlyMap<Goal, number> => new Map(goals(position).map((goal) => [goal, worthNow(position, goal)])),
);

/** What a mission is worth to the bot now: the points it still needs, and more where a mission of the kind is missing to win. */
export const worthOf = (position: Position, goal: Goal): number =>
  worths(position).get(goal) ?? worthNow(position, goal);

function worthNow(position: Position, goal: Goal): number {
  const kind = kindOf(goal.site);
  if (!hasCompleted(position, kind)) return pointsOf(goal) + firstOfKind;
  return pointsWanted(position, kind) > 0 ? pointsOf(goal) : forNothing;
}

/** The range a ship needs from one place to another, as printed spans and regions have it. */
export function rangeBetween({ board }: Position, from: Site, to: Site): number {
  const one = placeFacts(from.card.definition);
  const other = placeFacts(to.card.definition);
  if (one === undefined || other === undefined) return 0;
  const region = from.card.definition.keywords['Region'];
  const spans = valueIn(from.card, 'span') + valueIn(to.card, 'span');
  const isSameRegion = region !== undefined && region === to.card.definition.keywords['Region'];
  return spans + (one.quadrant === other.quadrant ? 0 : board.crossing(from, to)) - (isSameRegion ? 2 : 0);
}

/** Titles of the dilemmas beneath a mission: a copy of one of them would be overcome unseen. */
export const titlesBeneath = (mission: CardView): ReadonlySet<string> =>
  new Set(hosted(mission, 'beneath').map((card) => card.definition.title));
