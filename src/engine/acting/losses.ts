/** Losing command of cards, however that comes about: an event that can be responded to by itself. */
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Action, Frame, Occurrence, Ref } from '../state/state.ts';
import type { AsItWas } from './as-it-was.ts';
import { isHeard } from './responders.ts';
import { openWindow } from './window.ts';

/** The slot in which an action's frame keeps the cards of which a player has lost command by it. */
const lostBy = (seat: Seat): string => LOST[seat] ?? `lost by ${seat}`;
const LOST: readonly string[] = ['lost by 0', 'lost by 1'];

function lossOf(action: Action, player: Seat, cards: readonly Ref[]): Occurrence {
  return { name: 'loseCommand', stage: 'did', player, cards, by: action.source };
}

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
  if (!isHeard(engine, 'did:loseCommand')) return NOTHING;
  return engine.seats
    .map((_, seat) =>
      lossOf(
        action,
        seat,
        refs.filter(({ card }) => engine.commanderOf(card) === seat),
      ),
    )
    .filter(isAnyLost);
}
const NOTHING: readonly Occurrence[] = [];

/** Keeps in the action's frame of which of these a player has lost command. */
export function keepLosses(
  engine: Engine,
  frame: Frame,
  refs: readonly Ref[],
  were: ReadonlyMap<CardNumber, AsItWas>,
): void {
  for (let seat = 0; seat < engine.seats.length; seat++) {
    const lost = refs.filter(({ card }) => were.get(card)?.commander === seat && engine.commanderOf(card) !== seat);
    if (lost.length > 0) frame.cards[lostBy(seat)] = lost;
  }
}

/** What each player has lost command of by the action, as events to respond to. */
export function lossesBy(engine: Engine, frame: Frame, action: Action): Occurrence[] {
  const losses: Occurrence[] = [];
  for (let seat = 0; seat < engine.seats.length; seat++) {
    const lost = frame.cards[lostBy(seat)];
    if (!lost) continue;
    const now = lost.map(({ card }) => engine.ref(card));
    losses.push(lossOf(action, seat, now));
  }
  return losses;
}
