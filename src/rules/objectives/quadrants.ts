/** Native quadrants and the way between quadrants (OBJ-QUAD, OBJ-MOVE). */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { mayCrossBetween } from '../../effects/standing/index.ts';
import { missionOf } from '../../effects/reading/index.ts';

/** OBJ-QUAD-01 to -03, -05, -06: only personnel and ships are native to quadrants, and played there. */
export const isNative = ({ native }: Definition, quadrant: string | undefined): boolean =>
  native === undefined || (quadrant !== undefined && native.includes(quadrant));

/** OBJ-MOVE-02, -03: the order alone does not lead to another quadrant, but a text may let it. */
export const mayCross = (engine: Engine, ship: CardNumber, to: CardNumber): boolean =>
  mayCrossBetween(engine, ship, missionOf(engine, ship), to);
