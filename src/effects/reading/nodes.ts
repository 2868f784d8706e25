/** Walking a tree without knowing its nodes. */

/** The values directly inside a node: fields of an object, items of a list. */
export function textChildren(node: unknown): readonly unknown[] {
  if (Array.isArray(node)) return node;
  return typeof node === 'object' && node !== null ? Object.values(node) : [];
}
