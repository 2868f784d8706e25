/**
 * One walk over trees: the nodes directly inside each kind of node, in the order in which a text says them. Whoever looks for
 * something in a tree asks here, so that no field is forgotten: a new one does not compile until it is named.
 */
import { NONE, cards, condition, place, player, row, timing, type Parts, type TreeNode } from './nodes.ts';
import {
  inAmount,
  inCards,
  inCondition,
  inCount,
  inFilter,
  inPlace,
  inRequirement,
  inState,
} from './parts-of-cards.ts';
import { inDuration, inEffect, inMod, inTiming, inTrait } from './parts-of-effects.ts';

export type { TreeNode };

/** The nodes directly inside a node. */
export function partsOf(given: TreeNode): Parts {
  switch (given.is) {
    case 'ability': {
      const { at, may, if: so, cost, do: does, limit } = given.node;
      const most: Parts = limit ? [{ is: 'limit', node: limit }] : NONE;
      return [...timing(at), ...condition(so), ...player(may), ...row(cost), ...row(does), ...most];
    }
    case 'timing':
      return inTiming(given.node);
    case 'event': {
      const { who, what, by, place: where, involving } = given.node;
      const from = 'from' in given.node ? given.node.from : undefined;
      const ends = 'between' in given.node ? cards(...given.node.between) : NONE;
      return [...player(who), ...cards(what, by), ...place(where), ...place(from), ...ends, ...cards(involving)];
    }
    case 'row':
      return given.node.map((node) => ({ is: 'effect', node }));
    case 'effect':
      return inEffect(given.node);
    case 'mod':
      return inMod(given.node);
    case 'trait':
      return inTrait(given.node);
    case 'condition':
      return inCondition(given.node);
    case 'state':
      return inState(given.node);
    case 'cards':
      return inCards(given.node);
    case 'count':
      return inCount(given.node);
    case 'filter':
      return inFilter(given.node);
    case 'place':
      return inPlace(given.node);
    case 'requirement':
      return inRequirement(given.node);
    case 'amount':
      return inAmount(given.node);
    case 'duration':
      return inDuration(given.node);
    case 'limit':
    case 'player':
      return NONE;
  }
}

/** A node and all nodes inside it, each before those inside it. */
export function everyNode(given: TreeNode): readonly TreeNode[] {
  const all = [given];
  addInside(given, all);
  return all;
}

function addInside(given: TreeNode, into: TreeNode[]): void {
  for (const part of partsOf(given)) {
    into.push(part);
    addInside(part, into);
  }
}

/** Is it so of a node or of any node inside it? */
export function someNode(given: TreeNode, isSo: (node: TreeNode) => boolean): boolean {
  return isSo(given) || partsOf(given).some((part) => someNode(part, isSo));
}
