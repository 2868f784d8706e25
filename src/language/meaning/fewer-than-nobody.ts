/** Finds what always holds of nobody: 'while your personnel facing a dilemma have a total Integrity less than 20', and nobody faces any. */
import type { Ability, Op } from '../tree/index.ts';
import { everyNode, someNode, type TreeNode } from '../tree/visit.ts';

const BELOW: ReadonlySet<Op> = new Set(['<', '<=']);
const PASSING: ReadonlySet<string> = new Set(['facing', 'attempting', 'inBattle']);

/** 'Your personnel facing a dilemma', 'attempting this mission': there may be none. */
const isPassing = ({ is, node }: TreeNode): boolean =>
  (is === 'filter' && node.f === 'state' && PASSING.has(node.is.s)) || (is === 'place' && node.p === 'involved');

/** Is less than so much asked for of cards that there are only now and then? */
export function saysFewerOfNobody({ at }: Ability): boolean {
  if (at.t !== 'static' || !at.while) return false;
  return everyNode({ is: 'condition', node: at.while }).some((part) => {
    if (part.is !== 'condition') return false;
    const { node } = part;
    if (node.c === 'cmp') return BELOW.has(node.op) && someNode({ is: 'amount', node: node.a }, isPassing);
    const isBelow = node.c === 'req' && node.req.r === 'attr' && BELOW.has(node.req.op);
    return isBelow && someNode({ is: 'cards', node: node.who }, isPassing);
  });
}
