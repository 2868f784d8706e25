/** Recordings of the screen. */
import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginCast } from '../../src/cli/run/cast.ts';
import { programIn } from '../program/index.ts';

vi.setConfig({ testTimeout: 120_000 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-cast-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

describe('a cast', () => {
  class Screen extends EventEmitter {
    columns = 100;
    rows = 30;
    readonly written: string[] = [];
    write(chunk: Uint8Array | string): boolean {
      this.written.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      return true;
    }
  }

  it('holds what was written and when, sizes, and a marker for each turn', () => {
    const screen = new Screen();
    const file = join(folder, 'one.cast');
    let now = 0;
    const cast = beginCast(file, screen, () => (now += 1));
    if (typeof cast === 'string') throw new Error(cast);
    cast.turn(1, 'Anna');
    screen.write('one\ntwo\r\n');
    cast.turn(1, 'Anna');
    screen.write(Buffer.from('▲'));
    Object.assign(screen, { columns: 80 });
    screen.emit('resize');
    cast.turn(2, 'Bot');
    expect([cast.end(), cast.end()]).toEqual([null, null]);
    cast.turn(3, 'Anna');
    screen.write('afterwards');
    screen.emit('resize');
    expect(linesOf(file)).toEqual([
      { version: 2, width: 100, height: 30, title: 'spaceline' },
      [1, 'm', 'Turn 1: Anna'],
      [2, 'o', 'one\r\ntwo\r\n'],
      [3, 'o', '▲'],
      [4, 'r', '80x30'],
      [5, 'm', 'Turn 2: Bot'],
    ]);
    expect(screen.written).toEqual(['one\ntwo\r\n', '▲', 'afterwards']);
  });

  it('that can not be written is a sentence', () => {
    expect(beginCast(join(folder, 'no', 'where.cast'), new Screen())).toMatch(/the cast can't be written: ENOENT/);
  });
});

describe('--cast', () => {
  const program = programIn(() => ({ env: { ...process.env, SPACELINE_DATA: folder } }));
  const run = (...args: readonly string[]) => program(args);

  it('records a game as it was shown, each turn marked once and in order', async () => {
    const file = join(folder, 'demo.cast');
    const { status, out } = await run('demo', '--seed', '7', '--cast', file);
    expect(status).toBe(0);
    const [, ...events] = linesOf(file);
    const of = (kind: string): readonly string[] =>
      events.flatMap((event) => (Array.isArray(event) && event[1] === kind ? [String(event[2])] : []));
    expect(of('o').join('').replaceAll('\r\n', '\n')).toBe(out);
    const turns = of('m').map((label) => Number(/^Turn (\d+): /.exec(label)?.[1]));
    expect(turns.length).toBeGreaterThan(4);
    expect(turns).toEqual(Array.from({ length: turns.length }, (_, index) => (turns[0] ?? 0) + index));
    const times = events.map((event) => (Array.isArray(event) ? Number(event[0]) : NaN));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('is refused where nothing is shown, or many games are played', async () => {
    expect((await run('play', '--json', '--cast', join(folder, 'x.cast'))).status).toBe(2);
    expect((await run('demo', '--games', '1', '--cast', join(folder, 'x.cast'))).status).toBe(2);
    expect((await run('play', '--cast', join(folder, 'no', 'x.cast'))).err).toContain(
      `there is no folder ${join(folder, 'no')}`,
    );
  });
});
