/** What to write to turn one row of the screen into another. */
import { blank } from './cells.ts';
import type { Cell } from './cells.ts';
import { leavesNoTrace, penChange } from './pen.ts';

export type Row = readonly Cell[];

/** Unchanged cells between two changed ones that cost less written again than stepped over. */
const shortGap = 4;
/** Blank cells in a row that cost less erased and stepped over than written. */
const longBlank = 10;
/** Blank cells at the end of a row that cost less than erasing to its end. */
const shortTail = 3;

const traceless = new Map<string, boolean>();

function hasNoTrace(style: string): boolean {
  const known = traceless.get(style);
  if (known !== undefined) return known;
  const answer = leavesNoTrace(style);
  traceless.set(style, answer);
  return answer;
}

/** Alike cells are the same one. */
const same = (a: Cell, b: Cell): boolean => a === b || (a.isBlank && b.isBlank);

/**
 * The bytes for one row, empty where nothing changed; the pen is at its default before and after. `fromAbove`: the cursor
 * is in the row above, from where a line feed is the shorter way.
 */
export function rowChange(row: number, old: Row, cells: Row, fromAbove: boolean): string {
  if (old === cells) return '';
  let bytes = '';
  let pen = '';
  let at = -1;
  const dip = (style: string): void => {
    bytes += penChange(pen, style);
    pen = style;
  };
  const put = (cell: Cell): void => {
    if (!cell.isBlank || !hasNoTrace(pen)) dip(cell.style);
    bytes += cell.character;
  };
  /** Brings the cursor to a column; over a short gap that needs no other pen by writing it again. */
  const travel = (to: number): void => {
    if (at < 0) bytes += fromAbove ? `\r\n${right(to)}` : to === 0 ? `\x1b[${row + 1}H` : `\x1b[${row + 1};${to + 1}H`;
    else {
      const gap = cells.slice(at, to);
      const isCheap = gap.length <= shortGap && gap.every((cell) => cell.style === pen || cell.isBlank);
      if (isCheap && hasNoTrace(pen)) gap.forEach(put);
      else bytes += right(to - at);
    }
    at = to;
  };
  const tail = erasable(old, cells);
  for (let column = 0; column < tail; column += 1) {
    const cell = cells[column] ?? blank;
    if (same(old[column] ?? blank, cell)) continue;
    travel(column);
    const gone = vanished(old, cells, column, tail);
    if (gone >= longBlank) {
      // Erasing leaves the cursor where it is.
      if (!hasNoTrace(pen)) dip('');
      bytes += `\x1b[${gone}X`;
      column += gone - 1;
    } else {
      put(cell);
      at = column + 1;
    }
  }
  if (tail < cells.length) {
    travel(tail);
    if (!hasNoTrace(pen)) dip('');
    bytes += '\x1b[K';
  }
  dip('');
  return bytes;
}

/** How many cells from a column on are blank now, up to the last of them that was not before. */
function vanished(old: Row, cells: Row, from: number, to: number): number {
  let last = from - 1;
  for (let column = from; column < to && (cells[column] ?? blank).isBlank; column += 1)
    if (!(old[column] ?? blank).isBlank) last = column;
  return last - from + 1;
}

const right = (columns: number): string => (columns === 0 ? '' : columns === 1 ? '\x1b[C' : `\x1b[${columns}C`);

/** Where a row is blank to its end and was not before: erasing is shorter there. The row's length if it is not worth it. */
function erasable(old: Row, cells: Row): number {
  let from = cells.length;
  while (from > 0 && (cells[from - 1] ?? blank).isBlank) from -= 1;
  const changes = cells.slice(from).filter((_, index) => !(old[from + index] ?? blank).isBlank).length;
  return changes > shortTail ? from : cells.length;
}
