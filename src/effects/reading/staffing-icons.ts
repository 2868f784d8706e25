/** The icons that a ship asks for to be staffed: those printed on it, or none while a text says that it has no such requirements. */
import { reaching } from '../meaning.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** Does a text say that the ship has no staffing requirements? */
export const isWithoutStaffing = (engine: Engine, ship: CardNumber): boolean =>
  reaching(engine, ship, 'noStaffing').length > 0;

/** The icons that must be found aboard. */
export const staffingIcons = (engine: Engine, ship: CardNumber): readonly string[] =>
  isWithoutStaffing(engine, ship) ? NONE : engine.definitionOf(ship).staffing;
const NONE: readonly string[] = [];
