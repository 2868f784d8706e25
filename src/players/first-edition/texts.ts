/** What it is worth to play an Event, an Interrupt or an Artifact now, in thirds of a point, by what its text does and to whom. */
import type { Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { textOf } from '../../effects/reading/index.ts';
import type { Effect } from '../../language/tree/index.ts';
import { hosted } from '../second-edition/position.ts';
import { worthOfText } from '../second-edition/worth.ts';
import { isOfType, type Position } from './position.ts';

/** A battle by a text is as likely lost as won. */
const even = (): number => 5;

/** What another player's card does is worth so much undone, and so much one's own. */
const UNDONE = { theirs: 15, own: -40 } as const;
const MISPLACED = -60;
const UNSTOPPED = 4;
const RAISED = 5;
const REPORTS = 8;
const MIXED = 45;
const DRAWN = 4;
const MORE_MISSIONS = 12;
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
      return everyEffect([...effect.then, ...(effect.else ?? [])]);
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

/** How many of those of a ship, and with it, are stopped. */
const stoppedOf = (position: Position, ship: CardView): number => {
  const at = position.line.find(({ ships }) => ships.some(({ card }) => card.number === ship.number));
  const crew = [ship, ...hosted(ship, 'aboard'), ...(at?.people ?? [])];
  return crew.filter(({ stopped }) => stopped === true).length;
};

const onTable = ({ view, seat }: Position): readonly CardView[] => view.players[seat]?.zones['table']?.cards ?? [];

/** What the text does beyond what happens to single cards. */
function worthOfEffect(position: Position, effect: Effect, target: CardView | undefined): number {
  const held = position.hand.filter(isOfType('personnel')).length;
  switch (effect.x) {
    case 'nullify':
      return target === undefined ? 0 : isOwn(position, target) ? UNDONE.own : UNDONE.theirs;
    case 'playerRule':
      return effect.rule === 'reports' ? REPORTS * Math.max(0, held - 1) : 0;
    case 'mix':
      return MIXED;
    case 'invite':
      return MORE_MISSIONS;
    case 'unstop':
      return target === undefined || effect.what.ref === undefined ? 0 : UNSTOPPED * (stoppedOf(position, target) - 2);
    case 'oneOf':
      return DRAWN;
    case 'put':
      return effect.why === 'destroy' && target !== undefined ? LOST_SHIP : 0;
    case 'mod':
      return target === undefined ? 0 : RAISED;
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
  return (
    abilities.reduce((sum, ability) => sum + Math.min(worthOfText(ability, even), UNDONE.theirs), 0) +
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
