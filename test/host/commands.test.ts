/** `ssh HOST COMMAND`, with ssh2's client and with OpenSSH's. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostHere, type TestHost } from './host-here.ts';
import { command, newKey, shell } from './ssh-client.ts';

let host: TestHost;
const [annas, bobs] = [newKey(), newKey()];
const deck = readFileSync(join(import.meta.dirname, '../../decks/second-edition/klingon.txt'), 'utf8');

beforeAll(async () => void (host = await hostHere()));
afterAll(() => host.stop());

const anna = (line: string, input?: string | Uint8Array) => command(host, 'anna', annas, line, input);

describe('commands over SSH', () => {
  it('keep decks with a key, and give them back to it alone', async () => {
    expect(await anna('decks put "My Klingons"', deck)).toMatchObject({ status: 0 });
    expect((await anna('decks list')).out).toBe('My Klingons\n');
    expect((await anna('decks get "My Klingons"')).out).toBe(deck);
    expect(await command(host, 'anna', bobs, 'decks get "My Klingons"')).toMatchObject({ status: 2, out: '' });
    expect((await command(host, 'bob', bobs, 'decks list --json')).out).toBe('');
    expect(await command(host, 'carl', null, 'decks put mine', deck)).toMatchObject({ status: 2 });
  });

  it('check a deck as the command line does', async () => {
    await anna('decks put checked', deck);
    const { out, status } = await anna('decks check checked --json');
    expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toMatchObject({ deck: 'checked.txt', legal: true });
    expect(status).toBe(0);
    await anna('decks put broken', '1 No Such Card\n');
    expect((await anna('decks check broken')).status).toBeGreaterThan(0);
  });

  it('look up rules and cards with the same words', async () => {
    const [rule, cards] = [await anna('rules 2E-MOVE-02 --json'), await anna('cards show "Brute Force"')];
    expect(JSON.parse(rule.out)).toMatchObject({ id: '2E-MOVE-02' });
    expect(cards.out).toContain('Brute Force');
    expect([rule.status, cards.status]).toEqual([0, 0]);
  });

  it('say how the host fares, and what there is when it is none of them', async () => {
    expect(JSON.parse((await anna('status --json')).out)).toMatchObject({ playing: 0, sessions: 1 });
    expect(await anna('games')).toEqual({ out: 'No tables.\n', complaints: '', status: 0 });
    for (const line of [
      'frobnicate',
      'games --frob',
      'rules "open',
      'cards import /etc',
      'replay ABCD',
      'replay ../../x',
    ])
      expect(await anna(line)).toMatchObject({ status: 2, out: '' });
  });

  it('carry out nothing that a shell or a file system would take for something else', async () => {
    for (const name of [
      '../../evil',
      '/etc/evil',
      '..',
      '.hidden',
      'a/b',
      'a\\b',
      'nul\0',
      'x'.repeat(500),
      '$(id)',
      '-rf',
      '',
    ])
      expect(await anna(`decks put "${name}"`, deck)).toMatchObject({ status: 2, out: '' });
    for (const line of [
      'decks get ../../host_key',
      'decks check "../../x"',
      'rules $(id)',
      'rules --ruleset ../../x MOVE',
      'cards show "`id`"',
    ])
      expect((await anna(line)).out).not.toMatch(/uid=|PRIVATE/);
    expect(await anna('decks put big', 'x'.repeat(70_000))).toMatchObject({ status: 2 });
    expect(await anna('decks put bytes', Buffer.from([0xff, 0xfe, 0xc0]))).toMatchObject({ status: 2 });
    expect((await anna('decks list')).out).not.toContain('evil');
  });

  it('play a finished game again, and none in progress', async () => {
    const client = await shell(host, 'anna', annas);
    await client.until('Your deck');
    client.type('\r');
    await client.until('Turn 1');
    const [table] = host.hall.games();
    expect(await anna(`replay ${table?.id}`)).toMatchObject({ status: 2, out: '' });
    expect(await anna(`journal ${table?.id}`)).toMatchObject({ status: 2, out: '' });
    client.type(':/resign yes\r');
    await client.until('Game over');
    client.cut();
    const { out, status } = await anna(`replay ${table?.id} --json`);
    expect([out.includes('"type":"replayed"'), status]).toEqual([true, 0]);
    expect((await anna(`journal ${table?.id}`)).out).toContain('"seed"');
  });
});

const openssh = spawnSync('ssh', ['-V']).error === undefined ? it : it.skip;

describe('the OpenSSH client', () => {
  // Where there is no `ssh`, vitest says that this is skipped.
  openssh('carries out a command with a key, and plays in line mode as a guest', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spaceline-ssh-'));
    const key = join(folder, 'key');
    writeFileSync(key, newKey(), { mode: 0o600 });
    const usual = [
      '-F',
      'none',
      '-o',
      'StrictHostKeyChecking=no',
      '-o',
      'UserKnownHostsFile=/dev/null',
      '-o',
      'LogLevel=ERROR',
    ];
    const ssh = (args: readonly string[], input: string): Promise<{ out: string; status: number | null }> =>
      new Promise((resolve) => {
        const child = spawn('ssh', [...usual, '-p', String(host.port), ...args]);
        let out = '';
        child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString('utf8')));
        child.on('close', (status) => resolve({ out, status }));
        child.stdin.end(input);
      });
    const withKey = ['-o', 'IdentitiesOnly=yes', '-i', key, 'dora@127.0.0.1'];
    expect(await ssh([...withKey, 'decks', 'put', 'openssh'], deck)).toMatchObject({ status: 0 });
    expect(await ssh([...withKey, 'decks', 'get', 'openssh'], '')).toEqual({ out: deck, status: 0 });
    const guest = await ssh(['-T', '-o', 'PubkeyAuthentication=no', 'eve@127.0.0.1'], 'new bot\n/who\nquit\nquit\n');
    expect(guest.out).toContain('Welcome, guest-eve');
    expect(guest.out).toContain('guest-eve is here.');
    expect(guest.status).toBe(0);
  });
});
