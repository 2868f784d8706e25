/** Counts and groups by a key: what was not counted yet is none, and a group that nothing was put into is empty. */

/** How much is counted under a name. */
export const countedIn = <Name extends string | number>(
  counts: Readonly<Partial<Record<Name, number>>>,
  name: Name,
): number => counts[name] ?? 0;

/** How much is counted under a key. */
export const countedAt = <Key>(counts: ReadonlyMap<Key, number>, key: Key): number => counts.get(key) ?? 0;

/** Adds to what is counted under a key. */
export function addTo<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, countedAt(counts, key) + by);
}

/** How often each of them is there, in the order in which it first comes. */
export function tallyOf<Item>(items: Iterable<Item>): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) addTo(counts, item);
  return counts;
}

/** What is kept under a key, to be added to. */
export function groupAt<Key, Item>(groups: Map<Key, Item[]>, key: Key): Item[] {
  const there = groups.get(key);
  if (there !== undefined) return there;
  const made: Item[] = [];
  groups.set(key, made);
  return made;
}
