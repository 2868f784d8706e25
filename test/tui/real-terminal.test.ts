/** The program in a real pseudo terminal, by way of tmux; skipped, and said so, where there is no tmux. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const program = fileURLToPath(new URL('../../bin/spaceline', import.meta.url));
const hasTmux = spawnSync('tmux', ['-V']).status === 0;
vi.setConfig({ testTimeout: 180_000 });

/** A server of its own, so that nobody's tmux is touched. */
const server = `spaceline-test-${process.pid}`;
const tmux = (...args: readonly string[]): string =>
  execFileSync('tmux', ['-L', server, ...args], { encoding: 'utf8' });
const screen = (): string => tmux('capture-pane', '-p', '-t', 'game');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-'));
});
afterAll(() => {
  if (hasTmux) spawnSync('tmux', ['-L', server, 'kill-server']);
  rmSync(folder, { recursive: true });
});

/** Waits until the screen shows it, and hands the screen back. */
async function shows(wanted: RegExp): Promise<string> {
  await vi
    .waitUntil(() => wanted.test(screen()), { timeout: 60_000, interval: 50 })
    .catch(() => {
      throw new Error(`the screen never showed ${wanted.source}:\n${screen()}`);
    });
  return screen();
}

const type = (...keys: readonly string[]): string => tmux('send-keys', '-t', 'game', ...keys);

/** Starts the program with a shell around it that tells how it ended. */
function start(args: string): void {
  const environment = `env -u CI SPACELINE_DATA=${folder} LANG=C.UTF-8 TERM=xterm-256color`;
  const game = `sh -c 'echo $$ > ${pidFile()}; exec ${environment} ${process.execPath} ${program} ${args}'`;
  const command = `${game}; echo "ended with $?"; exec cat`;
  tmux('-f', '/dev/null', 'new-session', '-d', '-s', 'game', '-x', '80', '-y', '24', command);
}

const pidFile = (): string => join(folder, 'pid');
const pidOf = (): number => Number(readFileSync(pidFile(), 'utf8'));

describe.skipIf(!hasTmux)('in a real terminal (skipped where tmux is not installed)', () => {
  it('plays, fits every size, takes a burst of keys, and survives its terminal', async () => {
    start('play --seed 7');
    await shows(/\? Play and draw: 7 counters left/);
    type('d');
    await shows(/\? Play and draw: 6 counters left/);
    for (const [columns, rows] of [
      [160, 50],
      [30, 8],
      [110, 30],
      [45, 14],
      [80, 24],
    ] as const)
      tmux('resize-window', '-t', 'game', '-x', `${columns}`, '-y', `${rows}`);
    await shows(/─ Log ─+/);
    type('2', 'Right', 'Right', 'Left', '3', 'Down', 'Up', 'Escape', '1', 'd');
    // Keys may come before the last size does.
    const before = await shows(/^─ Log ─{74}$[^]*\? Play and draw: 5 counters left/m);
    process.kill(pidOf(), 'SIGHUP');
    const after = await shows(/ended with \d+/);
    expect(after).not.toContain('Play and draw');
    tmux('kill-session', '-t', 'game');
    const [journal = ''] = readdirSync(join(folder, 'games')).filter((name) => name.endsWith('.journal'));
    start(`play --resume ${join(folder, 'games', journal)}`);
    const resumed = await shows(/\? Play and draw: 5 counters left/);
    // The cursor begins anew; everything else is as it was left.
    const table = (text: string): readonly string[] => text.replaceAll('▸', ' ').split('\n').slice(0, 9);
    expect(table(resumed).map((line) => line.trim())).toEqual(table(before).map((line) => line.trim()));
    type('q');
    await shows(/Leave the table\?/);
    type('y');
    await shows(/ended with 0/);
  });
});
