/** What each ship goes for: a mission for those who can come, at once or by way of others who wait somewhere. */
import type { CardView } from '../../engine/showing/view.ts';
import { ofLatest } from '../remembered.ts';
import { unstopped } from '../second-edition/position.ts';
import { isDoomed, isHeld } from './ailments.ts';
import { inTurns, mayAttempt, prospectOf, type Prospect } from './campaign.ts';
import { rangeBetween, treatiesOf, type Location, type Place, type Position } from './position.ts';
import { emptyPlaces, mayBeWith } from './staffing.ts';
import { valueIn } from '../../engine/showing/looking.ts';

export interface Plan {
  /** Where the ship goes next; where it is, if it stays. */
  readonly via: Location;
  readonly goal: Location;
  readonly worth: number;
}

/** A ship of the bot's where it is, and those who can go with it. */
export interface Squadron {
  readonly location: Location;
  readonly ship: Place;
  /** Those aboard, at outposts and on the planet there; only those aboard where others have been there first. */
  readonly team: readonly CardView[];
  /** Whether those of the location come with it. */
  readonly loads: boolean;
  readonly plan: Plan | null;
}

/** An attempt is made when so many of the imagined campaigns succeed … */
const GOOD_CHANCES = 5;
/** … and bring so much, in hundredths of a point. */
const GOOD_WORTH = 500;

/** Whether an attempt had better be made. */
export const isGood = ({ worth, successes }: Prospect): boolean => successes >= GOOD_CHANCES && worth >= GOOD_WORTH;

const rangeLeft = ({ card }: Place): number => card.ship?.rangeLeft ?? valueIn(card, 'range');
const rangeOf = ({ card }: Place): number => valueIn(card, 'range');

/** Whether they can fly the ship at all. */
const canFly = (ship: Place, team: readonly CardView[]): boolean =>
  !isHeld(ship, team) && rangeOf(ship) > 0 && emptyPlaces(ship.card, team) === 0;

/** Whether those aboard had better leave: the ship is lost, or they get nowhere with it. */
const isLost = (ship: Place): boolean => isDoomed(ship, ship.people) || !canFly(ship, ship.people);

/** The bot's other ships there whose people would rather be aboard this one. */
export const leftFor = (ship: Place, { ships }: Location): readonly Place[] =>
  isDoomed(ship, ship.people)
    ? []
    : ships.filter((other) => other !== ship && other.people.length > 0 && isLost(other));

/** Those who could go aboard there and be of use at once. */
const waitingFor = (position: Position, ship: Place, location: Location): readonly CardView[] =>
  [...location.people, ...[...location.outposts, ...leftFor(ship, location)].flatMap(({ people }) => people)].filter(
    (one) => mayBeWith(one, ship.card, treatiesOf(position)),
  );

/** How many turns it takes to have flown so far with what is left of this one. */
const turnsFor = (range: number, left: number, each: number): number =>
  range <= left ? 0 : Math.trunc((range - left + each - 1) / each);

const best = (plans: readonly Plan[]): Plan | null =>
  plans.reduce<Plan | null>((one, other) => (one === null || other.worth > one.worth ? other : one), null);

/** The missions that the bot could still complete. */
export const openMissions = ofLatest(({ line }: Position): readonly Location[] =>
  line.filter(({ isCompleted, requirement, points }) => !isCompleted && requirement !== null && points > 0),
);

function planFor(
  position: Position,
  { location, ship, team }: Omit<Squadron, 'plan'>,
  isFree: (there: Location) => boolean,
): Plan | null {
  const goals = openMissions(position);
  const plans: Plan[] = [];
  const consider = (via: Location, goal: Location, all: readonly CardView[], turns: number): void => {
    if (!mayAttempt(goal, all) || (turns > 0 && isDoomed(ship, all))) return;
    const prospect = prospectOf(position, goal, all, ship.card);
    if (isGood(prospect)) plans.push({ via, goal, worth: Math.trunc((prospect.worth * inTurns(turns)) / 100) });
  };
  const free = (there: Location): readonly CardView[] =>
    there !== location && isFree(there) ? waitingFor(position, ship, there) : [];
  const isCrewed = canFly(ship, team);
  for (const goal of goals) {
    if (goal === location) consider(location, goal, team, 0);
    else if (isCrewed) {
      const turns = turnsFor(rangeBetween(position, location, goal), rangeLeft(ship), rangeOf(ship));
      const there = goal.isPlanet
        ? free(goal).filter(({ number }) => goal.people.some((one) => one.number === number))
        : [];
      consider(goal, goal, [...team, ...there], turns);
    }
  }
  if (!isCrewed) return best(plans);
  for (const via of position.line) {
    const others = free(via);
    if (others.length === 0) continue;
    const range = rangeBetween(position, location, via);
    const turns = turnsFor(range, rangeLeft(ship), rangeOf(ship));
    const left = Math.max(0, rangeLeft(ship) + turns * rangeOf(ship) - range);
    for (const goal of goals) {
      const onward = turnsFor(rangeBetween(position, via, goal), left, rangeOf(ship));
      consider(via, goal, [...team, ...others], turns + onward + 1);
    }
  }
  return best(plans);
}

/** What each ship goes for, the best first. Those of a location go with one ship: another counts on its crew alone. */
export const squadronsOf = ofLatest((position: Position): readonly Squadron[] => {
  let waiting = position.line.flatMap((location) =>
    location.ships.filter(({ card }) => card.stopped !== true).map((ship) => ({ location, ship })),
  );
  const taken = new Set<Location>();
  const result: Squadron[] = [];
  const isFree = (there: Location): boolean => !taken.has(there);
  const worthOf = ({ plan }: Squadron): number => plan?.worth ?? 0;
  while (waiting.length > 0) {
    const all = waiting.map(({ location, ship }): Squadron => {
      const loads = isFree(location);
      const team = unstopped([...ship.people, ...(loads ? waitingFor(position, ship, location) : [])]);
      return { location, ship, team, loads, plan: planFor(position, { location, ship, team, loads }, isFree) };
    });
    const [first] = all.sort(
      (one, other) =>
        worthOf(other) - worthOf(one) ||
        other.team.length - one.team.length ||
        one.ship.card.number - other.ship.card.number,
    );
    if (first === undefined) break;
    result.push(first);
    taken.add(first.location);
    if (first.plan !== null) taken.add(first.plan.via);
    waiting = waiting.filter(({ ship }) => ship !== first.ship);
  }
  return result;
});
