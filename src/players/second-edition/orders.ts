/** The segment of orders: one order at a time towards the mission in reach that is worth most. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Chance } from '../chance.ts';
import { everybody, unstopped, type OwnShip, type Position, type Site } from './position.ts';
import { answerWith } from '../random.ts';
import { chooseBest } from '../selection.ts';
import { chooseByPrompt } from './choose.ts';
import { orderHunt } from './hunt.ts';
import { chancesAt, distanceTo, goals, rangeBetween, worthOf } from './missions.ts';
import { beginsBattle, worthyTexts, type Use } from './texts.ts';

/** An attempt is made when at least this many of 20 imagined ones succeed … */
const goodChances = 5;
/** … or, however slim the chance, by this many: what they overcome will not be faced again. */
const crowd = 9;

interface Plan {
  readonly goal: Site;
  readonly worth: number;
}

/** Whom a ship could take along: its own crew and the people where it is. */
const takers = (site: Site, ship: OwnShip): readonly CardView[] => unstopped([...ship.crew, ...site.people]);

const canReach = (from: Site, to: Site, ship: OwnShip): boolean =>
  from === to || rangeBetween(from.card, to.card) <= (ship.card.values['range'] ?? 0);

/** Worth times chances; a crowd may go for what it meets without any reserve. */
function planFor(position: Position, site: Site, ship: OwnShip, team: readonly CardView[]): Plan | null {
  let best: Plan | null = null;
  for (const goal of goals(position)) {
    if (!canReach(site, goal, ship)) continue;
    const there = goal === site ? team : [...team, ...unstopped(goal.people)];
    const chances = chancesAt(position, goal, there);
    const isCrowd = there.length >= crowd && distanceTo(goal, there) === 0;
    if (chances < goodChances && !isCrowd) continue;
    const worth = worthOf(position, goal) * Math.max(chances, 4) - (goal === site ? 0 : 1);
    if (best === null || worth > best.worth) best = { goal, worth };
  }
  return best;
}

interface Planned {
  readonly site: Site;
  readonly ship: OwnShip;
  readonly plan: Plan | null;
  /** The people of the place may come: no other ship there has the better plan for them. */
  readonly loads: boolean;
}

/** What each ship goes for, the best first. The people of a place go with one ship: another one there counts on its crew alone. */
function plansOf(position: Position): readonly Planned[] {
  const byWorth = (one: Planned, other: Planned): number =>
    (other.plan?.worth ?? 0) - (one.plan?.worth ?? 0) || other.ship.crew.length - one.ship.crew.length;
  const wished = position.sites
    .flatMap((site) => site.ships.filter((ship) => !ship.card.stopped).map((ship) => ({ site, ship })))
    .map(({ site, ship }): Planned => {
      const plan = planFor(position, site, ship, takers(site, ship));
      return { site, ship, plan, loads: plan === null || plan.goal !== site || !isPlanet(site) };
    })
    .sort(byWorth);
  const taken = new Set<Site>();
  return wished
    .map((one): Planned => {
      const isFirst = !taken.has(one.site);
      taken.add(one.site);
      if (isFirst) return one;
      return { ...one, plan: planFor(position, one.site, one.ship, unstopped(one.ship.crew)), loads: false };
    })
    .sort(byWorth);
}

const isPlanet = (site: Site): boolean => site.card.definition.mission?.kind === 'planet';

/** Beams everybody who can come. */
const beamAll = (request: Request, option: Option): Answer => {
  const selection = option.selection;
  if (selection === undefined) return answerWith(request, option);
  const all = selection.from.map((_, index) => index);
  return answerWith(request, option, chooseBest(selection, all, all.length));
};

const beam = (request: Request, from: CardView, to: CardView): Option | undefined =>
  request.options.find((option) => option.verb === 'beam' && option.from === from.number && option.to === to.number);

const moveTo = (request: Request, ship: OwnShip, to: Site): Option | undefined =>
  request.options.find(
    (option) => option.verb === 'move' && option.card === ship.card.number && option.to === to.card.number,
  );

/** The next order of a ship at its goal: down to the planet, and begin. */
function orderAtGoal(request: Request, site: Site, ship: OwnShip): Answer | null {
  if (isPlanet(site) && unstopped(ship.crew).length > 0) {
    const down = beam(request, ship.card, site.card);
    if (down !== undefined) return beamAll(request, down);
  }
  const attempt = request.options.find(
    (option) =>
      option.verb === 'attempt' &&
      option.card === site.card.number &&
      (option.with === undefined || option.with === ship.card.number),
  );
  return attempt === undefined ? null : answerWith(request, attempt);
}

/** The next order of a ship that should go elsewhere: everybody aboard, and off. */
function orderTowards(request: Request, { site, ship, loads }: Planned, goal: Site): Answer | null {
  if (loads && unstopped(site.people).length > 0) {
    const up = beam(request, site.card, ship.card);
    if (up !== undefined) return beamAll(request, up);
  }
  const move = moveTo(request, ship, goal);
  return move === undefined ? null : answerWith(request, move);
}

/** People left on a planet without a goal of their own are fetched by a ship that goes home or on. */
const headquartersOf = (position: Position): Site | undefined =>
  position.sites.find((site) => site.owner === position.seat && site.card.definition.mission?.kind === 'headquarters');

/** A ship without a goal brings its crew home, where others join them, unless it is there already. */
function orderHome(request: Request, position: Position, planned: Planned): Answer | null {
  const { site, ship } = planned;
  const home = headquartersOf(position);
  if (home === undefined || home === site) return null;
  const waiting = home.people.length + home.ships.reduce((sum, other) => sum + other.crew.length, 0);
  const isWorthIt = waiting > 0 && everybody(position).length > takers(site, ship).length;
  return isWorthIt ? orderTowards(request, planned, home) : null;
}

/** What is done last: whoever waits on a planet goes aboard the ship there that takes people on. */
function orderAboard(request: Request, { site, ship, loads }: Planned): Answer | null {
  if (!loads || unstopped(site.people).length === 0) return null;
  const up = beam(request, site.card, ship.card);
  return up === undefined ? null : beamAll(request, up);
}

/** People on a planet who can attempt it as they are, ship or no ship. */
function attemptAsTheyAre(request: Request, position: Position): Answer | null {
  for (const site of goals(position).filter(isPlanet)) {
    const team = unstopped(site.people);
    const option = request.options.find((each) => each.verb === 'attempt' && each.card === site.card.number);
    if (option === undefined || distanceTo(site, team) > 0) continue;
    if (team.length >= crowd || chancesAt(position, site, team) >= goodChances) return answerWith(request, option);
  }
  return null;
}

const useText = (request: Request, use: Use | undefined, position: Position, chance: Chance): Answer | null =>
  use === undefined
    ? null
    : answerWith(request, use.option, use.option.selection && chooseByPrompt(request, use.option, position, chance));

/** The next order, or null where nothing seems worth one: texts, missions in reach, battles, and then whatever brings one nearer. */
export function giveOrder(request: Request, position: Position, chance: Chance): Answer | null {
  const texts = worthyTexts(request, position);
  const text = texts.find(({ ability }) => !beginsBattle(ability));
  if (text !== undefined) return useText(request, text, position, chance);
  const planned = plansOf(position);
  const idle = planned.filter(({ plan }) => plan === null);
  const free = idle.filter(({ loads }) => loads);
  const raiders = idle.filter(({ site }) => planned.every(({ plan }) => plan?.goal !== site || !isPlanet(site)));
  const raid = firstOf(raiders, ({ site, ship }) => orderRaid(request, position, site, ship, texts));
  if (raid !== null && planned.length > idle.length) return raid;
  for (const one of planned) {
    const { site, ship, plan } = one;
    if (plan === null) continue;
    const order = plan.goal === site ? orderAtGoal(request, site, ship) : orderTowards(request, one, plan.goal);
    if (order !== null) return order;
  }
  return (
    attemptAsTheyAre(request, position) ??
    useText(
      request,
      texts.find(({ ability }) => beginsBattle(ability)),
      position,
      chance,
    ) ??
    firstOf(free, ({ site, ship }) => orderHunt(request, position, site, ship)) ??
    firstOf(idle, (one) => orderHome(request, position, one)) ??
    firstOf(planned, (one) => orderAboard(request, one))
  );
}

/** This many people stay for the mission when a second ship is manned to fight. */
const enoughForTheMission = 6;

/** A second ship goes to fight, with few aboard, while the first goes for a mission. */
function orderRaid(
  request: Request,
  position: Position,
  site: Site,
  ship: OwnShip,
  texts: readonly Use[],
): Answer | null {
  const isManned = unstopped(ship.crew).length > 0;
  if (!isManned && unstopped(site.people).length < enoughForTheMission + 2) return null;
  return texts.length > 0 ? null : orderHunt(request, position, site, ship);
}

function firstOf<T>(all: readonly T[], order: (one: T) => Answer | null): Answer | null {
  for (const one of all) {
    const given = order(one);
    if (given !== null) return given;
  }
  return null;
}
