/** What is worked out once about something that never changes, as a node of a text or who listens in a game, and kept with it. */

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
