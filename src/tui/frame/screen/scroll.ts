/** Rows that moved up or down as they are: the terminal moves them itself, for the price of a few bytes. */
import { rowChange } from './change.ts';
import type { Row } from './change.ts';
import { itemAt } from '../../../engine/kernel/lists.ts';

/** Rows `top` to `bottom` (both included) go up by so many, down where it is negative; blank rows come in. */
export interface Scroll {
  readonly top: number;
  readonly bottom: number;
  readonly by: number;
}

/** Further than this nothing is looked for. */
const furthest = 8;
/** Bands that cost less to write than this are not worth looking at. */
const cheap = 60;

/** The scrolls that make the rest cheaper, one for each band of changed rows at most. */
export function scrollsFor(before: readonly Row[], after: readonly Row[], blankRow: Row): readonly Scroll[] {
  return bands(before, after).flatMap(([top, bottom]) => best(before, after, blankRow, top, bottom) ?? []);
}

/** Runs of rows that changed, at least two of them. */
function bands(before: readonly Row[], after: readonly Row[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let top = -1;
  for (let row = 0; row <= after.length; row += 1) {
    const isChanged = row < after.length && before[row] !== after[row];
    if (isChanged && top < 0) top = row;
    if (isChanged || top < 0) continue;
    if (row - top > 1) found.push([top, row - 1]);
    top = -1;
  }
  return found;
}

function best(
  before: readonly Row[],
  after: readonly Row[],
  blankRow: Row,
  first: number,
  last: number,
): Scroll | null {
  // What each row costs to write, from the row that is `by` below it now.
  const costs = (by: number): number[] =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const [to, from] = [first + index, first + index + by];
      const old = from < first || from > last ? blankRow : (before[from] ?? blankRow);
      return rowChange(to, old, after[to] ?? blankRow, false).length;
    });
  const still = costs(0);
  if (still.reduce((sum, cost) => sum + cost, 0) < cheap) return null;
  const arriving = Array.from(still, (_, index) => {
    const to = first + index;
    return rowChange(to, blankRow, after[to] ?? blankRow, false).length;
  });
  let found: Scroll | null = null;
  let most = 0;
  const limit = Math.min(furthest, last - first);
  for (let by = -limit; by <= limit; by += 1) {
    if (by === 0) continue;
    const moved = costs(by);
    // What it costs more to write the rows before each one if they come in blank.
    const losses = [0];
    for (const [index, cost] of moved.entries()) losses.push(itemAt(losses, index) + itemAt(arriving, index) - cost);
    for (let top = 0; top < still.length; top += 1) {
      let saved = 0;
      for (let bottom = top; bottom < still.length; bottom += 1) {
        // Within top to bottom the last (or first) rows come in blank.
        saved += itemAt(still, bottom) - itemAt(moved, bottom);
        if (bottom - top < Math.abs(by)) continue;
        const edge = by > 0 ? bottom - by + 1 : top;
        const loss = itemAt(losses, edge + Math.abs(by)) - itemAt(losses, edge);
        const scroll = { top: first + top, bottom: first + bottom, by };
        const gain = saved - loss - scrolled(scroll).length;
        if (gain > most) [found, most] = [scroll, gain];
      }
    }
  }
  return found;
}

/** The bytes of a scroll: a region, lines deleted or inserted at its top, the whole screen as region again. */
export function scrolled({ top, bottom, by }: Scroll): string {
  const count = Math.abs(by) === 1 ? '' : String(Math.abs(by));
  return `\x1b[${top + 1};${bottom + 1}r\x1b[${top + 1}H\x1b[${count}${by > 0 ? 'M' : 'L'}\x1b[r`;
}

/** The rows as they are after scrolls. */
export function afterScrolls(rows: readonly Row[], scrolls: readonly Scroll[], blankRow: Row): readonly Row[] {
  const next = [...rows];
  for (const { top, bottom, by } of scrolls) {
    for (let row = top; row <= bottom; row += 1) {
      const from = row + by;
      next[row] = from < top || from > bottom ? blankRow : (rows[from] ?? blankRow);
    }
  }
  return next;
}
