/**
 * The screen writer: keeps what the terminal shows as cells and writes only those that changed, between the markers of a
 * synchronised update. Nothing else writes to the terminal while it is ours.
 */
import { blank, cellsOf } from './cells.ts';
import type { Cell, CellOptions } from './cells.ts';
import { rowChange } from './change.ts';
import type { Row } from './change.ts';
import { afterScrolls, scrolled, scrollsFor } from './scroll.ts';

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
const rememberedLines = 4000;

/** Makes a writer for a terminal of a size; `write` gets the bytes of one change in one call. */
export function createScreenWriter(options: ScreenOptions): ScreenWriter {
  let { columns, rows } = options;
  let shown: Row[] | null = null;
  let frame = '';
  const remembered = new Map<string, Row>();

  const rowOf = (line: string): Row => {
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
    const blankRow = new Array<Cell>(columns).fill(blank);
    const before = shown ?? wanted.map(() => blankRow);
    const changes = difference(before, wanted, blankRow);
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

/** What to write to turn one screen into another of the same size; the pen is at its default before and after. */
function difference(before: readonly Row[], after: readonly Row[], blankRow: Row): string {
  const scrolls = scrollsFor(before, after, blankRow);
  const moved = afterScrolls(before, scrolls, blankRow);
  let bytes = scrolls.map(scrolled).join('');
  let last = -2;
  for (const [row, cells] of after.entries()) {
    const change = rowChange(row, moved[row] ?? blankRow, cells, last === row - 1);
    if (change !== '') last = row;
    bytes += change;
  }
  return bytes;
}
