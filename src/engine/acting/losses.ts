/** Losing command of cards: by whatever is done to them, and to what they are aboard or on. */
import type { Engine } from '../kernel/kernel.ts';
import { guestsOf } from './as-it-was.ts';
import { isHeard } from './responders.ts';
import type { Seat } from '../asking/request.ts';
import type { Action, Frame, Occurrence, Ref } from '../state/state.ts';

/** A card, and who commanded it before an action. */
export interface Commanded {
  readonly ref: Ref;
  readonly commander: Seat;
}

/** The slot in which an action's frame keeps the cards of which a player has lost command by it. */
export const lostBy = (seat: Seat): string => LOST[seat] ?? `lost by ${seat}`;
const LOST: readonly string[] = ['lost by 0', 'lost by 1'];

/** To lose command of cards, however that came about, is something to respond to as well. */
export function lossOf(action: Action, player: Seat, cards: readonly Ref[]): Occurrence {
  return { name: 'loseCommand', stage: 'did', player, cards, by: action.source };
}

/** The commanded cards that lie with these and go with them; none where no text of the game asks. */
export function commandedAlongside(engine: Engine, { objects }: Action): readonly Commanded[] {
  if (!isHeard(engine, 'did:loseCommand')) return NOBODY;
  const refs = objects.filter(({ outcome }) => outcome === 'pending').map(({ ref }) => ref);
  return refs
    .flatMap(({ card }) => guestsOf(engine, card))
    .map((card) => ({ ref: engine.ref(card), commander: engine.commanderOf(card) }))
    .filter(({ ref, commander }) => commander >= 0 && refs.every(({ card }) => card !== ref.card));
}

const NOBODY: readonly Commanded[] = [];

/** Keeps in the action's frame of which of these cards each player has lost command. */
export function keepLosses(engine: Engine, frame: Frame, cards: readonly Commanded[]): void {
  engine.seats.forEach((_, seat) => {
    const lost = cards.filter(({ ref, commander }) => commander === seat && engine.commanderOf(ref.card) !== seat);
    if (lost.length > 0) frame.cards[lostBy(seat)] = lost.map(({ ref }) => ref);
  });
}
