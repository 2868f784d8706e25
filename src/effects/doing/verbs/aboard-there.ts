/** Where nobody can be at a place itself, who is placed there goes aboard a ship of whoever commands them there. */
import { isPlace, isType, type Context } from '../../reading/index.ts';
import { refsOf, type Found } from './objects.ts';
import { choose } from '../../../engine/asking/select.ts';
import type { Place } from '../../../engine/state/events.ts';
import type { CardNumber, Seat } from '../../../engine/asking/request.ts';

/** The place for these cards that `by` puts there: null where no ship takes them, "asked" where one of several is to be chosen. */
export function aboardThere(context: Context, place: Place, { refs }: Found, by: Seat): Place | null | 'asked' {
  const { engine, frame } = context;
  const [first] = refs;
  if (!first || !('host' in place) || !ON_IT.has(place.relation)) return place;
  const { host } = place;
  if (!isGroundless(context, host) || !refs.every(({ card }) => isPassenger(context, card))) return place;
  const commander = whoseThere(context, first.card, by);
  const chosen = frame?.cards[SHIP]?.[0]?.card;
  if (frame) delete frame.cards[SHIP];
  const ships = shipsAt(context, host, commander);
  const ship = chosen ?? ships[0];
  if (ship === undefined) return null;
  if (chosen !== undefined || ships.length === 1) return { host: ship, relation: 'aboard' };
  // The mission stays the one that was chosen.
  if (frame) frame.cards.host = [engine.ref(host)];
  choose(engine, {
    player: by,
    prompt: 'Choose where',
    from: refsOf(context, ships),
    min: 1,
    max: 1,
    as: SHIP,
    source: context.source.card,
  });
  return 'asked';
}

/** Can the card be at that place, on it or aboard a ship? */
export const findsRoom = (context: Context, host: CardNumber, card: CardNumber, by: Seat): boolean =>
  !isGroundless(context, host) ||
  !isPassenger(context, card) ||
  shipsAt(context, host, whoseThere(context, card, by)).length > 0;

const isGroundless = ({ engine }: Context, host: CardNumber): boolean =>
  isPlace(engine, host) && engine.ruleset.texts.isGroundless?.(engine, host) === true;
const whoseThere = ({ engine }: Context, card: CardNumber, by: Seat): Seat =>
  engine.isInPlay(card) ? engine.commanderOf(card) : by;
const shipsAt = ({ engine }: Context, host: CardNumber, commander: Seat): readonly CardNumber[] =>
  engine.hosted(host, 'ships').filter((card) => engine.commanderOf(card) === commander);

const SHIP = 'ship there';
const ON_IT: ReadonlySet<string> = new Set(['on', 'here']);

const isPassenger = ({ engine }: Context, card: CardNumber): boolean =>
  isType(engine, card, 'personnel') || isType(engine, card, 'equipment');
