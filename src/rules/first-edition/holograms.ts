/** Holographic re-creations (94-HOLO). */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** 94-HOLO-06: does a holoprojector of the player's work at the planet? No text of one is understood yet. */
export function mayProjectAt(_engine: Engine, _mission: CardNumber, _player: Seat): boolean {
  return false;
}
