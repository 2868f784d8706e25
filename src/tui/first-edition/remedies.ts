/** Orders of First Edition that can't be given: what they would be about, and what would help. */
import type { Request } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import type { About } from '../../table/index.ts';
import { cardOf, hostedBy, seatOf } from '../frame/cards.ts';
import type { Pointed, Remedy } from '../frame/face.ts';
import { isPlanet, otherSeat, spacelineOf } from './card-facts.ts';

/** The location that is selected, or the ship or card that is pointed at. */
export function orderAbout(view: View, verb: string, { card: number, place: at }: Pointed): About {
  const own = seatOf(view);
  const [card, place] = [cardOf(view, number), cardOf(view, at)];
  const ships = place === undefined ? [] : hostedBy(place, 'ships', own).cards;
  const isOwnShip = card?.definition.type === 'ship' && card.commander === own;
  switch (verb) {
    case 'attempt': {
      if (place === undefined) return {};
      const [ship] = isPlanet(place) ? [] : ships;
      return { card: place.number, ...(ship === undefined ? {} : { with: ship.number }) };
    }
    case 'move': {
      const ship = isOwnShip ? card : ships[0];
      const to = spacelineOf(view).find(({ number: each }) => each !== at);
      return ship === undefined || to === undefined ? {} : { card: ship.number, to: to.number };
    }
    case 'cloak':
    case 'decloak': {
      const ship = isOwnShip ? card : ships[0];
      return ship === undefined ? {} : { card: ship.number };
    }
    case 'attack': {
      const [target] = place === undefined ? [] : hostedBy(place, 'ships', otherSeat(view)).cards;
      return target === undefined ? {} : { card: target.number };
    }
    case 'report':
    case 'play':
      return card === undefined ? {} : { card: card.number };
    default:
      return {};
  }
}

const remedy = (verb: string, does: string): Remedy => ({ verb, does });
const ORDERS: ReadonlySet<string> = new Set([
  'load',
  'unload',
  'move',
  'beam',
  'attempt',
  'attack',
  'cloak',
  'decloak',
]);

/** What helps best in place of an order, while orders are given. */
const HELP: ReadonlyMap<string, readonly Remedy[]> = new Map([
  ['move', [remedy('load', 'takes a crew aboard'), remedy('beam', 'beams people aboard')]],
  [
    'attempt',
    [remedy('beam', 'beams down'), remedy('move', 'flies a ship to a mission'), remedy('load', 'takes a crew aboard')],
  ],
  ['beam', [remedy('load', 'takes people aboard at an outpost'), remedy('move', 'flies a ship')]],
  ['attack', [remedy('move', 'flies a ship')]],
]);

/** The orders that would make another one possible, or what comes next. */
export function remediesFor(_view: View, { kind, options }: Request, verb: string): readonly Remedy[] {
  if (kind === 'play') {
    const goOn = remedy('end', 'goes on to your orders');
    return ORDERS.has(verb) ? [goOn, remedy('report', 'reports a card first')] : [goOn];
  }
  if (kind !== 'orders') return [];
  const can = (each: Remedy): boolean => options.some((option) => option.verb === each.verb);
  const [first] = (HELP.get(verb) ?? []).filter(can);
  return [first ?? remedy('end', 'ends your turn: the next begins with a card')];
}
