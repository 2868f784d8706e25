/** Blocks of lines put together to rows. */
import { expect, test } from 'vitest';
import { rowsOf } from '../../../src/tui/frame/rows.tsx';
import { line, type Line } from '../../../src/tui/frame/text.ts';

const text = (rows: readonly Line[]): readonly string[] => rows.map((row) => row.map((part) => part.text).join(''));

test('blocks stand at their places, and what comes later hides what is beneath it', () => {
  const below = { rect: { x: 2, y: 1, width: 8, height: 2 }, lines: [line('abcdefgh'), line('ijklmnop')] };
  const above = { rect: { x: 4, y: 2, width: 3, height: 1 }, lines: [line('X', 'cursor')] };
  const rows = rowsOf(4, [below, above]);
  expect(text(rows)).toEqual(['', '  abcdefgh', '  ijX  nop', '']);
  expect(rows[2]?.find((part) => part.text === 'X')?.token).toBe('cursor');
});

test('a block goes not beyond its rectangle, nor beneath the last row', () => {
  const block = { rect: { x: 0, y: 1, width: 3, height: 2 }, lines: [line('a'), line('bcdef'), line('g')] };
  expect(text(rowsOf(3, [block]))).toEqual(['', 'a  ', 'bc…']);
  expect(text(rowsOf(2, [block]))).toEqual(['', 'a  ']);
});
