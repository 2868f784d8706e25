/** Blocks of styled lines put together to the rows of a screen. */
import { Box, Text } from 'ink';
import { createContext, useContext, useLayoutEffect } from 'react';
import type { Rect } from './layout.ts';
import { fill, parted, type Line } from './text.ts';
import { ansi, Theme } from './theme.ts';

/** Lines at a place on the screen. */
export interface Block {
  readonly rect: Rect;
  readonly lines: readonly Line[];
}

/** The rows of a screen, blank behind their ends; what comes later hides what is beneath it. */
export function rowsOf(rows: number, blocks: readonly Block[]): readonly Line[] {
  const screen: Line[] = Array.from({ length: rows }, () => []);
  for (const { rect, lines } of blocks) {
    for (const [index, line] of lines.slice(0, rect.height).entries()) {
      const row = screen[rect.y + index];
      if (row !== undefined) screen[rect.y + index] = placed(row, rect, line);
    }
  }
  return screen;
}

/** The row with a line in it, from the left edge of the rectangle as far as that is wide. */
function placed(row: Line, { x, width }: Rect, line: Line): Line {
  const [before, rest] = parted(row, x);
  return [...fill(before, x), ...fill(line, width), ...parted(rest, width)[1]];
}

/** Takes rows as they are to be painted. Where there is none, ink draws them like any other text. */
export const Painter = createContext<((frame: string) => void) | null>(null);

/**
 * Rows as they stand, of the whole screen. They go to the painter as they are: ink would take every character of them apart and put it together again,
 * which is most of what a key costs.
 */
export function Rows({
  columns,
  rows,
  blocks,
}: Readonly<Record<'columns' | 'rows', number>> & { readonly blocks: readonly Block[] }) {
  const paint = useContext(Painter);
  const theme = useContext(Theme);
  const frame = rowsOf(rows, blocks)
    .map((row) => ansi(row, theme))
    .join('\n');
  useLayoutEffect(() => paint?.(frame));
  if (paint !== null) return null;
  return (
    <Box width={columns} height={rows}>
      <Text>{frame}</Text>
    </Box>
  );
}
