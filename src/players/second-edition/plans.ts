/** What each ship goes for: a mission now, or people to fetch for one later. */
import type { CardView } from '../../engine/showing/view.ts';
import { chancesAt, distanceTo, goals, rangeBetween, worthOf } from './missions.ts';
import {
  everyoneAt,
  isPlanet,
  ofPosition,
  unstopped,
  type Goal,
  type OwnShip,
  type Position,
  type Site,
} from './position.ts';

/** An attempt is made when at least this many of 20 imagined ones succeed … */
export const goodChances = 6;
/** … or, however slim the chance, by this many: what they overcome will not be faced again. */
export const crowd = 9;
/** A crowd's attempt counts as if at least this many succeeded. */
const crowdChances = 3;

/** What an attempt of the next turn counts of what it counts now. */
const later = { of: 2, counts: 1 } as const;

export interface Plan {
  /** Where the ship goes next; where it is, if it waits there. */
  readonly via: Site;
  readonly goal: Goal;
  /** The attempt is for this turn. */
  readonly isNow: boolean;
  readonly worth: number;
}

export interface Planned {
  readonly site: Site;
  readonly ship: OwnShip;
  readonly plan: Plan | null;
  /** The people of the place may come: no other ship there has the better plan for them. */
  readonly loads: boolean;
}

const rangeOf = (ship: OwnShip): number => ship.card.values['range'] ?? 0;

/** The range a ship has left in this turn. */
const rangeLeft = (ship: OwnShip): number => ship.card.ship?.rangeLeft ?? rangeOf(ship);

/** Whether these people staff the ship, as far as its missing icons tell: each stands for one of them. */
function canStaff({ board }: Position, ship: OwnShip, coming: readonly CardView[]): boolean {
  const left = coming.filter((card) => board.mayStaff(ship.card, card));
  return (ship.card.ship?.missing ?? []).every((icon) => {
    const fitting = left.findIndex((card) => card.icons.includes(icon) || card.affiliations.includes(icon));
    const index =
      fitting >= 0 ? fitting : left.findIndex((card) => icon !== 'command' && card.icons.includes('command'));
    const anybody = index >= 0 || icon !== 'affiliation' ? index : left.length - 1;
    if (anybody >= 0 && icon !== 'affiliation') left.splice(anybody, 1);
    return anybody >= 0;
  });
}

/** Worth times chances of an attempt by the team; null where it is not to be made. */
function valueAt(position: Position, goal: Goal, team: readonly CardView[]): number | null {
  const chances = chancesAt(position, goal, team);
  const isCrowd = team.length >= crowd && distanceTo(position, goal, team) === 0;
  if (chances < goodChances && !isCrowd) return null;
  return worthOf(position, goal) * Math.max(chances, crowdChances);
}

/** Attempts of this turn: where the ship is or as far as it comes. */
function plansNow(position: Position, site: Site, ship: OwnShip, team: readonly CardView[], mayLeave: boolean): Plan[] {
  return goals(position).flatMap((goal) => {
    const isHere = goal.site === site;
    if (!isHere && (!mayLeave || rangeBetween(position, site, goal.site) > rangeLeft(ship))) return [];
    const value = valueAt(position, goal, [...team, ...(isHere ? [] : unstopped(goal.site.people))]);
    return value === null ? [] : [{ via: goal.site, goal, isNow: true, worth: value - (isHere ? 0 : 1) }];
  });
}

/** Attempts of the next turn by those aboard and those fetched from a place, which may be where the ship is. */
function plansLater(
  position: Position,
  via: Site,
  ship: OwnShip,
  team: readonly CardView[],
  isFree: (site: Site) => boolean,
): Plan[] {
  return goals(position).flatMap((goal) => {
    if (goal.site !== via && rangeBetween(position, via, goal.site) > rangeOf(ship)) return [];
    const there = isFree(goal.site) ? goal.site.people.filter((card) => !team.includes(card)) : [];
    const value = valueAt(position, goal, [...team, ...there]);
    if (value === null) return [];
    return [{ via, goal, isNow: false, worth: Math.trunc((value * later.counts) / later.of) }];
  });
}

/** The best plan of a ship whose team may go; `isFree` tells whether the people of a place wait for whoever comes. */
function planFor(
  position: Position,
  site: Site,
  ship: OwnShip,
  loads: boolean,
  isFree: (site: Site) => boolean,
): Plan | null {
  const own = unstopped(ship.crew);
  const team = loads ? [...own, ...unstopped(site.people)] : own;
  const mayLeave = canStaff(position, ship, loads ? unstopped(site.people) : []);
  const stops = position.sites.filter(
    (stop) => stop !== site && mayLeave && isFree(stop) && rangeBetween(position, site, stop) <= rangeLeft(ship),
  );
  const all = [
    ...plansNow(position, site, ship, team, mayLeave),
    ...plansLater(position, site, ship, loads ? [...ship.crew, ...site.people] : ship.crew, isFree),
    ...stops
      .filter((stop) => everyoneAt(stop).length > 0)
      .flatMap((stop) =>
        plansLater(
          position,
          stop,
          ship,
          [...ship.crew, ...(loads ? unstopped(site.people) : []), ...stop.people],
          isFree,
        ),
      ),
  ];
  return all.reduce<Plan | null>((best, plan) => (best === null || plan.worth > best.worth ? plan : best), null);
}

/** What each ship goes for, the best first. The people of a place go with one ship: another one counts on its crew alone. */
export const plansOf = ofPosition((position): readonly Planned[] => {
  const byWorth = (one: Planned, other: Planned): number =>
    (other.plan?.worth ?? 0) - (one.plan?.worth ?? 0) || other.ship.crew.length - one.ship.crew.length;
  const planned = (site: Site, ship: OwnShip, loads: boolean, isFree: (site: Site) => boolean): Planned => {
    const plan = planFor(position, site, ship, loads, isFree);
    return {
      site,
      ship,
      plan,
      loads: loads && (plan === null || plan.goal.site !== site || !plan.isNow || !isPlanet(site)),
    };
  };
  let waiting = position.sites.flatMap((site) =>
    site.ships.filter((ship) => !ship.card.stopped).map((ship) => ({ site, ship })),
  );
  const taken = new Set<Site>();
  const result: Planned[] = [];
  while (waiting.length > 0) {
    const isFree = (site: Site): boolean => !taken.has(site);
    const [best] = waiting.map(({ site, ship }) => planned(site, ship, isFree(site), isFree)).sort(byWorth);
    if (best === undefined) break;
    result.push(best);
    taken.add(best.site);
    if (best.plan !== null) taken.add(best.plan.via).add(best.plan.goal.site);
    waiting = waiting.filter(({ ship }) => ship !== best.ship);
  }
  return result.sort(byWorth);
});
