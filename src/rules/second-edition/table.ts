/** The table as the rules see it: missions, ships, who is where, in play or not. */
import { variantOf } from './variant.ts';
import { placeFacts } from '../../effects/terms.ts';
import { isStopped, isType, missionOf } from '../../effects/reading/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering, rememberingOnce } from '../../engine/kernel/remembering.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';

/** A player's row of places. */
export const placesOf = (engine: Engine, player: Seat): readonly CardNumber[] =>
  engine.zone(variantOf(engine).row, player);

/** Every mission on the table, row after row. */
export const allMissions = rememberingOnce(
  (engine: Engine): readonly CardNumber[] => engine.seats.flatMap((_, seat) => placesOf(engine, seat)),
  { isPlain: true },
);

/** Is it the player's turn? Remembered for each: it stays the same while the turn passes between others. */
export const isTurnOf = remembering((engine: Engine, player: Seat): boolean => engine.turn.player === player);

export function missionKind(engine: Engine, mission: CardNumber): 'planet' | 'space' | 'headquarters' {
  return placeFacts(engine.definitionOf(mission))?.kind ?? 'planet';
}

/** Is it at a headquarters, or one itself? */
export function isAtHeadquarters(engine: Engine, card: CardNumber): boolean {
  const place = missionOf(engine, card);
  return place > 0 && missionKind(engine, place) === 'headquarters';
}

export function isCompleted(engine: Engine, mission: CardNumber): boolean {
  return engine.has(mission, 'completed');
}

export function isMine(engine: Engine, card: CardNumber, seat: Seat): boolean {
  return engine.commanderOf(card) === seat;
}

/** A player's unstopped ships at a mission. */
export function readyShips(engine: Engine, mission: CardNumber, seat: Seat): CardNumber[] {
  return engine.hosted(mission, 'ships').filter((ship) => isMine(engine, ship, seat) && !isStopped(engine, ship));
}

/** Personnel and equipment of a player in a place that may take part in orders: equipment is never stopped (2E-STOP-09). */
export function readyCards(engine: Engine, cards: readonly CardNumber[], seat: Seat): CardNumber[] {
  return cards.filter(
    (card) =>
      isMine(engine, card, seat) &&
      !isStopped(engine, card) &&
      (isType(engine, card, 'personnel') || isType(engine, card, 'equipment')),
  );
}

export function readyPersonnel(engine: Engine, cards: readonly CardNumber[], seat: Seat): CardNumber[] {
  return readyCards(engine, cards, seat).filter((card) => isType(engine, card, 'personnel'));
}

/** In play: played, or put there; beneath a mission, in piles and hands nothing is (2E-INPLAY-01 to -03). */
export function isInPlay(engine: Engine, card: CardNumber): boolean {
  const zone = engine.zoneOf(card);
  if (zone === variantOf(engine).row || zone === 'core') return true;
  if (zone === 'brig') return engine.commanderOf(card) >= 0;
  if (zone !== '') return false;
  if (isSetAside(engine, card)) return false;
  return engine.relationOf(card) !== 'beneath' && engine.isInPlay(engine.hostOf(card));
}

/** Put from outside play on an event or dilemma, a card is commanded by nobody and not in play (2E-INPLAY-03). */
function isSetAside(engine: Engine, card: CardNumber): boolean {
  const host = engine.definitionOf(engine.hostOf(card)).type;
  return (host === 'event' || host === 'dilemma') && engine.commanderOf(card) < 0;
}

/** May the player know this card's face by its place alone (2E-LOOK-01 to -15, 2E-OP-25)? */
export function knows(engine: Engine, card: CardNumber, viewer: Seat): boolean {
  const zone = engine.zoneOf(card);
  const owner = engine.ownerOf(card);
  if (zone === 'hand' || zone === 'drawn' || zone === 'stack') return owner === viewer;
  if (zone === 'deck') return false;
  const isFaceUp = engine.has(card, 'faceUp');
  if (zone === 'dilemmas') return isFaceUp;
  if (zone === 'aside') return isFaceUp || owner === viewer;
  // In any other zone it lies open; else it is told by the card it lies with.
  const relation = engine.relationOf(card);
  // Only a text lays cards face down beneath a mission: whose that is knows them.
  if (relation === 'beneath') return isFaceUp || engine.ownerOf(engine.hostOf(card)) === viewer;
  if (relation !== 'here' && relation !== 'aboard') return true;
  const commander = engine.commanderOf(card);
  return (commander >= 0 ? commander : owner) === viewer;
}

/** Hidden cards in play were seen as they entered: those of a type could stand for each other; others could be any of their pile. */
export function pool(engine: Engine, card: CardNumber): string {
  const { type } = engine.definitionOf(card);
  if (isInPlay(engine, card)) return `play ${type} ${engine.commanderOf(card)}`;
  return type === 'dilemma' ? 'dilemmas' : 'deck';
}
