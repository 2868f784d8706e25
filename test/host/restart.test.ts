/** A host as a process of its own: killed without warning, and joined over its socket. */
import { spawn, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { newFolder, soon } from './hall-here.ts';
import { command, newKey, shell } from './ssh-client.ts';

const program = join(import.meta.dirname, '../../bin/spaceline');
const children: ChildProcess[] = [];

/** Starts the program as it is built; `npm test` builds it before. */
function start(folder: string, ...args: readonly string[]): { child: ChildProcess; out: () => string } {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, SPACELINE_DATA: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString('utf8')));
  child.stderr.on('data', (bytes: Buffer) => (out += bytes.toString('utf8')));
  return { child, out: () => out };
}

async function startHost(folder: string, ...more: readonly string[]): Promise<{ child: ChildProcess; port: number }> {
  const { child, out } = start(folder, 'host', '--port', '0', '--address', '127.0.0.1', '--allow-guests', ...more);
  for (let time = 0; time < 1000; time += 1) {
    const [, port] = /open on port (\d+)/.exec(out()) ?? [];
    if (port !== undefined) return { child, port: Number(port) };
    await soon(20);
  }
  throw new Error(`no host:\n${out()}`);
}

const gone = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.on('close', resolve));

afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

describe('a host that is killed', () => {
  it('comes back with the table at the same request, and the same key', async () => {
    const folder = newFolder();
    const first = await startHost(folder);
    // Nobody but the host reads its key.
    expect(statSync(join(folder, 'host', 'host_key')).mode & 0o777).toBe(0o600);
    const key = newKey();
    const anna = await shell(first, 'anna', key, null);
    await anna.until('Welcome');
    anna.type('new random\n');
    await anna.until(/Turn \d+, .* > /);
    anna.type('draw\n');
    await anna.until(/anna draws (?!\d)[^\n]*\n(?:.|\n)*Turn/);
    const { out: before } = await command(first, 'anna', key, 'games --json');
    const killed = gone(first.child);
    first.child.kill('SIGKILL');
    await killed;
    const second = await startHost(folder);
    const { out: after } = await command(second, 'anna', key, 'games --json');
    const told = (text: string): object => ({ ...(JSON.parse(text) as object), players: null, minutes: null });
    expect(told(after)).toEqual(told(before));
    const again = await shell(second, 'anna', key, null);
    await again.until(/anna draws/);
    await again.until(/Turn \d+, .* > /);
    again.cut();
    const stopped = gone(second.child);
    second.child.kill('SIGTERM');
    expect(await stopped).toBe(0);
  });

  it('makes the folder that is named, where it is not there yet', async () => {
    const folder = newFolder();
    const { port } = await startHost(folder, '--data', join(folder, 'far', 'away'));
    expect(port).toBeGreaterThan(0);
  });

  it('takes in who comes by its socket, for a command and to play', async () => {
    const folder = newFolder();
    await startHost(folder);
    const { child: joined, out } = start(folder, 'join', '--as', 'dora');
    joined.stdin?.end('new random\n/who\nquit\nquit\n');
    expect(await gone(joined)).toBe(0);
    expect(out()).toContain('dora is here.');
    const { child: waiting, out: waits } = start(folder, 'join', '--as', 'eve');
    waiting.stdin?.write('new open\n');
    while (!/You wait at table \w{4}/.test(waits())) await soon(20);
    const [, table = ''] = /You wait at table (\w{4})/.exec(waits()) ?? [];
    // The word of a table leads straight to it; a word of none to the lobby.
    const { child: third, out: sits } = start(folder, 'join', table.toLowerCase(), '--as', 'dora');
    third.stdin?.end('/who\n/resign yes\n\nquit\n');
    expect(await gone(third)).toBe(0);
    expect(sits()).toContain('eve is here.');
    while (!waits().includes('dora gave the game up')) await soon(20);
    waiting.stdin?.end('\nquit\n');
    expect(await gone(waiting)).toBe(0);
    const { child: nowhere, out: told } = start(folder, 'join', 'ZZZZ', '--as', 'dora');
    nowhere.stdin?.end('quit\n');
    expect(await gone(nowhere)).toBe(0);
    expect(told()).toContain('No table that waits is called so');
    const { child: lost, out: said } = start(newFolder(), 'join', '--as', 'dora');
    expect(await gone(lost)).toBe(2);
    expect(said()).toContain('no host answers');
  });
});
