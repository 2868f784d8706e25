/** Whether two meanings are the same: parts that both readings share are not looked into. */

/** Are two trees equal as they would be written as JSON, the order of their keys included? */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return typeof one === 'function' && typeof other === 'function';
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [said(one), said(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([key, value], index) => {
      const [otherKey, otherValue] = theirs[index] ?? [];
      return key === otherKey && isSame(value, otherValue);
    })
  );
}

/** What is not there is not said. */
function said(tree: object): (readonly [string, unknown])[] {
  return Object.entries(tree).filter(([, value]) => value !== undefined && typeof value !== 'function');
}
