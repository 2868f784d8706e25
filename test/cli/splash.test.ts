/** What is seen while the game is loaded. */
import { Terminal } from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import { splashBytes } from '../../src/cli/run/splash.ts';

/** What a terminal of a size shows of some bytes, a line a row. */
async function shown(columns: number, rows: number, bytes: string): Promise<readonly string[]> {
  const terminal = new Terminal({ cols: columns, rows, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(bytes, done));
  return Array.from({ length: rows }, (_, row) => terminal.buffer.active.getLine(row)?.translateToString(true) ?? '');
}

describe('the ship while the game is loaded', () => {
  it.each([
    [80, 24],
    [110, 35],
    [200, 60],
    [72, 17],
  ])('stands whole in the middle at %ix%i, with and without colours, in ASCII', async (columns, rows) => {
    const plain = await shown(columns, rows, splashBytes(columns, rows, 'none'));
    expect(await shown(columns, rows, splashBytes(columns, rows, '256'))).toEqual(plain);
    const text = plain.join('\n');
    expect(text).toContain('s  p  a  c  e  l  i  n  e');
    expect(text).toContain('The card game of starships, played by its rules');
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
    const at = plain.findIndex((line) => line.includes('s  p  a  c  e'));
    expect(Math.abs(at - rows / 2)).toBeLessThan(8);
  });

  it('sets no colour where none is wanted', () => {
    // eslint-disable-next-line no-control-regex
    expect(splashBytes(80, 24, 'none')).not.toMatch(/\x1b\[(?:3[0-8]|9[0-7]|4[0-8])/);
    // eslint-disable-next-line no-control-regex
    expect(splashBytes(80, 24, '256')).toMatch(/\x1b\[38;5;215m/);
  });
});
