/** Walks through the tree of a text without knowing its nodes, and tells whether a change is one of cost. */
import type { Mod } from '../../language/tree/index.ts';

/** The values directly inside a node: fields of an object, items of a list. */
export function textChildren(node: unknown): readonly unknown[] {
  if (Array.isArray(node)) return node;
  return typeof node === 'object' && node !== null ? Object.values(node) : [];
}

/** Is that true of a node, or of anything inside it? */
export const isSomewhere = (node: unknown, isSo: (inner: unknown) => boolean): boolean =>
  isSo(node) || textChildren(node).some((child) => isSomewhere(child, isSo));

/** Is a letter given to any card inside? 'The same as X' gives none. */
export const givesLetter = (node: unknown): boolean =>
  isSomewhere(
    node,
    (inner) => typeof inner === 'object' && inner !== null && 'as' in inner && typeof inner.as === 'string',
  );

/** Is it the cost of a card that is changed, by a number or to one? */
export const isOfCost = (mod: Mod): mod is Extract<Mod, { m: 'num' | 'set' }> =>
  (mod.m === 'num' || mod.m === 'set') && mod.prop === 'cost';
