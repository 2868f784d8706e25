/** Finds cards that a text has chosen and never speaks of again: what comes of them was not understood. */
import { idsOf } from '../tree/ids.ts';
import type { Ability } from '../tree/index.ts';
import { everyNode, type TreeNode } from '../tree/visit.ts';

/** The letter of the first choice of which nothing comes; undefined where each is used. */
export function idlePick(ability: Ability): string | undefined {
  const nodes = everyNode({ is: 'ability', node: ability });
  if (nodes.some(asksOfSelected)) return undefined;
  const used = new Set(nodes.flatMap((node) => idsOf(node).flatMap(({ how, id }) => (how === 'as' ? [] : id))));
  for (const { is, node } of nodes) if (is === 'effect' && node.x === 'pick' && !used.has(node.as)) return node.as;
  return undefined;
}

/** 'Each selected personnel': all that this text has selected, without a letter. */
const asksOfSelected = ({ is, node }: TreeNode): boolean =>
  is === 'filter' && node.f === 'was' && node.ev.e === 'select' && node.span === 'ability';
