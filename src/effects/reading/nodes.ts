/** Walks through the tree of a text without knowing its nodes, and tells whether a change is one of cost. */
import type { Mod } from '../../language/tree/index.ts';

/** The values directly inside a node: fields of an object, items of a list. */
export function textChildren(node: unknown): readonly unknown[] {
  if (Array.isArray(node)) return node;
  return typeof node === 'object' && node !== null ? Object.values(node) : [];
}

/** Is it the cost of a card that is changed, by a number or to one? */
export const isOfCost = (mod: Mod): mod is Extract<Mod, { m: 'num' | 'set' }> =>
  (mod.m === 'num' || mod.m === 'set') && mod.prop === 'cost';
