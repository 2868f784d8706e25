/** Losing command of cards and their leaving play, however that comes about: events that can be responded to by themselves. */
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Action, Frame, Occurrence, Ref } from '../state/state.ts';
import type { AsItWas } from './as-it-was.ts';
import { isHeard, keyOf } from './responders.ts';
import { openWindow } from './window.ts';

/** The slot in which an action's frame keeps the cards of which a player has lost command by it. */
const lostBy = (seat: Seat): string => LOST[seat] ?? `lost by ${seat}`;
const LOST: readonly string[] = ['lost by 0', 'lost by 1'];

/** The slot in which it keeps the cards that a player commanded and that have left play by it. */
const leftOf = (seat: Seat): string => LEFT[seat] ?? `left of ${seat}`;
const LEFT: readonly string[] = ['left of 0', 'left of 1'];

function lossOf(action: Action, player: Seat, cards: readonly Ref[], name = 'loseCommand'): Occurrence {
  return { name, stage: 'did', player, cards, by: action.source };
}
const LEAVING = 'leavePlay';
/** Is there a card that responds to this, once it has happened? */
const isAwaited = (engine: Engine, name: string): boolean => isHeard(engine, keyOf({ stage: 'did', name }));

const isAnyLost = ({ cards }: Occurrence): boolean => cards.length > 0;

/** Opens the windows of responses to players' being about to lose command of cards by this action, whatever it is. */
export function openLosses(engine: Engine, action: Action): void {
  const isParting = action.commander !== undefined || engine.ruleset.actions.isParting(engine, action);
  if (!isHeard(engine, 'about:loseCommand') || !isParting) return;
  const subject = engine.frames.findLastIndex((frame) => frame.action === action);
  engine.seats.forEach((_, seat) => {
    if ((action.verb === 'command' ? action.player : action.commander) === seat) return;
    const cards = action.objects
      .map((object) => object.ref)
      .filter((ref) => engine.isSame(ref) && engine.commanderOf(ref.card) === seat);
    const occurrence: Occurrence = { ...lossOf(action, seat, cards), stage: 'about' };
    if (isAnyLost(occurrence)) openWindow(engine, { kind: 'about', occurrence, subject });
  });
}

/** What each player would lose command of if the action were done to all of these, as events; none where no card responds to that. */
export function lossesAhead(engine: Engine, action: Action, refs: readonly Ref[]): readonly Occurrence[] {
  const names = ['loseCommand', LEAVING].filter((name) => isAwaited(engine, name));
  if (names.length === 0) return NOTHING;
  return engine.seats
    .flatMap((_, seat) => {
      const own = refs.filter(({ card }) => engine.commanderOf(card) === seat);
      return names.map((name) => lossOf(action, seat, own, name));
    })
    .filter(isAnyLost);
}
const NOTHING: readonly Occurrence[] = [];

/** Keeps in the action's frame of which of these a player has lost command, and which have left play, where anybody waits for that. */
export function keepLosses(
  engine: Engine,
  frame: Frame,
  refs: readonly Ref[],
  were: ReadonlyMap<CardNumber, AsItWas>,
): void {
  const isLeavingAwaited = isAwaited(engine, LEAVING) || engine.lasting.length > 0;
  for (let seat = 0; seat < engine.seats.length; seat++) {
    const own = refs.filter(({ card }) => were.get(card)?.commander === seat);
    const lost = own.filter(({ card }) => engine.commanderOf(card) !== seat);
    if (lost.length > 0) frame.cards[lostBy(seat)] = lost;
    const left = isLeavingAwaited ? own.filter(({ card }) => !engine.isInPlay(card)) : [];
    if (left.length > 0) frame.cards[leftOf(seat)] = left;
  }
}

/** What each player has lost command of by the action, and what of theirs has left play, as events to respond to. */
export function lossesBy(engine: Engine, frame: Frame, action: Action): Occurrence[] {
  const losses: Occurrence[] = [];
  const add = (seat: Seat, lost: readonly Ref[] | undefined, name?: string): void => {
    if (!lost) return;
    const now = lost.map(({ card }) => engine.ref(card));
    losses.push(lossOf(action, seat, now, name));
  };
  for (let seat = 0; seat < engine.seats.length; seat++) {
    add(seat, frame.cards[lostBy(seat)]);
    add(seat, frame.cards[leftOf(seat)], LEAVING);
  }
  return losses;
}
