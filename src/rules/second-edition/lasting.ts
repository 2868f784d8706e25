/** Ending effects that last, when what they last for is over (2E-ACTION-01). */
import { subjectIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Frame } from '../../engine/state/state.ts';
import { PLAY } from '../../effects/doing/index.ts';
import { endThose, endUntil, endWithTurn } from '../shared/lasting.ts';

const RULES = ['2E-ACTION-01'];

/** Ends every lasting effect, from this number on, that lasts until one of these. */
export function endLasting(engine: Engine, until: readonly string[], from = 0): void {
  endUntil(engine, until, RULES, from);
}

/** Ends what lasts until the end of this turn, or of a turn of this player's from some turn on. */
export function endOfTurn(engine: Engine): void {
  endWithTurn(engine, RULES);
}

/** Ends what lasts for the playing of a card that this frame is: another may go on beneath it in the stack. */
export function endPlay(engine: Engine, frame: Frame): void {
  const index = engine.frames.indexOf(frame);
  endThose(engine, ({ until, numbers }) => until === PLAY && subjectIn(numbers) >= index, ['2E-COST-11']);
}
