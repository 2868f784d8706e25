/** Choices in between: whom to lose, what to keep, what to take. */
import type { Candidate, Option, Request, Seat } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { chanceFrom, type Chance } from '../chance.ts';
import { chooseBest, chooseRandomly, isLegal } from '../selection.ts';
import { distanceTo, goals, requirementsOf } from './missions.ts';
import { ofPosition, unstopped, type Position } from './position.ts';
import { prospects, shortfall } from './requirements.ts';
import { costOf, valueIn } from '../../engine/showing/looking.ts';

/** Words by which a prompt says that what is chosen comes to harm. */
const harm =
  /\b(stop|stopped|kill|killed|discard|destroy|destroyed|lose|return|remove|capture|damage|beneath|bottom)\b/i;

/** How far nobody at all is from what each task asks for, wherever it may be done. */
const distances = ofPosition((position) =>
  goals(position)
    .filter(({ task }, index, all) => all.findIndex((other) => other.task === task) === index)
    .map((goal) => ({ goal, distance: distanceTo(position, goal, []) })),
);

/** What a card is worth to whoever has it. */
export function valueOf(card: CardView, position: Position): number {
  const { type } = card.definition;
  const levels = Object.values(card.skills).reduce((sum, level) => sum + level, 0);
  const cost = costOf(card);
  const needed = distances(position).reduce(
    (sum, { goal, distance }) => sum + Math.max(0, distance - distanceTo(position, goal, [card])),
    0,
  );
  switch (type) {
    case 'personnel':
      return 10 + cost * 3 + levels + needed + (card.icons.includes('command') ? 2 : 0);
    case 'ship':
      return 25;
    case 'interrupt':
      return 7;
    default:
      return 6 + cost;
  }
}

/** The only ship at hand is worth more than anybody: nobody goes anywhere without. */
const onlyShip = 100;
const spareShip = 1;

const rangeOf = (card: CardView): number => valueIn(card, 'range');

/** What ships of the hand are worth: the one with the most range is kept, the more so as long as none is in play. */
function worthOfShipHeld(card: CardView, position: Position): number {
  const isBest = position.hand.every(
    (other) =>
      other === card ||
      other.definition.type !== 'ship' ||
      rangeOf(other) < rangeOf(card) ||
      (rangeOf(other) === rangeOf(card) && other.number > card.number),
  );
  if (!isBest) return spareShip;
  return position.sites.some((site) => site.ships.length > 0) ? valueOf(card, position) : onlyShip;
}

/** Excess cards: what is worth least goes, spare ships first. */
export function discardWorst(option: Option, position: Position): readonly number[] {
  const selection = option.selection;
  if (selection === undefined) return [];
  const worth = (candidate: Candidate): number => {
    const card = candidate.kind === 'card' ? position.card(candidate.card) : undefined;
    if (card === undefined) return 0;
    return card.definition.type === 'ship' ? worthOfShipHeld(card, position) : valueOf(card, position);
  };
  return byWorth(option, worth, selection.min);
}

/** The candidates of least worth first, `wanted` of them. */
function byWorth(option: Option, worth: (candidate: Candidate) => number, wanted: number): readonly number[] {
  const selection = option.selection;
  if (selection === undefined) return [];
  const ranked = selection.from
    .map((candidate, index) => ({ index, worth: worth(candidate) }))
    .sort((a, b) => a.worth - b.worth || a.index - b.index)
    .map(({ index }) => index);
  return chooseBest(selection, ranked, wanted);
}

/** What whoever faces dilemmas still has to face, as a rule, when somebody is to be given up. */
const stillToFace = 3;
/** Somebody without whom the attempt fails is worth more than anybody else. */
const neededNow = 20;

/** How much those who attempt a mission need one of them for it, as far as they are known; 0 where no attempt is under way. */
function needInAttempt(card: CardView, position: Position): number {
  const { attempt } = position;
  const mission = attempt === null ? undefined : position.card(attempt.mission);
  const requirement = mission === undefined ? null : requirementsOf(mission);
  const team = unstopped(attempt?.involved.cards ?? []).filter((one) => one.definition.type === 'personnel');
  if (requirement === null || !team.some((one) => one.number === card.number)) return 0;
  const others = team.filter((one) => one.number !== card.number);
  const lack = shortfall(requirement, others);
  if (lack > 0) return neededNow + lack;
  return (
    neededNow - prospects(requirement, others, others.length - stillToFace, [], chanceFrom(position.turn, team.length))
  );
}

const belongsTo = (card: CardView, seat: Seat): boolean => (card.commander ?? card.owner) === seat;

/**
 * A selection by its prompt: harm falls on the least of one's own or the best of the others', and on as few as possible of one's own; anything
 * else takes the best, as many as may be.
 */
export function chooseByPrompt(
  request: Request,
  option: Option,
  position: Position,
  chance: Chance,
): readonly number[] {
  const selection = option.selection;
  if (selection === undefined) return [];
  const isHarm = harm.test(request.prompt);
  const worth = (candidate: Candidate): number => {
    if (candidate.kind === 'number') return -candidate.value;
    const card = candidate.kind === 'card' ? position.card(candidate.card) : undefined;
    if (card === undefined) return 0;
    const isGood = belongsTo(card, request.player) !== isHarm;
    const value = valueOf(card, position) + (isHarm ? needInAttempt(card, position) * neededNow : 0);
    return isGood ? -value : value;
  };
  const hitsOwn = selection.from.every(
    (candidate) => candidate.kind === 'card' && position.card(candidate.card)?.commander === request.player,
  );
  const chosen = byWorth(option, worth, isHarm && hitsOwn ? selection.min : selection.max);
  return isLegal(selection, chosen) ? chosen : chooseRandomly(selection, chance);
}
