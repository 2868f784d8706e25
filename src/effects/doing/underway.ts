/** Whether an ability is still being carried out and will yet stop its card or take it away: till then it can't be used again. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Frame, Responder } from '../../engine/state/state.ts';
import type { Ability, Effect } from '../../language/tree/index.ts';
import { abilityOf, blockAt, innerBlocks, remembered } from '../reading/index.ts';

/**
 * Is this very ability being carried out, and does what is left of it take its card away or stop it? Then it is not used
 * again before that: what a use ends with ends every use.
 */
export function isUnderWay(engine: Engine, { source, ability }: Responder): boolean {
  if (!hasItsEnd(abilityOf(engine.definitionOf(source.card), ability))) return false;
  return engine
    .textsOf(source.card)
    .some(
      (frame) =>
        frame.text?.source.stay === source.stay &&
        frame.text.ability === ability &&
        effectsLeft(engine, frame).some(isItsEnd),
    );
}

/** What a text has still to do in any case, the effect at work included. */
function effectsLeft(engine: Engine, { text }: Frame): readonly Effect[] {
  const definition = text && engine.definitions[text.definition];
  return definition ? text.path.flatMap(({ block, index }) => blockAt(definition, block).slice(index)) : [];
}

/** Might it end so, wherever in its text? Only then does it matter what is being carried out. */
const hasItsEnd = remembered(({ cost = [], do: effects }: Ability): boolean => {
  const isOne = (effect: Effect): boolean => isItsEnd(effect) || innerBlocks(effect).some((block) => block.some(isOne));
  return [...cost, ...effects].some(isOne);
});

/** Does it take the card of the text away, or stop it? */
export function isItsEnd(effect: Effect): boolean {
  if (effect.x === 'stop') return effect.what.ref === 'this';
  return effect.x === 'put' && effect.what.ref === 'this' && effect.to.p === 'zone';
}
