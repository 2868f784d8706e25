/** What it is worth to play an Event, an Interrupt or an Artifact now, in thirds of a point, by what its text does and to whom. */
import type { Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { textOf } from '../../effects/reading/index.ts';
import type { Effect } from '../../language/tree/index.ts';
import { hosted } from '../second-edition/position.ts';
import { meets } from '../second-edition/requirements.ts';
import { worthOfText } from '../second-edition/worth.ts';
import { prospectOf } from './campaign.ts';
import { isGood } from './plans.ts';
import { TREATY, worthOf } from './worth.ts';
import { affiliationsOf, everybody, isOfType, type Location, type Position } from './position.ts';
import { zoneIn } from '../../engine/showing/looking.ts';
import { bothWays } from '../../language/tree/build.ts';

/** A battle by a text is as likely lost as won. */
const even = (): number => 5;

/** One's own card undone. */
const LOST = -40;
/** What happens to cards by a text, at most: nothing that is read off words alone is worth more than what is known of this game. */
const MOST = 15;
const MISPLACED = -60;
const RAISED = 5;
const REPORTS = 8;
/** Cards drawn are of use to who has few; with many in hand each waits for its turn. */
const DRAWN = { few: 16, many: 2 } as const;
const FEW = 2;
/** A mission that is opened, by its points; one that others may attempt as well is no further away for them. */
const OPENED_MISSION = 2;
const DOUBLE_TURNS = 60;
const LOST_SHIP = 36;

/** Effects that do whatever they lie on no good. */
const HARMS: ReadonlySet<Effect['x']> = new Set(['stop', 'damage', 'ban', 'barrier', 'homeward', 'decloak', 'block']);

const isOwn = ({ seat }: Position, { commander, owner }: CardView): boolean => (commander ?? owner) === seat;

/** Every effect of a text, those within others too. */
const everyEffect = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => [effect, ...innerEffects(effect)]);

function innerEffects(effect: Effect): readonly Effect[] {
  switch (effect.x) {
    case 'if':
      return everyEffect(bothWays(effect));
    case 'later':
    case 'may':
    case 'each':
      return everyEffect(effect.do);
    default:
      return [];
  }
}

/** Whether it ruins what it is about, or raises it. */
const isHarm = (effect: Effect): boolean =>
  HARMS.has(effect.x) || (effect.x === 'put' && (effect.why === 'destroy' || effect.why === 'kill'));

const isHelp = (effect: Effect): boolean =>
  effect.x === 'unstop' ||
  (effect.x === 'mod' && effect.mods.some((mod) => mod.m === 'num' && (typeof mod.by !== 'number' || mod.by > 0)));

const isStopped = ({ stopped }: CardView): boolean => stopped === true;

/** What it is worth that those of a ship, and with it, act once more this turn: the mission that they were stopped at may be done yet. */
function worthOfUnstopping(position: Position, ship: CardView): number {
  const at = position.line.find(({ ships }) => ships.some(({ card }) => card.number === ship.number));
  if (at === undefined || position.view.turn.player !== position.seat) return 0;
  const crew = at.isPlanet ? at.people : hosted(ship, 'aboard').filter(isOfType('personnel'));
  if (!crew.some(isStopped) || at.isCompleted) return 0;
  return isGood(prospectOf(position, at, crew, ship)) ? at.points : 0;
}

/** What it is worth that some of the bot's may attempt a mission that was closed to all of them. */
function worthOfInvitation(position: Position, mission: CardView): number {
  const at = position.line.find(({ card }) => card.number === mission.number);
  if (at === undefined || at.isCompleted || at.requirement === null || isOpenTo(position, at)) return 0;
  return meets(at.requirement, everybody(position)) ? Math.trunc(at.points / OPENED_MISSION) : 0;
}

const isOpenTo = (position: Position, { attemptedBy }: Location): boolean =>
  affiliationsOf(position).some((name) => attemptedBy.includes(name));

const onTable = ({ view, seat }: Position): readonly CardView[] => zoneIn(view, seat, 'table').cards;

/** The other player's Events at the side of the table, of which one is undone that is named later. */
const theirEvents = ({ view, seat }: Position): readonly CardView[] =>
  view.players
    .filter((player) => player.seat !== seat)
    .flatMap((player) => zoneIn(view, player.seat, 'table').cards)
    .filter(isOfType('event'));

/** What the text does beyond what happens to single cards. */
function worthOfEffect(position: Position, effect: Effect, target: CardView | undefined): number {
  switch (effect.x) {
    case 'nullify':
      if (target !== undefined && isOwn(position, target)) return LOST;
      return Math.max(
        0,
        ...(target === undefined ? theirEvents(position) : [target]).map((card) => worthOf(position, card)),
      );
    case 'playerRule':
      return worthOfRule(position, effect.rule);
    case 'mix':
      return TREATY;
    case 'invite':
      return target === undefined ? 0 : worthOfInvitation(position, target);
    case 'unstop':
      return target === undefined || effect.what.ref === undefined ? 0 : worthOfUnstopping(position, target);
    case 'oneOf':
      return position.hand.length > FEW ? DRAWN.many : DRAWN.few;
    case 'put':
      return effect.why === 'destroy' && target !== undefined ? LOST_SHIP : 0;
    case 'mod':
      return target === undefined ? 0 : RAISED;
    default:
      return 0;
  }
}

const REPORTING: readonly string[] = ['personnel', 'ship', 'equipment'];

/** What it is worth that another rule holds for the bot. */
function worthOfRule(position: Position, rule: Extract<Effect, { x: 'playerRule' }>['rule']): number {
  switch (rule) {
    case 'reports':
      return REPORTS * (position.hand.filter(({ definition }) => REPORTING.includes(definition.type)).length - 1);
    case 'doubleTurns':
      return DOUBLE_TURNS;
    default:
      return 0;
  }
}

/** What the card does is done already: another of it on the table adds nothing. */
const isRepeated = (position: Position, { definition }: CardView): boolean =>
  onTable(position).some((other) => other.definition.title === definition.title);

/** What playing a card as the option says is worth. */
function worthOfPlay(request: Request, position: Position, option: Option): number {
  const card = option.card === undefined ? undefined : position.card(option.card);
  if (card === undefined || isRepeated(position, card)) return 0;
  const on = option.on ?? option.at ?? request.source;
  const target = on === undefined ? undefined : position.card(on);
  const abilities = textOf(card.definition).program.abilities;
  const effects = abilities.flatMap(({ do: all }) => everyEffect(all));
  // What is laid on a card of one's own helps it, on another's it harms it.
  const isLaid = option.on !== undefined || option.at !== undefined;
  if (isLaid && target !== undefined && (isOwn(position, target) ? effects.some(isHarm) : effects.some(isHelp)))
    return MISPLACED;
  const read = abilities.reduce((sum, ability) => sum + Math.min(worthOfText(ability, even), MOST), 0);
  // Whom its words are about the words alone don't tell, where it is laid on something; and that was looked at.
  return (
    (isLaid ? Math.max(0, read) : read) +
    effects.reduce((sum, effect) => sum + worthOfEffect(position, effect, target), 0)
  );
}

/** An Event takes the place of somebody who reports. */
const EVENT = 14;
/** An Interrupt may find a better moment. */
const INTERRUPT = 4;

/** The play that is worth most, if it is worth more than that. */
function bestPlay(request: Request, position: Position, least: number): Option | null {
  let [best, most]: [Option | null, number] = [null, least];
  for (const option of request.options) {
    const worth = option.verb === 'play' ? worthOfPlay(request, position, option) : 0;
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** An Event that is worth more than whoever might report instead. */
export const bestEvent = (request: Request, position: Position): Option | null => bestPlay(request, position, EVENT);

/** Any Event that does good, where nobody reports. */
export const anyEvent = (request: Request, position: Position): Option | null => bestPlay(request, position, 0);

/** An Interrupt whose moment has come. */
export const bestInterrupt = (request: Request, position: Position): Option | null =>
  bestPlay(request, position, INTERRUPT);
