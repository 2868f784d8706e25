/** Repair at an own outpost, over two full turns of the ship's player (94-DMG-09 to -12, 94-OP-26). */
import { reaching } from '../../effects/meaning.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { outpostsWith } from './affiliation.ts';
import { option } from './options.ts';
import { shipsOf } from './table.ts';

const TURNS = 2;

/** Is it at an outpost where it is repaired (94-DMG-09), or does a text repair it wherever it is? */
const isAtOutpost = (engine: Engine, ship: CardNumber): boolean =>
  outpostsWith(engine, ship).length > 0 || reaching(engine, ship, 'repairsItself').length > 0;

const damagedShips = (engine: Engine): CardNumber[] =>
  shipsOf(engine, engine.turn.player).filter((ship) => engine.has(ship, 'damaged'));

/** 94-DMG-11: in the first turn after arrival it lies sideways; one that has left begins anew. */
export function beginRepairs(engine: Engine): void {
  for (const ship of damagedShips(engine)) {
    const turns = engine.numberOn(ship, 'turnsInRepair');
    if (!isAtOutpost(engine, ship)) {
      engine.note('94-DMG-09');
      if (turns > 0) engine.emit({ type: 'repair begun', ship, turns: 0 }, ['94-OP-26']);
    } else if (turns === TURNS - 1 && option(engine, 'repair.done') === 'start-of-turn') repaired(engine, ship);
    else engine.emit({ type: 'repair begun', ship, turns: turns + 1 }, ['94-DMG-11']);
  }
}

/** 94-DMG-12: after the second full turn it is upright again. */
export function endRepairs(engine: Engine): void {
  for (const ship of damagedShips(engine)) {
    const turns = engine.numberOn(ship, 'turnsInRepair');
    if (!isAtOutpost(engine, ship)) {
      if (turns > 0) engine.emit({ type: 'repair begun', ship, turns: 0 }, ['94-OP-26']);
    } else if (turns >= TURNS) repaired(engine, ship);
  }
}

function repaired(engine: Engine, ship: CardNumber): void {
  engine.emit({ type: 'ship repaired', ship }, ['94-DMG-12', '94-DMG-10']);
}
