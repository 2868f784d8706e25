/** Why a verb without a card can't be given now: said of the card that it would most likely be about. */
import { costNow } from './cost.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardNamed, type CardNumber, type Proposal, type Refusal, type Seat } from '../../engine/asking/request.ts';
import { isTask, missionOf } from '../../effects/reading/index.ts';
import { allMissions, isCompleted, isMine, missionKind, placesOf } from './table.ts';

/** What a verb would be about; null where there is nothing of that kind at all. */
type Likeliest = (engine: Engine, player: Seat) => Pick<Proposal, 'card' | 'to' | 'with'> | null;

const likeliest: ReadonlyMap<string, Likeliest> = new Map([
  ['move', likeliestShip],
  ['attempt', likeliestTask],
  ['play', likeliestOfHand],
]);

const NOTHING_THERE: ReadonlyMap<string, string> = new Map([
  ['move', 'no ship of yours is in play'],
  ['attempt', 'nothing of yours is left to attempt'],
  ['play', 'your hand is empty'],
  ['use', 'no card of yours has an order to use now'],
]);

/** Why nothing can be done with a verb alone; null: it is not one of those. `why`: why not with these cards. */
export function whyNotAny(
  engine: Engine,
  proposal: Proposal,
  why: (named: Proposal) => Refusal | null,
): Pick<Refusal, 'reason' | 'rules'> | null {
  const nothing = NOTHING_THERE.get(proposal.verb);
  if (nothing === undefined || proposal.card !== undefined) return null;
  const isOffered = engine.request?.options.some(({ verb }) => verb === proposal.verb) === true;
  if (isOffered) return { reason: `say what to ${proposal.verb}: it can be done now`, rules: [] };
  const about = likeliest.get(proposal.verb)?.(engine, proposal.seat) ?? null;
  if (about === null) return { reason: nothing, rules: [] };
  const { title } = engine.definitionOf(cardNamed(about, 'card'));
  const found = why({ ...proposal, ...about });
  if (found === null) return { reason: `there is nothing to ${proposal.verb} now`, rules: [] };
  return { reason: found.reason.includes(title) ? found.reason : `${found.reason} (${title})`, rules: found.rules };
}

function likeliestShip(engine: Engine, player: Seat): ReturnType<Likeliest> {
  const ships = allMissions(engine).flatMap((place) => engine.hosted(place, 'ships'));
  const card = ships.find((ship) => isMine(engine, ship, player));
  const to = card === undefined ? undefined : allMissions(engine).find((place) => place !== missionOf(engine, card));
  return card === undefined || to === undefined ? null : { card, to };
}

/** Where somebody of the player's is already, or a ship. */
function likeliestTask(engine: Engine, player: Seat): ReturnType<Likeliest> {
  const isLeft = (place: CardNumber): boolean =>
    isTask(engine, place) && missionKind(engine, place) !== 'headquarters' && !isCompleted(engine, place);
  const open = placesOf(engine, player).filter(isLeft);
  const shipAt = (place: CardNumber): CardNumber | undefined =>
    engine.hosted(place, 'ships').find((ship) => isMine(engine, ship, player));
  const isAnyoneAt = (place: CardNumber): boolean =>
    engine.hosted(place, 'here').some((card) => isMine(engine, card, player)) || shipAt(place) !== undefined;
  const card = open.find(isAnyoneAt) ?? open[0];
  if (card === undefined) return null;
  const ship = missionKind(engine, card) === 'space' ? shipAt(card) : undefined;
  return { card, ...(ship !== undefined && { with: ship }) };
}

/** The cheapest card in hand. */
function likeliestOfHand(engine: Engine, player: Seat): ReturnType<Likeliest> {
  const [card] = engine.zone('hand', player).toSorted((one, other) => costNow(engine, one) - costNow(engine, other));
  return card === undefined ? null : { card };
}
