/** A machine with its own SSH server: a forced command brings whoever it lets in to the host. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKeyPair } from '../../src/host/server/host-key.ts';
import { newFolder, soon } from './hall-here.ts';
import { command, connect, shell } from './ssh-client.ts';

const program = join(import.meta.dirname, '../../bin/spaceline');
const sshd = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/usr/bin/sshd'].find(existsSync);
if (sshd === undefined) process.stderr.write('No sshd on this machine: the test of host --stdio is skipped.\n');

const children: ChildProcess[] = [];
const [annas, bobs] = [newKeyPair(), newKeyPair()];
const user = userInfo().username;
let port = 0;

/** A port that was free a moment ago. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0));
    });
  });

function start(file: string, args: readonly string[], env = process.env): () => string {
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let out = '';
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString('utf8')));
  child.stderr.on('data', (bytes: Buffer) => (out += bytes.toString('utf8')));
  return () => out;
}

async function until(out: () => string, words: string): Promise<void> {
  for (let wait = 0; !out().includes(words); wait += 1) {
    if (wait > 3000) throw new Error(`it never said ${words}:\n${out()}`);
    await soon(10);
  }
}

describe.skipIf(sshd === undefined)('host --stdio under sshd', () => {
  beforeAll(async () => {
    const [folder, data] = [mkdtempSync(join(tmpdir(), 'spaceline-sshd-')), newFolder()];
    await until(start(process.execPath, [program, 'host', '--socket-only'], { ...process.env, SPACELINE_DATA: data }), ' open '); // prettier-ignore
    const forced = (name: string, key: string): string =>
      `command="SPACELINE_DATA=${data} ${process.execPath} ${program} host --stdio --as ${name}",restrict,pty ${key}`;
    const files = {
      host: join(folder, 'host_key'),
      keys: join(folder, 'authorized_keys'),
      config: join(folder, 'config'),
    };
    writeFileSync(files.host, newKeyPair().private, { mode: 0o600 });
    writeFileSync(files.keys, `${forced('anna', annas.public)}\n${forced('bob', bobs.public)}\n`, { mode: 0o600 });
    port = await freePort();
    const config = [
      `ListenAddress 127.0.0.1:${port}`,
      `HostKey ${files.host}`,
      `AuthorizedKeysFile ${files.keys}`,
      'PidFile none',
      'StrictModes no',
      'UsePAM no',
      'PasswordAuthentication no',
      'KbdInteractiveAuthentication no',
    ];
    writeFileSync(files.config, `${config.join('\n')}\n`);
    // It wants this folder where it is root's, and says nothing where it is there.
    if (process.getuid?.() === 0) spawnSync('mkdir', ['-p', '/run/sshd']);
    await until(start(sshd ?? '', ['-D', '-e', '-f', files.config]), 'Server listening');
  });

  afterAll(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

  it('carries out commands, as whom the forced command says', async () => {
    expect(await command({ port }, user, annas.private, 'games')).toEqual({
      out: 'No tables.\n',
      complaints: '',
      status: 0,
    });
    expect(await command({ port }, user, annas.private, 'decks put mine', '1 No Such Card\n')).toMatchObject({
      status: 0,
    });
    expect((await command({ port }, user, annas.private, 'decks list')).out).toBe('mine\n');
    expect((await command({ port }, user, bobs.private, 'decks list')).out).not.toContain('mine\n');
    expect(await command({ port }, user, bobs.private, 'decks get mine')).toMatchObject({ status: 2 });
    // No shell ever sees what is asked for.
    expect(await command({ port }, user, bobs.private, 'games; id')).toMatchObject({ status: 2, out: '' });
  });

  it('gives the whole screen to a terminal, follows its size, and lets two play, one of them in lines', async () => {
    const anna = await shell({ port }, user, annas.private, { columns: 80, rows: 24 });
    await anna.until('Your deck');
    anna.type('\x1b[B\x1b[C\x1b[C\r');
    await anna.until('You wait');
    const [waiting] = (await command({ port }, user, bobs.private, 'games --json')).out.split('\n');
    const { table } = JSON.parse(waiting ?? '') as { table: string };
    const bob = await shell({ port }, user, bobs.private, null);
    await bob.until('Welcome, bob');
    bob.type(`join ${table}\n`);
    await Promise.all([anna.until('Turn 1'), bob.until('Type help for what you can do at any time')]);
    anna.resize(100, 30);
    bob.type('/say hello\n');
    await anna.until('bob: Hello!');
    bob.type('/resign yes\n');
    await anna.until('bob gave the game up');
    bob.type('\nquit\n');
    expect(await bob.ended).toBe(0);
    anna.cut();
  });

  it('lets nobody in without a key', async () => {
    await expect(connect(port, user, newKeyPair().private)).rejects.toThrow();
  });
});
