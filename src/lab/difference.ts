/** Where two states differ, as paths into their JSON. */

export interface Difference {
  /** As `/turn/segment`. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

const ABSENT = 'absent';

/** The differences of two plain values, in the order of the first, at most `limit`. */
export function differences(expected: unknown, actual: unknown, limit = 20): readonly Difference[] {
  const found: Difference[] = [];
  compare(expected, actual, '', found, limit);
  return found;
}

function compare(left: unknown, right: unknown, path: string, found: Difference[], limit: number): void {
  if (found.length >= limit || Object.is(left, right)) return;
  if (!isContainer(left) || !isContainer(right) || Array.isArray(left) !== Array.isArray(right)) {
    found.push({ path: path === '' ? '/' : path, expected: show(left), actual: show(right) });
    return;
  }
  const [ours, theirs] = [
    new Map<string, unknown>(Object.entries(left)),
    new Map<string, unknown>(Object.entries(right)),
  ];
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    compare(ours.get(key), theirs.get(key), `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, found, limit);
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  return value === undefined ? ABSENT : JSON.stringify(value);
}
