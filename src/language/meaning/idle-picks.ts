/** Finds cards that a text has chosen, several or in the place of something else, and never speaks of again: what comes of them was not understood. */
import { row, type Parts } from '../tree/nodes.ts';
import { idsOf } from '../tree/ids.ts';
import type { Ability, Effect, Sel } from '../tree/index.ts';
import { everyNode, type TreeNode } from '../tree/visit.ts';

type Pick = Extract<Effect, { x: 'pick' }>;

/** The letter of the first such choice; undefined where each is used. */
export function idlePick(ability: Ability): string | undefined {
  const nodes = everyNode({ is: 'ability', node: ability });
  const used = new Set(nodes.flatMap((node) => idsOf(node).flatMap(({ how, id }) => (how === 'as' ? [] : id))));
  const replacing = new Set(
    nodes
      .flatMap(inPlaceOf)
      .flatMap(everyNode)
      .map(({ node }) => node),
  );
  const picks = nodes.flatMap(({ is, node }) => (is === 'effect' && node.x === 'pick' ? [node] : []));
  const isAskedOf = nodes.some(asksOfSelected);
  const chosen = new Set(
    nodes
      .flatMap(ifElse)
      .flatMap(everyNode)
      .map(({ node }) => node),
  );
  const isIdle = (pick: Pick): boolean =>
    replacing.has(pick) || (!isAskedOf && (isOfSeveral(pick.sel) || chosen.has(pick)));
  return picks.find((pick) => !used.has(pick.as) && isIdle(pick))?.as;
}

/** 'Randomly select three personnel. Draw a card': what becomes of them, it does not say. */
const isOfSeveral = ({ n }: Sel): boolean => typeof n === 'number' && n > 1;

/** 'Each selected personnel': all that this text has selected, without a letter. */
const asksOfSelected = ({ is, node }: TreeNode): boolean =>
  is === 'filter' && node.f === 'was' && node.ev.e === 'select' && node.span === 'ability';

/** What is done in the place of something else: 'instead', 'otherwise'. */
function inPlaceOf({ is, node }: TreeNode): Parts {
  if (is !== 'effect') return [];
  if (node.x === 'instead') return row(node.do);
  return node.x === 'if' && node.else ? row(node.else) : [];
}

/** What is done unless something else is: 'if it is a Thief, choose that card instead'. */
const ifElse = ({ is, node }: TreeNode): Parts =>
  is === 'effect' && node.x === 'if' && node.else ? row(node.then) : [];
