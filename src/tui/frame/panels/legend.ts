/** What the signs and words on the screen mean, where nothing else has the room. */
import { column, span, wrapped } from '../text.ts';
import type { Line } from '../text.ts';
import { paneLines, rowsNeeded } from './pane.ts';
import type { Entry, Pane } from './pane.ts';

export type Meaning = readonly [sign: string, meaning: string];

/** A sign or word with its meaning beside it, in as many lines as that takes. */
export function meaningLines([sign, meaning]: Meaning, width: number): readonly Line[] {
  return wrapped(meaning, Math.max(20, width - signColumns)).map((text, index) => [
    span(column(index === 0 ? sign : '', signColumns), 'key'),
    span(text),
  ]);
}

const signColumns = 12;

/** As many of them as have room in so many rows, each whole. */
export function legendPane(title: string, meanings: readonly Meaning[], width: number, rows: number): Pane {
  const entries: Entry[] = [];
  for (const meaning of meanings) {
    const lines = meaningLines(meaning, width - 2);
    if (1 + entries.length + lines.length > rows) break;
    entries.push(...lines.map((each): Entry => ({ line: each })));
  }
  return { title, right: '', entries };
}

/** A pane below others needs so many rows to be worth it. */
export const leastBelow = 5;

/** What goes below a pane: the next one, made for the rows that are left. */
export type Below = (rows: number) => Pane;

/** Panes one below the other, each with as many rows as it needs, as long as there is room; the last one has the rest. `cursor`: in the first. */
export function stacked(
  first: Pane,
  below: readonly Below[],
  width: number,
  height: number,
  cursor: number | null,
): readonly Line[] {
  const needed = rowsNeeded(first);
  const rest = height - needed;
  const [next, ...others] = below;
  if (next === undefined || rest < leastBelow) return paneLines(first, width, height, cursor);
  return [...paneLines(first, width, needed, cursor), ...stacked(next(rest), others, width, rest, null)];
}
