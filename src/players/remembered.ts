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

/** The same of the latest alone: a bot thinks of one position after the other, and that is told sooner than looked up. */
export function ofLatest<From extends object, T>(compute: (from: From) => T): (from: From) => T {
  let latest: { readonly from: From; readonly value: T } | null = null;
  return (from) => {
    if (latest?.from !== from) latest = { from, value: compute(from) };
    return latest.value;
  };
}
