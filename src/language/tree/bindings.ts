/** What a tree binds: copies of its own for every place, and the letters in use. */

import { isNode } from '../meaning/node.ts';

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

/** 'He and each Leadership personnel present': each other than he is. */
export function otherThanBefore(effect: unknown, before: unknown): void {
  const what = isNode(effect) ? effect['what'] : undefined;
  if (!isNode(what) || !Array.isArray(what['other']) || what['other'][0] !== '?before') return;
  const one = isNode(before) && isNode(before['what']) ? before['what']['ref'] : undefined;
  if (one === undefined) delete what['other'];
  else what['other'] = [one];
}
