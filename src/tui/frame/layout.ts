/** Where everything goes: one pure function from the size of the terminal, and what has the focus, to rectangles. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * `theirs` and `mine`: rows of places; on a wide screen `upper` and `lower`: panels that are always in sight, and `recent`: what the others did last.
 */
export type Region =
  'header' | 'theirs' | 'mine' | 'pane' | 'inspector' | 'recent' | 'upper' | 'lower' | 'log' | 'prompt' | 'hint';

export type Regions = Readonly<Partial<Record<Region, Rect>>>;

export type Layout =
  /** Too small for anything but saying so. */
  | { readonly mode: 'gate'; readonly regions: Regions }
  /** Log and prompt, as in line mode. */
  | { readonly mode: 'lines'; readonly regions: Regions }
  | { readonly mode: 'table'; readonly regions: Regions };

export const smallest = { columns: 40, rows: 12 };
const table = { columns: 80, rows: 24 };
const inspectorFrom = 110;
const wideFrom = { columns: 150, rows: 40 };
/** From so many rows the inspector leaves room for what the others did last. */
const partedFrom = 30;
const largest = { columns: 200, rows: 64 };
/** How many lines each player's places have: usually, and on a wide screen. */
export interface RowLines {
  readonly usual: number;
  readonly tall: number;
}

/** A titled rule and three lines; on a wide screen two more. */
export const rowLines: RowLines = { usual: 4, tall: 6 };
/** Of a wide screen's columns so many hundredths are at the left, and at the right; there is room for the facts of a card at the left. */
const sides = { left: 36, right: 23, leastLeft: 56 };
const logLines = 4;

/** What the middle of the screen is for: the pane above four lines of log, a long list above one, news alone, or the log alone. */
export type Focus = 'pane' | 'list' | 'news' | 'log';

/** The rectangles of every region shown at a size. */
export function layout(columns: number, rows: number, focus: Focus, lines: RowLines = rowLines): Layout {
  if (columns < smallest.columns || rows < smallest.rows) return { mode: 'gate', regions: {} };
  const width = Math.min(columns, largest.columns);
  const height = Math.min(rows, largest.rows);
  const x = Math.floor((columns - width) / 2);
  const y = Math.floor((rows - height) / 2);
  const at = (left: number, top: number, wide: number, high: number): Rect => ({
    x: x + left,
    y: y + top,
    width: wide,
    height: high,
  });
  const foot = { prompt: at(0, height - 2, width, 1), hint: at(0, height - 1, width, 1) };
  if (width < table.columns || height < table.rows) {
    const body = height - 3;
    const pane = Math.ceil(body / 2);
    const lists =
      focus === 'log'
        ? { log: at(0, 1, width, body) }
        : { pane: at(0, 1, width, pane), log: at(0, 1 + pane, width, body - pane) };
    return { mode: 'lines', regions: { header: at(0, 0, width, 1), ...lists, ...foot } };
  }
  const isWide = width >= wideFrom.columns && height >= wideFrom.rows;
  const row = isWide ? lines.tall : lines.usual;
  const top = 1 + 2 * row;
  const body = height - top - 2;
  const side = isWide ? Math.max(sides.leastLeft, Math.floor((width * sides.left) / 100)) : 0;
  const right = Math.floor((width * (isWide ? sides.right : 36)) / 100);
  const inspector = width >= inspectorFrom ? Math.min(48, right) : 0;
  const gap = (part: number): number => (part > 0 ? part + 1 : 0);
  const middle = width - gap(side) - gap(inspector);
  const log = logRows(focus, body, isWide);
  const upper = Math.ceil(body / 2);
  const isParted = isWide || (inspector > 0 && height >= partedFrom);
  return {
    mode: 'table',
    regions: {
      header: at(0, 0, width, 1),
      theirs: at(0, 1, width, row),
      mine: at(0, 1 + row, width, row),
      ...(focus === 'log' ? {} : { pane: at(gap(side), top, middle, body - log) }),
      ...(focus === 'news' ? {} : { log: at(gap(side), top + body - log, middle, log) }),
      ...(inspector > 0 ? { inspector: at(width - inspector, top, inspector, isParted ? upper : body) } : {}),
      ...(isWide
        ? {
            upper: at(0, top, side, upper),
            lower: at(0, top + upper, side, body - upper),
          }
        : {}),
      ...(isParted ? { recent: at(width - inspector, top + upper, inspector, body - upper) } : {}),
      ...foot,
    },
  };
}

function logRows(focus: Focus, body: number, isWide: boolean): number {
  if (focus === 'log') return body;
  if (focus === 'news') return 0;
  if (isWide) return 1 + Math.max(logLines, Math.floor(body / 4));
  return focus === 'list' && body < roomy ? shortLog : 1 + logLines;
}

/** From so many rows on a long list has room enough above the whole log. */
const roomy = 22;
const shortLog = 2;

/** Two regions one above the other, divided anew: the upper one has what it needs, the lower one the rest; `least`: the rows the lower one keeps. */
export function divided(upper: Rect, lower: Rect, need: number, least: number): readonly [Rect, Rect] {
  const whole = upper.height + lower.height;
  const height = Math.max(1, Math.min(need, whole - least));
  return [
    { ...upper, height },
    { ...lower, y: upper.y + height, height: whole - height },
  ];
}
