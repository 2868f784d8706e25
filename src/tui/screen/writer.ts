/**
 * The screen writer: keeps what the terminal shows as cells and writes only those that changed, between the markers of a
 * synchronised update. Nothing else writes to the terminal while it is ours.
 */
import { blank, cellsOf } from './cells.ts';
import type { Cell, CellOptions } from './cells.ts';

export interface ScreenWriter {
  /** Shows a frame (lines with SGR sequences). Writes nothing where nothing visible changed. */
  paint(frame: string): void;
  /** The terminal has another size and shows nobody knows what: the next frame is painted whole. */
  resize(columns: number, rows: number): void;
  /** Paints the last frame again, whole (Ctrl+L, after the terminal was given to somebody else). */
  repaint(): void;
}

export interface ScreenOptions extends CellOptions {
  readonly columns: number;
  readonly rows: number;
  readonly write: (bytes: string) => void;
}

const begin = '\x1b[?2026h';
const end = '\x1b[?2026l';
const clear = '\x1b[m\x1b[2J';
/** Unchanged cells between two changed ones that cost less written again than stepped over. */
const shortGap = 4;
/** Blank cells at the end of a row that cost less than erasing to its end. */
const shortTail = 3;
const rememberedLines = 4000;

/** Makes a writer for a terminal of a size; `write` gets the bytes of one change in one call. */
export function createScreenWriter(options: ScreenOptions): ScreenWriter {
  let { columns, rows } = options;
  let shown: (readonly Cell[])[] | null = null;
  let frame = '';
  const remembered = new Map<string, readonly Cell[]>();

  const rowOf = (line: string): readonly Cell[] => {
    const known = remembered.get(line);
    if (known !== undefined) return known;
    if (remembered.size >= rememberedLines) remembered.clear();
    const cells = cellsOf(line, options).slice(0, columns);
    const row = cells.concat(new Array<Cell>(columns - cells.length).fill(blank));
    remembered.set(line, row);
    return row;
  };

  const paint = (next: string): void => {
    frame = next;
    const lines = next.split('\n');
    const wanted = Array.from({ length: rows }, (_, row) => rowOf(lines[row] ?? ''));
    const whole = shown === null;
    const before = shown ?? wanted.map(() => new Array<Cell>(columns).fill(blank));
    const changes = difference(before, wanted);
    shown = wanted;
    if (whole || changes !== '') options.write(begin + (whole ? clear : '') + changes + end);
  };

  return {
    paint,
    resize(newColumns, newRows) {
      columns = newColumns;
      rows = newRows;
      shown = null;
      remembered.clear();
    },
    repaint() {
      shown = null;
      paint(frame);
    },
  };
}

const same = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a === b || (a?.character === b?.character && a?.style === b?.style);

/** What to write to turn one screen into another of the same size; the pen is at its default before and after. */
function difference(before: readonly (readonly Cell[])[], after: readonly (readonly Cell[])[]): string {
  let bytes = '';
  let pen = '';
  const dip = (style: string): void => {
    if (style !== pen) bytes += style === '' ? '\x1b[m' : `\x1b[${pen === '' ? '' : '0;'}${style}m`;
    pen = style;
  };
  const put = (cell: Cell | undefined): void => {
    dip(cell?.style ?? '');
    bytes += cell?.character ?? ' ';
  };
  /** Brings the cursor to a column; over a short gap in the pen's style by writing it again. */
  const travel = (row: number, at: number, to: number, cells: readonly Cell[]): void => {
    const gap = cells.slice(Math.max(at, 0), to);
    if (at < 0) bytes += to === 0 ? `\x1b[${row + 1}H` : `\x1b[${row + 1};${to + 1}H`;
    else if (gap.length <= shortGap && gap.every(({ style }) => style === pen)) gap.forEach(put);
    else bytes += `\x1b[${to - at}C`;
  };
  for (const [row, cells] of after.entries()) {
    const old = before[row] ?? [];
    if (old === cells) continue;
    const tail = erasable(old, cells);
    let at = -1;
    for (let column = 0; column < tail; column += 1) {
      if (same(old[column], cells[column])) continue;
      travel(row, at, column, cells);
      put(cells[column]);
      at = column + 1;
    }
    if (tail < cells.length) {
      travel(row, at, tail, cells);
      dip('');
      bytes += '\x1b[K';
    }
  }
  dip('');
  return bytes;
}

/** Where a row is blank to its end and was not before: erasing is shorter there. The row's length if it is not worth it. */
function erasable(old: readonly Cell[], cells: readonly Cell[]): number {
  let from = cells.length;
  while (from > 0 && same(cells[from - 1], blank)) from -= 1;
  const changes = cells.slice(from).filter((_, index) => !same(old[from + index], blank)).length;
  return changes > shortTail ? from : cells.length;
}
