/** Holographic re-creations (94-HOLO). */
import { moveCards } from '../../effects/doing/index.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { locationOf, shipsOf } from './table.ts';

/** 94-HOLO-06: does a holoprojector of the player's work at the planet? No text of one is understood yet. */
export function mayProjectAt(_engine: Engine, _mission: CardNumber, _player: Seat): boolean {
  return false;
}

/** Deactivated holograms are back aboard a ship of their player's there, if one is (94-RAND-05, 94-HOLO-09). */
export function deactivate(engine: Engine, cards: readonly CardNumber[], rules: readonly RuleId[]): void {
  if (cards.length === 0) return;
  engine.emit({ type: 'deactivated', cards }, rules);
  for (const card of cards) {
    const player = engine.commanderOf(card);
    const [ship] = shipsOf(engine, player, locationOf(engine, card));
    if (ship === undefined || engine.relationOf(card) === 'aboard') continue;
    const to = { host: ship, relation: 'aboard' };
    moveCards(engine, { verb: 'returned', player, cards: [card], to, face: 'down', known: 'all', rules });
  }
}
