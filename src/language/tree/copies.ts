/** Copies a part of a text's tree, so that it can be changed in one place alone, and changes a part where it stands. */

/** A copy of a plain value in which every place has its own: phrases that say the same share an object, and references are resolved in place. */
export function copied<T>(value: T): T;
export function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => copied(one));
  // As a whole first: so it has the shape of what it is a copy of.
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object') copy[key] = copied(part);
  }
  return copy;
}

/** Makes another node of its kind of a node, where it stands. */
export function turnInto<T extends object>(node: T, other: NoInfer<T>): void {
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
  Object.assign(node, other);
}
