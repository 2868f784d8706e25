/** The segment of orders: one order at a time towards the mission in reach that is worth most. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Chance } from '../chance.ts';
import { isHeadquarters, isPlanet, unstopped, type Goal, type OwnShip, type Position, type Site } from './position.ts';
import { answerWith } from '../random.ts';
import { chooseBest } from '../selection.ts';
import { chooseByPrompt } from './choose.ts';
import { orderHunt } from './hunt.ts';
import { chancesAt, distanceTo, goals } from './missions.ts';
import { crowd, goodChances, plansOf, type Planned } from './plans.ts';
import { beginsBattle, worthyTexts, type Use } from './texts.ts';

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

const isAttemptOf = (option: Option, { site, task }: Goal): boolean =>
  option.verb === 'attempt' &&
  option.card === task.number &&
  (option.at === undefined || option.at === site.card.number);

/** The next order of a ship at its goal: down to the planet, and begin. */
function orderAtGoal(request: Request, goal: Goal, ship: OwnShip): Answer | null {
  const { site } = goal;
  if (isPlanet(site) && unstopped(ship.crew).length > 0) {
    const down = beam(request, ship.card, site.card);
    if (down !== undefined) return beamAll(request, down);
  }
  const attempt = request.options.find(
    (option) => isAttemptOf(option, goal) && (option.with === undefined || option.with === ship.card.number),
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

/** A ship without a plan brings its crew home, where others join them. */
function orderHome(request: Request, position: Position, planned: Planned): Answer | null {
  const home = position.sites.find((site) => site.owner === position.seat && isHeadquarters(site));
  if (home === undefined || home === planned.site) return null;
  return orderTowards(request, planned, home);
}

/** What is done last: whoever waits on a planet goes aboard the ship there that takes people on. */
function orderAboard(request: Request, { site, ship, loads }: Planned): Answer | null {
  if (!loads || unstopped(site.people).length === 0) return null;
  const up = beam(request, site.card, ship.card);
  return up === undefined ? null : beamAll(request, up);
}

/** People on a planet who can attempt it as they are, ship or no ship. */
function attemptAsTheyAre(request: Request, position: Position): Answer | null {
  for (const goal of goals(position).filter(({ site }) => isPlanet(site))) {
    const team = unstopped(goal.site.people);
    const option = request.options.find((each) => isAttemptOf(each, goal));
    if (option === undefined || distanceTo(position, goal, team) > 0) continue;
    if (team.length >= crowd || chancesAt(position, goal, team) >= goodChances) return answerWith(request, option);
  }
  return null;
}

const useText = (request: Request, use: Use | undefined, position: Position, chance: Chance): Answer | null =>
  use === undefined
    ? null
    : answerWith(request, use.option, use.option.selection && chooseByPrompt(request, use.option, position, chance));

/** So many are the crew of a mission: they go to no battle. */
const missionCrew = 6;

/** The next order, or null where nothing seems worth one: texts, missions in reach, battles, and then whatever brings one nearer. */
export function giveOrder(request: Request, position: Position, chance: Chance): Answer | null {
  const texts = worthyTexts(request, position);
  const text = texts.find(({ ability }) => !beginsBattle(ability));
  if (text !== undefined) return useText(request, text, position, chance);
  const planned = plansOf(position);
  const idle = planned.filter(({ plan }) => plan === null);
  const free = idle.filter(({ ship, loads }) => loads && ship.crew.length < missionCrew);
  for (const one of planned) {
    const { site, ship, plan } = one;
    if (plan === null) continue;
    if (!plan.isNow && plan.via === site) continue;
    const order = plan.via === site ? orderAtGoal(request, plan.goal, ship) : orderTowards(request, one, plan.via);
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

function firstOf<T>(all: readonly T[], order: (one: T) => Answer | null): Answer | null {
  for (const one of all) {
    const given = order(one);
    if (given !== null) return given;
  }
  return null;
}
