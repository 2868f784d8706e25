/** How cards move: who sees it, what enters and leaves play, and what becomes of cards on a card that leaves. */
import { isAtAttempt, isType } from '../reading/index.ts';
import { attemptIn } from '../undertakings.ts';
import type { PlaceEvent } from '../../engine/state/events.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { guestsOf } from '../../engine/acting/guests.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';

/** What a `place` event tells; what enters and leaves play is found out. */
export type Move = Omit<PlaceEvent, 'type' | 'entered' | 'left'> & { readonly rules?: readonly RuleId[] };

/** An event while it is made: what is not there is no part of it. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Moves cards in one event; cards on a card that leaves play go to their owners' piles first. */
export function moveCards(engine: Engine, given: Move): void {
  const move = withoutGone(engine, given);
  if (move.cards.length === 0) return;
  const isLeaving = 'zone' in move.to && engine.ruleset.texts.outsidePlay.has(move.to.zone);
  const wasInPlay = move.cards.filter((card) => engine.isInPlay(card));
  if (isLeaving) for (const card of wasInPlay) discardGuests(engine, card, move.player);
  const isInPlayThere = !isLeaving && !isOutsideThere(engine, move);
  const entered = isInPlayThere ? move.cards.filter((card) => !wasInPlay.includes(card)) : [];
  const left = isInPlayThere ? [] : wasInPlay;
  const commander = isLeaving ? null : move.commander;
  const event: Writable<PlaceEvent> = {
    type: 'place',
    verb: move.verb,
    player: move.player,
    cards: move.cards,
    to: move.to,
    entered,
    left,
  };
  if (move.at !== undefined) event.at = move.at;
  if (move.face !== undefined) event.face = move.face;
  // Whatever enters play is seen by all as it does.
  const known = entered.length > 0 ? 'all' : move.known;
  if (known !== undefined) event.known = known;
  if (commander !== undefined) event.commander = commander;
  if (move.by !== undefined) event.by = move.by;
  if (move.carrier !== undefined) event.carrier = move.carrier;
  engine.emit(event, move.rules);
  if (attemptIn(engine)) leaveAttempt(engine, [...left, ...involvedElsewhere(engine)]);
  engine.ruleset.texts.settlePiles(engine, move.cards);
}

/** The move without those cards that go out of the game instead: these are removed. */
function withoutGone(engine: Engine, move: Move): Move {
  const isOff = 'zone' in move.to && move.to.zone !== REMOVED && engine.ruleset.texts.outsidePlay.has(move.to.zone);
  const gone = isOff ? move.cards.filter((card) => engine.ruleset.texts.leavesTheGame(engine, card)) : [];
  for (const card of gone)
    moveCards(engine, {
      verb: 'removed',
      player: move.player,
      cards: [card],
      to: { zone: REMOVED, player: engine.ownerOf(card) },
      face: 'up',
      commander: null,
      ...(move.by !== undefined && { by: move.by }),
      rules: engine.cite('remove from the game', 'leave play.out of the game'),
    });
  return gone.length === 0 ? move : { ...move, cards: move.cards.filter((card) => !gone.includes(card)) };
}
const REMOVED = 'removed';

/** Has the card been removed from the game? */
export const isRemoved = (engine: Engine, card: CardNumber): boolean => engine.zoneOf(card) === REMOVED;

/** Where its edition says so, or put by nobody's command on an event or dilemma, a card is not in play. */
function isOutsideThere(engine: Engine, { to, cards, commander }: Move): boolean {
  if (!('relation' in to)) return false;
  if (engine.ruleset.texts.lyingOutside.includes(to.relation)) return true;
  const isOnText = isType(engine, to.host, 'event') || isType(engine, to.host, 'dilemma');
  const isCommanded =
    commander === undefined
      ? cards.some((card) => engine.commanderOf(card) >= 0)
      : commander !== null && commander >= 0;
  return isOnText && !isCommanded;
}

/** Involved personnel that are no longer at the place of the attempt: the planet, or the ship chosen at its mission. */
function involvedElsewhere(engine: Engine): CardNumber[] {
  const involved = attemptIn(engine)?.involved ?? [];
  return involved.map((ref) => ref.card).filter((card) => !isAtAttempt(engine, card));
}

/** Personnel that leave play or the place of the attempt are removed from it, not stopped. */
export function leaveAttempt(engine: Engine, cards: readonly CardNumber[]): void {
  const involved = attemptIn(engine)?.involved.filter((ref) => cards.includes(ref.card)) ?? [];
  if (involved.length > 0)
    engine.emit({ type: 'removedFromAttempt', cards: involved.map((ref) => ref.card) }, engine.cite('attempt.leave'));
}

/** Everything on, aboard or under a card goes to its owner's discard pile; dilemmas to the bottom of their pile, face up. */
function discardGuests(engine: Engine, host: CardNumber, player: Seat): void {
  const guests = guestsOf(engine, host);
  for (const card of guests) {
    const owner = engine.ownerOf(card);
    const { zone, at, rules = [] } = engine.ruleset.texts.pileOf(engine, card);
    engine.emit(
      {
        type: 'place',
        verb: 'placed',
        player,
        cards: [card],
        to: { zone, player: owner },
        at,
        face: 'up',
        commander: null,
        entered: [],
        left: [card],
      },
      [
        ...rules,
        ...engine.cite(isType(engine, card, 'dilemma') ? 'leave play.dilemma on it' : 'leave play.card on it'),
      ],
    );
    leaveAttempt(engine, [card]);
  }
  engine.ruleset.texts.settlePiles(engine, guests);
}

/** Cards grouped by owner, in seat order: each goes to its own owner's pile. */
export function byOwner(
  engine: Engine,
  cards: readonly CardNumber[],
): readonly (readonly [Seat, readonly CardNumber[]])[] {
  return engine.seats.flatMap((_, seat) => {
    const own = cards.filter((card) => engine.ownerOf(card) === seat);
    return own.length > 0 ? [[seat, own] as const] : [];
  });
}
