/** Damage to ships (table `damage`, 94-DMG-01 to -08). */
import { act, pending } from '../../engine/acting/action.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { otherOf } from './seats.ts';

/** 94-DMG-01 to -03, -06: the first damage is marked, the second destroys. */
export function damageShip(engine: Engine, ship: CardNumber): void {
  if (engine.has(ship, 'damaged')) {
    engine.note('94-DMG-05', '94-DMG-06');
    destroy(engine, ship);
  } else engine.emit({ type: 'ship damaged', ship }, ['94-DMG-02', '94-DMG-01', '94-DMG-03', '94-DMG-14']);
}

/** 94-DMG-07: it and everything aboard, or at an outpost, are discarded. */
export function destroy(engine: Engine, card: CardNumber): void {
  const agent = otherOf(engine.commanderOf(card));
  engine.note('94-DMG-07');
  act(engine, { verb: 'destroy', agent, source: null, objects: pending([engine.ref(card)]), wanted: 1 });
}
