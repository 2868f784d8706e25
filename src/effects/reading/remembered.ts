/** Keeps what was worked out about something that never changes (a part of a text, the listeners of a game), so that it is worked out once. */

/** The computation, carried out once for each thing it is about; `by` must give the same result for all that it is asked with. */
export function remembered<K extends object, V extends object | string | number | boolean, B = void>(
  compute: (about: K, by: B) => V,
): (about: K, by: B) => V {
  const known = new WeakMap<K, V>();
  return (about, by) => {
    const before = known.get(about);
    if (before !== undefined) return before;
    const value = compute(about, by);
    known.set(about, value);
    return value;
  };
}
