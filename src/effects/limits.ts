/** How often a text may be used. */
import type { Engine } from '../engine/kernel.ts';
import { useKey } from '../engine/responders.ts';
import type { Responder } from '../engine/state.ts';
import type { Ability } from '../language/tree.ts';

/** May this ability be used by the limits of its text ("once each turn": counted per copy, 2E-OP-43)? */
export function withinLimit(engine: Engine, { limit }: Ability, responder: Responder): boolean {
  if (limit?.times === undefined) return true;
  const scope = limit.per === undefined || limit.per === 'battle' ? 'turn' : limit.per;
  return (engine.state.uses[scope][useKey(responder)] ?? 0) < limit.times;
}
