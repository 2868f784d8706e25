/** Compares two values by what they hold, to a small depth; what lies deeper must be the same thing. */

/** How deep is looked: a list of things that hold lists of things. */
const DEPTH = 4;

/** Do two values say the same? What lies deeper, and what is no plain data, must be the same thing. */
export function isAlike(one: unknown, other: unknown, depth = DEPTH): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one)) return Array.isArray(other) && areAlike(one, other, depth);
  return isPlain(one) && isPlain(other) && haveAlike(one, other, depth);
}

function areAlike(one: readonly unknown[], other: readonly unknown[], depth: number): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!isAlike(one[index], other[index], depth - 1)) return false;
  return true;
}

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Plain => Object.getPrototypeOf(value) === Object.prototype;

function haveAlike(one: Plain, other: Plain, depth: number): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isAlike(one[key], other[key], depth - 1));
}
