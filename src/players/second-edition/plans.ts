/** What each ship goes for: a mission now, or people to fetch for one later. */
import type { CardView } from '../../engine/showing/view.ts';
import { chancesAt, distanceTo, goals, mostChances, rangeBetween, worthOf } from './missions.ts';
import {
  everyoneAt,
  isPlanet,
  ofPosition,
  unstopped,
  type Goal,
  type OwnShip,
  type Position,
  type Site,
  missingIn,
} from './position.ts';
import { valueIn } from '../../engine/showing/looking.ts';

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

const rangeOf = (ship: OwnShip): number => valueIn(ship.card, 'range');

/** The range a ship has left in this turn. */
const rangeLeft = (ship: OwnShip): number => ship.card.ship?.rangeLeft ?? rangeOf(ship);

/** Whether these people staff the ship, as far as its missing icons tell: each stands for one of them. */
function canStaff({ board }: Position, ship: OwnShip, coming: readonly CardView[]): boolean {
  const left = coming.filter((card) => board.mayStaff(ship.card, card));
  return missingIn(ship.card).every((icon) => {
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

const laterWorth = (value: number): number => Math.trunc((value * later.counts) / later.of);

/** Looks for the best plan of a ship: what can't be better than the best so far is not looked into. */
class Search {
  best: Plan | null = null;

  constructor(
    private readonly position: Position,
    private readonly site: Site,
    private readonly ship: OwnShip,
    private readonly mayLeave: boolean,
  ) {}

  /** Attempts of this turn: where the ship is or as far as it comes. */
  now(team: readonly CardView[]): void {
    const { position, site, ship, mayLeave } = this;
    for (const goal of goals(position)) {
      const isHere = goal.site === site;
      const cost = isHere ? 0 : 1;
      if (!this.mayBeBest(worthOf(position, goal) * mostChances - cost)) continue;
      if (!isHere && (!mayLeave || rangeBetween(position, site, goal.site) > rangeLeft(ship))) continue;
      const value = valueAt(position, goal, isHere ? team : [...team, ...unstopped(goal.site.people)]);
      if (value !== null) this.take({ via: goal.site, goal, isNow: true, worth: value - cost });
    }
  }

  /** Attempts of the next turn by those aboard and those fetched from a place, which may be where the ship is. */
  later(via: Site, team: readonly CardView[], isFree: (site: Site) => boolean): void {
    const { position, ship } = this;
    for (const goal of goals(position)) {
      if (!this.mayBeBest(laterWorth(worthOf(position, goal) * mostChances))) continue;
      if (goal.site !== via && rangeBetween(position, via, goal.site) > rangeOf(ship)) continue;
      const there = isFree(goal.site) ? goal.site.people.filter((card) => !team.includes(card)) : [];
      const value = valueAt(position, goal, [...team, ...there]);
      if (value !== null) this.take({ via, goal, isNow: false, worth: laterWorth(value) });
    }
  }

  private mayBeBest(worth: number): boolean {
    return this.best === null || worth > this.best.worth;
  }

  private take(plan: Plan): void {
    if (this.mayBeBest(plan.worth)) this.best = plan;
  }
}

/** The best plan of a ship whose team may go; `isFree` tells whether the people of a place wait for whoever comes. */
function planFor(
  position: Position,
  site: Site,
  ship: OwnShip,
  loads: boolean,
  isFree: (site: Site) => boolean,
): Plan | null {
  const coming = loads ? unstopped(site.people) : [];
  const mayLeave = canStaff(position, ship, coming);
  const search = new Search(position, site, ship, mayLeave);
  search.now([...unstopped(ship.crew), ...coming]);
  search.later(site, loads ? [...ship.crew, ...site.people] : ship.crew, isFree);
  if (!mayLeave) return search.best;
  for (const stop of position.sites) {
    if (stop === site || !isFree(stop) || everyoneAt(stop).length === 0) continue;
    if (rangeBetween(position, site, stop) <= rangeLeft(ship))
      search.later(stop, [...ship.crew, ...coming, ...stop.people], isFree);
  }
  return search.best;
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
