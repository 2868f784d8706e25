/** Copies of what several places of a tree share, and changes in place. */

/** Gives every place its own copy: phrases that say the same share an object, and references are resolved in place. */
export function unshare(node: unknown, seen: Set<unknown>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries<unknown>(Object.fromEntries(Object.entries(node)))) {
    if (typeof value !== 'object' || value === null) continue;
    const own = seen.has(value) ? structuredClone(value) : value;
    if (own !== value) Reflect.set(node, key, own);
    seen.add(own);
    unshare(own, seen);
  }
}

/** Makes another node of its kind of a node, where it stands. */
export function turnInto<T extends object>(node: T, other: NoInfer<T>): void {
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
  Object.assign(node, other);
}
