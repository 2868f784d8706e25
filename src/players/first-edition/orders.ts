/** The orders of a turn, one at a time: each ship towards what it goes for, then whoever is left, then fights. */
import type { Answer, CardNumber, Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { answerWith } from '../random.ts';
import { chooseBest } from '../selection.ts';
import { unstopped } from '../second-edition/position.ts';
import { prospectOf } from './campaign.ts';
import { isDoomed } from './ailments.ts';
import { attack } from './fights.ts';
import { leftFor, openMissions, squadronsOf, type Squadron } from './plans.ts';
import { rangeBetween, type Location, type Position } from './position.ts';
import { emptyPlaces } from './staffing.ts';
import { choosableIn } from '../../engine/showing/looking.ts';

const optionsOf = (request: Request, verb: string): readonly Option[] =>
  request.options.filter((option) => option.verb === verb);

/** Everybody and everything that the option lets choose. */
function allOf(request: Request, option: Option): Answer {
  const { selection } = option;
  if (selection === undefined) return answerWith(request, option);
  const all = selection.from.map((_, index) => index);
  return answerWith(request, option, chooseBest(selection, all, all.length));
}

/** The first of these that there is. */
function firstOf<T>(all: readonly T[], order: (one: T) => Answer | null): Answer | null {
  for (const one of all) {
    const given = order(one);
    if (given !== null) return given;
  }
  return null;
}

/** Brings those of the location aboard: from its outposts, from the planet, from ships that they had better leave. */
function bringAboard(request: Request, { location, ship }: Squadron): Answer | null {
  const load = optionsOf(request, 'load').find(({ aboard }) => aboard === ship.card.number);
  if (load !== undefined) return allOf(request, load);
  const origins = [location.card, ...leftFor(ship, location).map(({ card }) => card)].map(({ number }) => number);
  const up = optionsOf(request, 'beam').find(
    ({ from, to }) => from !== undefined && origins.includes(from) && to === ship.card.number,
  );
  return up === undefined ? null : allOf(request, up);
}

/** The location nearest to a place, of those a ship can reach now; null where none is nearer than where it is. */
function moveTowards(request: Request, position: Position, squadron: Squadron, to: Location): Answer | null {
  const moves = optionsOf(request, 'move').filter(({ card }) => card === squadron.ship.card.number);
  const far = (number: CardNumber | undefined): number => {
    const there = position.line.find(({ card }) => card.number === number);
    return there === undefined ? Infinity : rangeBetween(position, there, to);
  };
  const [nearest] = [...moves].sort((one, other) => far(one.to) - far(other.to));
  if (nearest === undefined || far(nearest.to) >= rangeBetween(position, squadron.location, to)) return null;
  return answerWith(request, nearest);
}

/** The attempt itself: in space by the ship, on a planet by all who are there. */
const attempt = (request: Request, { location, ship }: Squadron): Answer | null =>
  firstOf(
    optionsOf(request, 'attempt').filter(({ card }) => card === location.card.number),
    (option) => {
      if (!location.isPlanet) return option.with === ship.card.number ? answerWith(request, option) : null;
      const isOfPlanet = option.selection?.from.every(
        (one) => one.kind === 'card' && location.people.some(({ number }) => number === one.card),
      );
      return isOfPlanet === false ? null : allOf(request, option);
    },
  );

/** What a ship at its goal does: all aboard, all down, and begin. */
function orderAtGoal(request: Request, squadron: Squadron): Answer | null {
  const { location, ship, loads } = squadron;
  const isAboard = optionsOf(request, 'load').every(({ aboard }) => aboard !== ship.card.number);
  if (!location.isPlanet) return (loads ? bringAboard(request, squadron) : null) ?? attempt(request, squadron);
  if (loads && !isAboard) return bringAboard(request, squadron);
  const down = optionsOf(request, 'beam').find(
    ({ from, to }) => from === ship.card.number && to === location.card.number,
  );
  const isCrewAboard = unstopped(ship.people).length > 0;
  return down !== undefined && isCrewAboard ? allOf(request, down) : attempt(request, squadron);
}

function orderByPlan(request: Request, position: Position, squadron: Squadron): Answer | null {
  const { plan, location, loads } = squadron;
  if (plan === null) return null;
  if (plan.goal === location) return orderAtGoal(request, squadron);
  const aboard = loads ? bringAboard(request, squadron) : null;
  return aboard ?? moveTowards(request, position, squadron, plan.via === location ? plan.goal : plan.via);
}

/** Those at an outpost, or on a planet, attempt what is there, without a ship. */
function attemptWithoutShip(request: Request, position: Position): Answer | null {
  const missions = openMissions(position);
  return firstOf(optionsOf(request, 'attempt'), (option) => {
    const location = missions.find(({ card }) => card.number === option.card);
    const { selection } = option;
    if (location === undefined || selection === undefined) return null;
    const team = teamIn(position, option);
    const { worth, successes } = prospectOf(position, location, team, null);
    if (successes < enough || worth < enoughWorth) return null;
    // An outpost that is named stands for all who are there.
    const chosen = selection.from.flatMap((one, index) => (isPersonnel(position, one) ? [index] : []));
    return answerWith(request, option, chooseBest(selection, chosen, chosen.length));
  });
}

const enough = 6;
const enoughWorth = 500;

type From = NonNullable<Option['selection']>['from'][number];

const isPersonnel = (position: Position, one: From): boolean =>
  one.kind === 'card' && position.card(one.card)?.definition.type === 'personnel';

const teamIn = (position: Position, option: Option): readonly CardView[] =>
  choosableIn(option).flatMap((one) => {
    const card = one.kind === 'card' ? position.card(one.card) : undefined;
    return card?.definition.type === 'personnel' ? [card] : [];
  });

/** A ship with nothing to do goes back to where others report, with all who can come; one that is lost is left there. */
function orderHome(request: Request, position: Position, squadron: Squadron): Answer | null {
  const { location, ship, team, loads } = squadron;
  const homes = position.line.filter(({ outposts }) => outposts.length > 0);
  if (isDoomed(ship, team)) {
    const ashore = optionsOf(request, 'unload').find(({ from }) => from === ship.card.number);
    if (ashore !== undefined) return allOf(request, ashore);
  }
  if (homes.includes(location) || emptyPlaces(ship.card, team) > 0) return null;
  const [home] = [...homes].sort(
    (one, other) => rangeBetween(position, location, one) - rangeBetween(position, location, other),
  );
  if (home === undefined) return null;
  return (loads ? bringAboard(request, squadron) : null) ?? moveTowards(request, position, squadron, home);
}

/** The next order, or null where nothing seems worth one. */
export function giveOrder(request: Request, position: Position): Answer | null {
  const squadrons = squadronsOf(position);
  const idle = squadrons.filter(({ plan }) => plan === null);
  return (
    firstOf(squadrons, (squadron) => orderByPlan(request, position, squadron)) ??
    attemptWithoutShip(request, position) ??
    attack(request, position) ??
    firstOf(idle, (squadron) => orderHome(request, position, squadron))
  );
}
