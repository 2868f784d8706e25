/** Orders that can't be given: what they would be about, so that it is said why, and what would help. */
import type { Request } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import type { About } from '../../table/index.ts';
import { cardOf, hostedBy, seatOf } from '../frame/cards.ts';
import type { Pointed, Remedy } from '../frame/face.ts';
import { placeFacts } from '../../effects/terms.ts';
import { placesOn, type Board } from './board.ts';
import { isHeadquarters } from './card-facts.ts';

/** The place that is selected, or the ship or card that is pointed at. */
export function orderAbout(board: Board, view: View, verb: string, { card: number, place: at }: Pointed): About {
  const own = seatOf(view);
  const [card, place] = [cardOf(view, number), cardOf(view, at)];
  const ships = place === undefined ? [] : hostedBy(place, 'ships', own).cards;
  switch (verb) {
    case 'attempt': {
      if (place === undefined || isHeadquarters(place) || place.owner !== own) return {};
      const [ship] = placeFacts(place.definition)?.kind === 'space' ? ships : [];
      const task = board.tasksFor(view, place, own)[0] ?? place;
      return {
        card: task.number,
        ...(task === place ? {} : { at: place.number }),
        ...(ship === undefined ? {} : { with: ship.number }),
      };
    }
    case 'move': {
      const ship = card?.definition.type === 'ship' && card.commander === own ? card : ships[0];
      const to = placesOn(board, view, own).find(({ number: each }) => each !== at);
      return ship === undefined || to === undefined ? {} : { card: ship.number, to: to.number };
    }
    case 'play':
      return card !== undefined && isInHand(view, card.number) ? { card: card.number } : {};
    default:
      return {};
  }
}

const isInHand = (view: View, number: number): boolean =>
  view.players.some(({ zones }) => zones['hand']?.cards.some((card) => card.number === number) === true);

const remedy = (verb: string, does: string): Remedy => ({ verb, does });
const TO_ORDERS = remedy('end', 'goes on to your orders');
const NEXT_TURN = remedy('end', 'ends your turn');

/** What would help while cards are played: an order, ending, drawing. */
const whilePlaying: ReadonlyMap<string, readonly Remedy[]> = new Map([
  ['end', [remedy('play', 'plays a card'), remedy('draw', 'draws one')]],
  ['play', [TO_ORDERS, remedy('draw', 'draws a card')]],
  ['draw', [TO_ORDERS, remedy('play', 'plays a card')]],
]);
const beforeOrders: readonly Remedy[] = [TO_ORDERS, remedy('play', 'plays a card first'), remedy('draw', 'draws one')];

/** The orders that would make another one possible; of several the first that can be given. */
export function remediesFor(board: Board, view: View, request: Request, verb: string): readonly Remedy[] {
  if (request.kind === 'play') return whilePlaying.get(verb) ?? (ORDERS.has(verb) ? beforeOrders : []);
  if (request.kind !== 'orders') return [];
  const { options } = request;
  const can = (each: Remedy): boolean => options.some((option) => option.verb === each.verb);
  return orderRemedies(board, view, request, verb).filter(can).slice(0, 1);
}

const ORDERS: ReadonlySet<string> = new Set(['beam', 'move', 'attempt']);

function orderRemedies(board: Board, view: View, request: Request, verb: string): readonly Remedy[] {
  const move = remedy('move', 'moves a ship');
  const aboard = beamed(board, view, request, 'ship') ? [remedy('beam', 'beams people aboard')] : [];
  const down = beamed(board, view, request, 'place') ? [remedy('beam', 'beams down')] : [];
  switch (verb) {
    case 'attempt':
      return [...down, remedy('move', `moves a ship to a ${board.words.place}`), ...aboard, NEXT_TURN];
    case 'move':
      return [...aboard, NEXT_TURN];
    case 'beam':
      return [move, NEXT_TURN];
    case 'play':
    case 'draw':
      return [remedy('end', 'ends your turn: the next begins with playing and drawing')];
    default:
      return [];
  }
}

/** Whether people can be beamed to such a place: a ship, or one where something is still to be done. */
function beamed(board: Board, view: View, { options }: Request, kind: 'ship' | 'place'): boolean {
  return options.some(({ verb, to }) => {
    const place = verb === 'beam' ? cardOf(view, to) : undefined;
    if (place === undefined || (place.definition.type === 'ship') !== (kind === 'ship')) return false;
    return kind === 'ship' || board.tasksFor(view, place, seatOf(view)).length > 0;
  });
}
