/** Ending effects that last, when what they last for is over. */
import type { Engine } from '../../engine/kernel.ts';
import { ON_EVENT } from '../../effects/verbs/lasting.ts';

/** Ends every lasting effect that lasts until one of these. */
export function endLasting(engine: Engine, until: readonly string[]): void {
  const ids = engine.state.lasting
    .filter((lasting) => until.includes(lasting.until) || until.some((span) => lasting.until === `${ON_EVENT}${span}`))
    .map((lasting) => lasting.id);
  if (ids.length > 0) engine.emit({ type: 'lasting ended', ids }, ['2E-ACTION-01']);
}
