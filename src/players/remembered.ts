/** Keeps what is worked out of something that does not change, so that it is worked out once. */
export function remembered<From extends object, T>(compute: (from: From) => T): (from: From) => T {
  const known = new WeakMap<From, { readonly value: T }>();
  return (from) => {
    const before = known.get(from);
    if (before !== undefined) return before.value;
    const value = compute(from);
    known.set(from, { value });
    return value;
  };
}
