/** Many games for a table, and the numbers that options take; the program as it is run. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { programIn } from '../program/index.ts';
import { program } from '../program/processes.ts';

vi.setConfig({ testTimeout: 120_000 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-demo-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const environment = () => ({ ...process.env, SPACELINE_DATA: join(folder, 'data'), NO_COLOR: '1' });

const told = programIn(() => ({ env: environment() }));
const run = (...args: readonly string[]) => told(args);

const LAST = Number.MAX_SAFE_INTEGER;

describe('a number on the command line', () => {
  it.each(['99999999999', '1000000000', '100001', '0', '-1', '1e9', 'NaN', 'Infinity', '0x10', '1.5', '', ' '])(
    'of games can not be "%s", and the bounds are said',
    async (games) => {
      const { status, err } = await run('demo', `--games=${games}`);
      expect(status).toBe(2);
      expect(err).toContain('A whole number from 1 to 100000, please.');
    },
  );

  it.each([
    ['play', '--seed', String(LAST + 1)],
    ['demo', '--seed', '1e3'],
    ['cards', 'check', '--phrases', '-1'],
  ])('is refused with its bounds: %s %s %s', async (...args) => {
    const { status, err } = await run(...args);
    expect(status).toBe(2);
    expect(err).toMatch(/A whole number from 0 to \d+, please|argument missing/);
  });

  it('that is the last seed there is begins a game that replays, and leaves none for a second game', async () => {
    const path = join(folder, 'last.journal');
    expect((await run('play', '--seed', String(LAST), '--plain', '--do', 'draw', '--record', path)).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain(`"seed":${LAST},`);
    expect((await run('replay', path)).status).toBe(0);
    const { status, err } = await run('demo', '--games', '2', '--seed', String(LAST));
    expect(status).toBe(2);
    expect(err).toContain('has no seeds left; give a smaller --seed');
    expect((await run('demo', '--games', '1', '--seed', String(LAST))).status).toBe(0);
  });
});

describe('many games', () => {
  /** Runs a demo that would go on for days, and interrupts it after its first result. */
  function interrupted(...args: readonly string[]) {
    const child = spawn(process.execPath, [program, 'demo', '--games', '100000', ...args], {
      env: environment(),
    });
    const begun = Date.now();
    let out = '';
    let err = '';
    const seen = (text: string): string => {
      if (out === '' && err === '') child.kill('SIGINT');
      return text;
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += seen(text)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += seen(text)));
    return new Promise<{ status: number | null; out: string; err: string; took: number }>((resolve) => {
      child.on('close', (status) => resolve({ status, out, err, took: Date.now() - begun }));
    });
  }

  it('begin at once, and tell what came of them so far when interrupted', async () => {
    const { status, out, err, took } = await interrupted();
    expect(status).toBe(130);
    expect(took).toBeLessThan(60_000);
    const [, games = ''] = /interrupted after (\d+) of 200000 games/.exec(err) ?? [];
    expect(Number(games)).toBeGreaterThanOrEqual(20);
    expect(out).toMatch(new RegExp(`^all games +${games} `, 'm'));
  });

  it('end as whole lines of JSON when interrupted', async () => {
    const { status, out } = await interrupted('--json');
    expect(status).toBe(130);
    const said = out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(said.length).toBeGreaterThan(0);
    for (const each of said) expect(each).toMatchObject({ type: 'game', error: null });
  });
});
