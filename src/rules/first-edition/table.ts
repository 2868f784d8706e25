/** The table as the rules see it: locations, outposts, ships, crews and Away Teams, and who knows what. */
import { isStopped, isType, missionOf } from '../../effects/reading/index.ts';
import { affiliationsOf, hasIcon } from '../../effects/meaning.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import { isBoarder } from './boarders.ts';
import { NON_ALIGNED, SPACELINE } from './constants.ts';

/** The locations from left to right. */
export const spaceline = (engine: Engine): readonly CardNumber[] => engine.row(SPACELINE);

export const isLocation = (engine: Engine, card: CardNumber): boolean => card > 0 && engine.rowOf(card) === SPACELINE;

export const isPlanet = (engine: Engine, mission: CardNumber): boolean =>
  engine.definitionOf(mission).mission?.kind === 'planet';

/** Is it commanded by the player? */
export const isOwn = (engine: Engine, card: CardNumber, player: Seat): boolean => engine.commanderOf(card) === player;

export const titleOf = (engine: Engine, card: CardNumber): string => engine.definitionOf(card).title;

/** A player's cards that lie so at a location, or at all of them: where none is named. */
function stationed(relation: string): (engine: Engine, player: Seat, mission?: CardNumber) => readonly CardNumber[] {
  const at = (engine: Engine, player: Seat, mission: CardNumber): readonly CardNumber[] =>
    engine.hosted(mission, relation).filter((card) => isOwn(engine, card, player));
  const everywhere = remembering((engine: Engine, player: Seat) =>
    fromEach(spaceline(engine), (mission) => at(engine, player, mission)),
  );
  return (engine, player, mission) =>
    mission === undefined ? everywhere(engine, player) : at(engine, player, mission);
}

/** The player's ships at a location; of all locations where none is named. */
export const shipsOf = stationed('ships');

/** The player's outposts at a location; of all locations where none is named. */
export const outpostsOf = stationed('outposts');

/** How cards lie that are in this place: aboard a ship, at an outpost, on a planet. */
export const relationIn = (engine: Engine, place: CardNumber): 'aboard' | 'here' =>
  isType(engine, place, 'ship') ? 'aboard' : 'here';

/** Is it equipment, or an Artifact that is used as such where it lies (94-ART-05)? */
export const isEquipment = (engine: Engine, card: CardNumber): boolean =>
  isType(engine, card, 'equipment') ||
  (isType(engine, card, 'artifact') && ['here', 'aboard'].includes(engine.relationOf(card)));

/** Personnel and equipment of the player in a place. */
export const cardsIn = (engine: Engine, place: CardNumber, player: Seat): CardNumber[] =>
  engine
    .hosted(place, relationIn(engine, place))
    .filter((card) => isOwn(engine, card, player) && (isFighter(engine, card) || isEquipment(engine, card)));

/** Does it fight: is it personnel, or does it act as such (94-SPECIAL-12)? */
export const isFighter = (engine: Engine, card: CardNumber): boolean =>
  isType(engine, card, 'personnel') || isBoarder(engine, card);

/** Those in a place who fight: personnel, and Rogue Borg who act as such. */
export const fightersIn = (engine: Engine, place: CardNumber, player: Seat): CardNumber[] =>
  cardsIn(engine, place, player).filter((card) => isFighter(engine, card));

export const personnelIn = (engine: Engine, place: CardNumber, player: Seat): CardNumber[] =>
  cardsIn(engine, place, player).filter((card) => isType(engine, card, 'personnel'));

/** Those of them that are not stopped (94-TURN-16). */
export const unstopped = (engine: Engine, cards: readonly CardNumber[]): CardNumber[] =>
  cards.filter((card) => !isStopped(engine, card));

/** The location where a ship, an outpost or somebody there is; 0 if nowhere. */
export const locationOf = (engine: Engine, card: CardNumber): CardNumber => missionOf(engine, card);

export const isHologram = (engine: Engine, card: CardNumber): boolean => hasIcon(engine, card, 'holo');

/** 94-AFFIL-08: does the card belong to no affiliation? */
export const isNonAligned = (engine: Engine, card: CardNumber): boolean =>
  affiliationsOf(engine, card).every((name) => name === NON_ALIGNED);

/** In play: on the spaceline, at the side of the table, or with a card in play; what is seeded under a Mission is not. */
export function isInPlay(engine: Engine, card: CardNumber): boolean {
  if (engine.rowOf(card) === SPACELINE) return true;
  const zone = engine.zoneOf(card);
  if (zone !== '') return zone === 'table';
  return engine.relationOf(card) !== 'under' && engine.isInPlay(engine.hostOf(card));
}

/** May the player know this card's face by its place alone (94-SHOW-01 to -05, 94-OP-31)? */
export function knows(engine: Engine, card: CardNumber, viewer: Seat): boolean {
  const owner = engine.ownerOf(card);
  const commander = engine.commanderOf(card);
  const isOwnCard = (commander >= 0 ? commander : owner) === viewer;
  switch (engine.zoneOf(card)) {
    case 'hand':
    case 'seeds':
    case 'outposts':
      return owner === viewer;
    case 'deck':
    case 'missions':
      return false;
    case '':
      break;
    default:
      return true;
  }
  switch (engine.relationOf(card)) {
    case 'under':
      return engine.has(card, 'faceUp') || owner === viewer;
    case 'ships':
      return isOwnCard || !engine.has(card, 'cloaked');
    case 'aboard':
      return isOwnCard;
    case 'here':
      // At an outpost they lie open (94-SHOW-01), on a planet they may lie face down (94-SHOW-05).
      return isOwnCard || isType(engine, engine.hostOf(card), 'outpost');
    default:
      return true;
  }
}

/** Hidden cards in play were seen as they reported: those of a type could stand for each other; others could be any of their pile. */
export function pool(engine: Engine, card: CardNumber): string {
  const { type } = engine.definitionOf(card);
  if (isInPlay(engine, card)) return `play ${type} ${engine.commanderOf(card)}`;
  if (type === 'mission') return 'missions';
  return type === 'dilemma' || type === 'artifact' ? 'seeds' : 'deck';
}
