/** The set-up: missions near one's own, dilemmas where the other player will go, the outpost amid what the bot wants to do. */
import type { Answer, CardNumber, Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { textOf } from '../../effects/reading/index.ts';
import type { Cond, Effect } from '../../language/tree/index.ts';
import { AFFILIATIONS } from '../../rules/first-edition/constants.ts';
import { answerWith } from '../random.ts';
import { ofLatest } from '../remembered.ts';
import { shortfall } from '../second-edition/requirements.ts';
import { rangeBetween, type Location, type Position } from './position.ts';

/** What a mission is worth as a neighbour, by how far it lies from an end. */
const NEAR = [6, 4, 3, 2, 1];

/** A mission lies at the end where more of the bot's own are. */
export function layMission(request: Request, position: Position): Answer | null {
  const { line, seat } = position;
  const pull = (locations: readonly Location[]): number =>
    NEAR.reduce((sum, near, index) => {
      const owner = locations[index]?.owner;
      return owner === undefined ? sum : sum + (owner === seat ? near : -near);
    }, 0);
  const isLeft = pull(line) > pull(line.toReversed());
  const option = request.options.find(({ selection }) =>
    selection?.from.some((end) => end.kind === 'word' && end.value === (isLeft ? 'left' : 'right')),
  );
  return option === undefined ? null : answerWith(request, option, [0]);
}

/** The affiliation that most of a player's missions are for. */
const affiliationOf = (position: Position, isOf: (location: Location) => boolean): string | undefined => {
  const missions = position.line.filter(isOf);
  const counts = AFFILIATIONS.map((name) => missions.filter(({ attemptedBy }) => attemptedBy.includes(name)).length);
  return AFFILIATIONS[counts.indexOf(Math.max(...counts))];
};

/** Whom the other player leads, as his missions tell, or his outposts. */
const theirs = ofLatest((position: Position) => affiliationOf(position, ({ owner }) => owner !== position.seat));

/** Whom the bot leads. */
const mine = ofLatest((position: Position) => affiliationOf(position, ({ owner }) => owner === position.seat));

/** How likely it is that the other player goes there, and what it is worth to him. */
function lure(position: Position, { attemptedBy, owner, points }: Location): number {
  const affiliation = theirs(position);
  if (affiliation === undefined || !attemptedBy.includes(affiliation)) return 0;
  if (owner !== position.seat) return points;
  // What the bot wants for itself it does not make harder.
  const own = mine(position);
  return own !== undefined && attemptedBy.includes(own) ? 0 : Math.trunc(points / 3);
}

/** How far nobody at all is from what a dilemma asks for, and what it does to those who lack it. */
function severityOf({ definition }: CardView): number {
  const abilities = textOf(definition).program.abilities.filter(({ at }) => at.t === 'resolve');
  const points = definition.fields?.['points'];
  const harm = Math.max(0, ...abilities.map(({ do: effects }) => harmOf(effects)));
  const need = abilities.reduce((sum, { do: effects }) => sum + needOf(effects), 0);
  return Math.max(1, harm + Math.min(8, Math.trunc(need / 2)) - (typeof points === 'number' ? points : 0) / 5);
}

function harmOf(effects: readonly Effect[]): number {
  return Math.max(0, ...effects.map((effect) => (effect.x === 'if' ? harmOf(effect.then) : harm(effect))));
}

function harm(effect: Effect): number {
  switch (effect.x) {
    case 'block':
      return 8;
    case 'damage':
      return 4;
    case 'stop':
      return 3;
    case 'put':
      if (effect.why === 'destroy') return 8;
      if (effect.why === 'kill') return effect.what.n === 'all' ? 9 : 4;
      return effect.to.p === 'on' ? 5 : 0;
    default:
      return 0;
  }
}

const needOf = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => (effect.x === 'if' ? sum + needIn(effect.if) + needOf(effect.then) : sum), 0);

function needIn(condition: Cond): number {
  if (condition.c === 'not') return needIn(condition.of);
  return condition.c === 'req' ? shortfall(condition.req, []) : 0;
}

/** What the bot has placed at a location weighs. */
const placedAt = ({ seeds }: Location): number => seeds.own.reduce((sum, card) => sum + severityOf(card), 0);

const ofLine = (position: Position, number: CardNumber | undefined): Location | undefined =>
  position.line.find(({ card }) => card.number === number);

/** What is under a mission already makes one more of less use. */
const ENOUGH = 10;

/** An Artifact lies where the bot will be, and rather where the other player can't complete the mission. */
function worthOfFind(position: Position, { attemptedBy, owner, points }: Location): number {
  const [own, others] = [mine(position), theirs(position)];
  if (owner !== position.seat || own === undefined || !attemptedBy.includes(own)) return 0;
  return others !== undefined && attemptedBy.includes(others) ? Math.trunc(points / 2) : points;
}

function worthOfSeed(position: Position, option: Option): number {
  const card = option.card === undefined ? undefined : position.card(option.card);
  const location = ofLine(position, option.on);
  if (card === undefined || location === undefined) return 0;
  if (card.definition.type === 'artifact') return worthOfFind(position, location);
  const weight = lure(position, location) * severityOf(card);
  return Math.trunc((weight * ENOUGH) / (ENOUGH + placedAt(location)));
}

/** The best seed at the best place, or none more. */
export function placeSeed(request: Request, position: Position): Answer | null {
  return bestOf(request, (option) => worthOfSeed(position, option), 'pass');
}

/** In so much range of an outpost a mission counts in full. */
const REACH = 12;

/** An outpost stands where most points are near, on those of the bot's own missions that it means to do. */
export function establish(request: Request, position: Position): Answer | null {
  return bestOf(request, (option) => {
    const at = ofLine(position, option.at);
    const outpost = option.card === undefined ? undefined : position.card(option.card);
    if (at === undefined || outpost === undefined) return 0;
    const near = position.line
      .filter(({ attemptedBy }) => outpost.affiliations.some((name) => attemptedBy.includes(name)))
      .reduce((sum, each) => sum + each.points * Math.max(0, REACH - rangeBetween(position, at, each)), 1);
    // Two outposts at one place are of use to each other as soon as a treaty is made.
    return at.outposts.length > 0 ? 2 * near : near;
  });
}

/** The option that is worth most; where none is worth anything, that which does nothing. */
function bestOf(request: Request, worth: (option: Option) => number, otherwise?: string): Answer | null {
  let [best, most]: [Option | null, number] = [null, 0];
  for (const option of request.options) {
    const value = worth(option);
    if (value > most) [best, most] = [option, value];
  }
  const chosen = best ?? request.options.find(({ verb }) => verb === otherwise);
  return chosen === undefined ? null : answerWith(request, chosen);
}
