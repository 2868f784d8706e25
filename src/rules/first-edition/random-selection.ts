/** Who dies: one of a team, drawn by the opponent (table `random`, 94-RAND), and holograms that are only deactivated (94-HOLO-08). */
import { act, pending, pendingCards, withOutcome } from '../../engine/acting/action.ts';
import { selectRandomly } from '../../engine/asking/select.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { toOwners, type Perform } from '../../effects/doing/index.ts';
import { deactivate } from './holograms.ts';
import { otherOf } from './seats.ts';
import { isHologram } from './table.ts';

/** One of the player's personnel, all faces hidden, drawn by the opponent (94-RAND-01, -02); 0 where there is nobody. */
export function drawOne(engine: Engine, personnel: readonly CardNumber[], player: Seat): CardNumber {
  const [drawn = 0] = selectRandomly(engine, personnel, 1, otherOf(player), 0, ['94-RAND-01', '94-RAND-02']);
  return drawn;
}

/** The one drawn is killed, or if holographic deactivated and back on the ship (94-RAND-03, -05). */
export function killOne(engine: Engine, card: CardNumber): void {
  const agent = otherOf(engine.commanderOf(card));
  act(engine, { verb: 'kill', agent, source: null, objects: pending([engine.ref(card)]), wanted: 1 });
}

/** Kills those of them who can be killed; holograms are only deactivated (94-RAND-05, 94-HOLO-08). */
export const kill: Perform = (engine, action) => {
  const holograms = pendingCards(engine, action).filter((card) => engine.isInPlay(card) && isHologram(engine, card));
  deactivate(engine, holograms, ['94-RAND-05', '94-HOLO-08']);
  return toDiscardPile(engine, withOutcome(action, holograms, 'impossible', action.agent));
};

/** 94-RAND-03. */
const toDiscardPile = toOwners('killed', 'discard', {
  at: 'top',
  face: 'up',
  dies: 'kill',
  keys: ['kill.to discard pile'],
});
