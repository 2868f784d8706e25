/** Numbers of a ship as they count now (94-CARD-11, 94-DMG-01). */
import { reaching, valueOf } from '../../effects/meaning.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { DAMAGED_RANGE } from './constants.ts';

/** 94-OP-25: printed range becomes 5 if it is more, what texts add comes after. */
function rangeOf(engine: Engine, ship: CardNumber): number {
  const now = valueOf(engine, ship, 'range');
  const range = printedRange(engine, ship);
  if (!engine.has(ship, 'damaged') || range <= DAMAGED_RANGE) return now;
  const factor = reaching(engine, ship, 'range').reduce((k, { mod }) => (mod.m === 'multiply' ? k * mod.by : k), 1);
  return now - (range - DAMAGED_RANGE) * factor;
}

function printedRange(engine: Engine, ship: CardNumber): number {
  const { range } = engine.definitionOf(ship).attributes;
  if (range === undefined) throw new Error(`${engine.definitionOf(ship).title} is no ship`);
  return range;
}

/** What it has left this turn, never below 0. */
export const rangeLeft = (engine: Engine, ship: CardNumber): number => left(engine, ship, rangeOf(engine, ship));

/** The same as somebody reckons it who may not know what the crew changes (94-SHOW-02): by what is printed. */
export function rangeLeftAsPrinted(engine: Engine, ship: CardNumber): number {
  const range = printedRange(engine, ship);
  return left(engine, ship, engine.has(ship, 'damaged') ? Math.min(range, DAMAGED_RANGE) : range);
}

const left = (engine: Engine, ship: CardNumber, range: number): number =>
  Math.max(0, range - engine.numberOn(ship, 'rangeUsed'));
