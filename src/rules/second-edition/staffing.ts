/** Staffing a ship (2E-STAFF-01 to -07): a command icon may serve as a staff icon, and one aboard is of the ship's affiliation. */
import { variantOf } from './variant.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import type { Shown } from '../../engine/state/events.ts';
import { shownStaffing, staffingBy, type Staffing, type StaffingRules } from '../shared/staffing.ts';

export const STAFFING: StaffingRules = { higher: 'command', lower: 'staff', needsAffiliation: true };

/** Is the ship staffed, and what is missing? */
export const staffing = remembering((engine: Engine, ship: CardNumber): Staffing =>
  staffingBy(variantOf(engine).staffing, engine, ship),
);

/** Is it staffed? That changes less often than who is aboard. */
export const isStaffed = remembering((engine: Engine, ship: CardNumber): boolean => staffing(engine, ship).isStaffed);

/** Who gives what to staff the ship. */
export const staffedBy = (engine: Engine, ship: CardNumber): readonly Shown[] =>
  shownStaffing(variantOf(engine).staffing, engine, ship);
