/** The segment Play and Draw Cards: seven counters into people its missions need, a ship for them, and cards. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { HAND } from '../../rules/second-edition/constants.ts';
import { everybody, isHeadquarters, ofPosition, type Goal, type Position } from './position.ts';
import { answerWith } from '../random.ts';
import { distanceTo, goals, mayAttempt, worthOf } from './missions.ts';
import { CountedTeam, TeamWith } from './teams.ts';
import { costOf, valueIn } from '../../engine/showing/looking.ts';

/** Ships that people can leave with: those that are staffed, and those where people are played. */
const shipsInPlay = (position: Position): readonly CardView[] =>
  position.sites.flatMap((site) =>
    site.ships.map((ship) => ship.card).filter((card) => card.ship?.staffed !== false || isHeadquarters(site)),
  );

/** With this many people at home and no ship there, another ship is wanted. */
const peopleForShip = 5;

/** The mission the bot is nearest to, with everybody it has in play and hand. */
const nearestGoal = ofPosition((position): Goal | null => {
  const all = [...everybody(position), ...position.hand.filter((card) => card.definition.type === 'personnel')];
  const counted = new CountedTeam(all);
  let best: { readonly goal: Goal; readonly value: number } | null = null;
  for (const goal of goals(position)) {
    const value = worthOf(position, goal) - 5 * distanceTo(position, goal, all, counted);
    if (best === null || value > best.value) best = { goal, value };
  }
  return best?.goal ?? null;
});

/** Everybody in play, as they count. */
const counted = ofPosition((position) => new CountedTeam(everybody(position)));

/** How far they are from the mission that the bot is nearest to. */
const distanceNow = ofPosition((position): number => {
  const goal = nearestGoal(position);
  const team = counted(position);
  return goal === null ? 0 : distanceTo(position, goal, team.cards, team);
});

/** How much nearer the bot is to the mission that it is nearest to with the card. */
function nearerBy(card: CardView, position: Position, goal: Goal): number {
  const team = counted(position);
  return distanceNow(position) - distanceTo(position, goal, [...team.cards, card], new TeamWith(team, card));
}

function worthOfPersonnel(card: CardView, position: Position): number {
  const goal = nearestGoal(position);
  const team = everybody(position);
  const levels = Object.values(card.skills).reduce((sum, level) => sum + level, 0);
  const attributes = valueIn(card, 'integrity') + valueIn(card, 'cunning') + valueIn(card, 'strength');
  const staffs = card.icons.includes('command') ? 8 : card.icons.includes('staff') ? 4 : 0;
  const needed = goal === null ? 0 : nearerBy(card, position, goal);
  const eligible = goal !== null && mayAttempt(position, goal, [card]) ? 3 : 0;
  return 10 + levels * 3 + attributes + needed * 6 + eligible + (staffs * 8) / Math.max(4, team.length);
}

function worthOfShip(card: CardView, position: Position): number {
  if (shipsInPlay(position).length === 0) return 200 + valueIn(card, 'range');
  const waiting = position.sites
    .filter((site) => isHeadquarters(site) && site.owner === position.seat && site.ships.length === 0)
    .reduce((sum, site) => sum + site.people.length, 0);
  return waiting >= peopleForShip ? 60 : 0;
}

const cardOf = (option: Option | undefined, position: Position): CardView | undefined =>
  option?.card === undefined ? undefined : position.card(option.card);

/** What playing a card now is worth, for each counter it costs. */
function worthOfPlay(option: Option, position: Position): number {
  const card = cardOf(option, position);
  if (card === undefined) return 0;
  const cost = Math.max(1, costOf(card));
  switch (card.definition.type) {
    case 'personnel':
      return Math.round((worthOfPersonnel(card, position) * 2) / (cost + 1));
    case 'ship':
      return worthOfShip(card, position);
    case 'equipment':
      return everybody(position).length >= 4 ? 8 : 0;
    case 'event':
      return 9;
    default:
      return 0;
  }
}

/** People without a ship complete nothing: beyond this many, cards are drawn to find one before anything but people is played. */
const peopleWithoutShip = 6;
/** With this many people in play and a ship, more cards bring a win no nearer. */
const peopleEnough = 22;

const needsShip = (position: Position): boolean =>
  shipsInPlay(position).length === 0 &&
  !position.hand.some((card) => card.definition.type === 'ship') &&
  everybody(position).length >= peopleWithoutShip;

/** Whether a card drawn would be kept, and may be of use. */
const wantsCards = (position: Position): boolean =>
  position.hand.length < HAND && (shipsInPlay(position).length === 0 || everybody(position).length < peopleEnough);

/** The next play or draw, plays first, then what else `instead` of a draw; `end` only when there is nothing left to spend on. */
export function spendCounters(
  request: Request,
  position: Position,
  instead: (request: Request, position: Position) => Answer | null = () => null,
): Answer | null {
  let best: { readonly option: Option; readonly worth: number } | null = null;
  for (const option of request.options) {
    if (option.verb !== 'play') continue;
    const worth = worthOfPlay(option, position);
    if (worth > 0 && (best === null || worth > best.worth)) best = { option, worth };
  }
  const mayEnd = request.options.some((option) => option.verb === 'end');
  // Counters have to be spent as long as they can be (2E-DRAW-05).
  const isDrawing = wantsCards(position) || (best === null && !mayEnd);
  const draw = isDrawing ? request.options.find((option) => option.verb === 'draw') : undefined;
  const isPerson = cardOf(best?.option, position)?.definition.type === 'personnel';
  if (draw !== undefined && needsShip(position) && !isPerson) return answerWith(request, draw);
  if (best !== null) return answerWith(request, best.option);
  return instead(request, position) ?? (draw === undefined ? null : answerWith(request, draw));
}
