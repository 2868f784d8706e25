/** "Place A and place B. If you do …": of actions said together, what 'if you do' asks about is whether all were done. */
import type { Definition } from '../../engine/definition.ts';
import type { Frame, PathEntry } from '../../engine/state/state.ts';
import type { Effect } from '../../language/tree/index.ts';
import { beginOutcome, blockAt, joinOutcome } from '../reading/index.ts';

const ACTIONS: ReadonlySet<Effect['x']> = new Set(['put', 'swap', 'stop', 'unstop', 'command', 'shuffle']);
const isAction = (effect: Effect | undefined): boolean => effect !== undefined && ACTIONS.has(effect.x);
const isAsked = (effect: Effect | undefined): boolean => effect?.x === 'if' && effect.if.c === 'ok';

/** An effect begins: does what came of the actions before it count with it? */
export function noteJoined(definition: Definition, frame: Frame, { block, index }: PathEntry): void {
  const effects = blockAt(definition, block);
  if (effects[index]?.x === 'if') return;
  if (isAction(effects[index]) && isAction(effects[index - 1]) && isAskedAfter(definition, frame, effects, index))
    joinOutcome(frame);
  else beginOutcome(frame);
}

/** Is it asked after the row of actions whether they were done: in their block, or after it? */
function isAskedAfter(definition: Definition, frame: Frame, effects: readonly Effect[], index: number): boolean {
  const next = effects.slice(index).findIndex((effect) => !isAction(effect));
  if (next >= 0) return isAsked(effects[index + next]);
  const outer = frame.text?.path.at(-2);
  return outer !== undefined && isAsked(blockAt(definition, outer.block)[outer.index]);
}
