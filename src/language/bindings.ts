/** What a tree binds: copies of its own for every place, and the letters in use. */

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

/** The letters that a tree has given already. */
export function lettersOf(node: unknown): Set<string> {
  const used = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if ((key === 'as' || key === 'rest' || key === 'ref') && typeof inner === 'string' && /^[a-h]$/.test(inner))
          used.add(inner);
        walk(inner);
      }
  };
  walk(node);
  return used;
}
