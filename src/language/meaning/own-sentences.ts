/** Sentences behind one that changes a cost: 'When you play this, if C, cost -1. Draw a card.' draws whatever C is. */
import type { Line } from '../grammar/core/symbols.ts';
import type { Ability, Effect } from '../tree/index.ts';
import { someNode, type TreeNode } from '../tree/visit.ts';
import { asksOfOutcome, asksOfThisText, isAboutBefore, nodesOf } from './looking-back.ts';

type OnEvent = Extract<Ability['at'], { t: 'on' }>;

/**
 * The play at which a sentence is carried out that comes behind a change of the cost and is no part of that: neither of its
 * condition nor of its price. Undefined where it goes on about what was said before.
 */
export function behindCost(
  { at, cost, do: effects }: Ability,
  given: Extract<Line, { k: 'continue' }>,
): OnEvent | undefined {
  const last = effects.at(-1);
  if (at.t !== 'on' || at.ev.e !== 'play' || !last || !isCostChange(last)) return undefined;
  const nodes = nodesOf(given);
  if (asksOfThisText(nodes) || asksOfOutcome(nodes) || nodes.some(isAgainstIt)) return undefined;
  const isOwn = at.ev.what?.ref?.includes('this') === true;
  // Nothing but the card itself was spoken of: what goes on about anything goes on about what it says itself.
  const isAlone = isOwn && !cost && effects.every(isCostChange);
  const isKnown = (words: string): boolean => isOwn && ITSELF.test(words);
  return isAlone || !isAboutBefore(nodes, ({ words }) => isKnown(words)) ? structuredClone(at) : undefined;
}
/** '… may discard a card to prevent this': it is the change that is prevented. */
const isAgainstIt = (given: TreeNode): boolean =>
  someNode(given, ({ is, node }) => is === 'effect' && node.x === 'prevent' && node.what === undefined);
const ITSELF = /^this /;

function isCostChange(effect: Effect): boolean {
  if (effect.x === 'each') return effect.do.every(isCostChange);
  return (
    effect.x === 'mod' &&
    effect.until === undefined &&
    effect.mods.every((mod) => (mod.m === 'num' || mod.m === 'set') && mod.prop === 'cost')
  );
}
