/** The icons of a Mission: which affiliations may attempt it, and establish an Outpost there (94-CARD-04). */
import type { Definition } from '../../engine/definition.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { AFFILIATIONS } from './constants.ts';
import { taskLines } from '../../effects/terms.ts';

/** The affiliations whose icons the Mission bears. */
export const mayAttemptBy = (engine: Engine, mission: CardNumber): readonly string[] =>
  iconsPrinted(engine.definitionOf(mission));

/** The affiliations whose icons are printed on a Mission. */
export function iconsPrinted(mission: Definition): readonly string[] {
  const { attempt } = taskLines(mission);
  return AFFILIATIONS.filter((name) => attempt.includes(`[${name.slice(0, 3)}]`));
}
