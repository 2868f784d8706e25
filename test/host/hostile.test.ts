/** Clients that mean no good: nothing of theirs gets in, and nothing stops the others. */
import { newKeyPair } from '../../src/host/server/host-key.ts';
import { randomBytes } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import ssh2 from 'ssh2';
import { FrameReader, framesOf } from '../../src/host/server/frames.ts';
import { socketIn } from '../../src/host/server/socket.ts';
import { wishesIn } from '../../src/host/people/person.ts';
import { wordsIn } from '../../src/host/commands/words.ts';
import { readRecord } from '../../src/host/tables/record.ts';
import { clampedSize } from '../../src/host/limits.ts';
import { hostHere, type TestHost } from './host-here.ts';
import { command, connect, newKey, shell } from './ssh-client.ts';
import { soon } from './hall-here.ts';

let host: TestHost;
afterEach(() => host.stop());

/** Everybody else is served as ever. */
async function expectServed(): Promise<void> {
  expect(await command(host, 'good', newKey(), 'games')).toMatchObject({ status: 0 });
}

const socketTo = (from = '127.0.0.1'): Socket =>
  createConnection({ host: '127.0.0.1', port: host.port ?? 0, localAddress: from })
    .on('error', () => undefined)
    .resume();

const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.on('close', () => resolve()));

describe('a host', () => {
  it('takes no harm from bytes that are no SSH, before and after the greeting', async () => {
    host = await hostHere({ limits: { handshake: 1500 } });
    const all = Array.from({ length: 60 }, async (_, number) => {
      const socket = socketTo();
      const gone = closed(socket);
      if (number % 2 === 0) socket.write('SSH-2.0-evil\r\n');
      for (let packet = 0; packet < 170; packet += 1) socket.write(randomBytes(1 + ((packet * 37) % 300)));
      if (number % 3 === 0) socket.end();
      await gone;
    });
    await expectServed();
    await Promise.all(all);
    await expectServed();
  });

  it('lets nobody stay who does not prove who they are in time', async () => {
    host = await hostHere({ limits: { handshake: 300 } });
    const socket = socketTo();
    await closed(socket);
    const greeted = socketTo();
    greeted.write('SSH-2.0-slow\r\n');
    await closed(greeted);
    await expectServed();
  });

  it('believes no key without its signature, no forged one and no wrong one', async () => {
    host = await hostHere({ allowsGuests: false });
    const [mine, yours] = [newKeyPair(), newKeyPair()];
    const parsed = ssh2.utils.parseKey(mine.private);
    const other = ssh2.utils.parseKey(yours.private);
    if (parsed instanceof Error || other instanceof Error) throw new Error('no keys');
    // The key of somebody else, signed with one's own, with noise, and not at all.
    const signatures = [(data: Buffer) => parsed.sign(data), () => randomBytes(64), () => Buffer.alloc(0)];
    for (const sign of signatures) {
      const forged = Object.assign(Object.create(Object.getPrototypeOf(other) as object) as typeof other, other, {
        sign,
      });
      await expect(connectWith(forged)).rejects.toThrow();
    }
    await expect(connect(host.port ?? 0, 'mallory', null)).rejects.toThrow();
    await expect(connect(host.port ?? 0, 'mallory', null, { password: 'x' })).rejects.toThrow();
    await expectServed();
  });

  it('reads sizes, names, keys and pastes of any kind', async () => {
    host = await hostHere();
    expect([clampedSize(0, 0), clampedSize(1e9, 1e9), clampedSize(-5, Number.NaN)]).toEqual([
      { columns: 80, rows: 24 },
      { columns: 500, rows: 200 },
      { columns: 80, rows: 24 },
    ]);
    const client = await shell(host, 'eve\x1b[2J+ascii+mono', newKey(), { columns: 90, rows: 30 });
    await client.until('Your deck');
    client.resize(65_000, 65_000);
    client.resize(0, 0);
    client.type(`\x1b[200~${'x'.repeat(300_000)}\x1b[201~`);
    for (let key = 0; key < 300; key += 1)
      client.type(
        randomBytes(30).toString('latin1').replaceAll('\r', 'x').replaceAll('\u0003', 'x').replaceAll('q', 'x'),
      );
    await soon(300);
    await expectServed();
    client.cut();
    const lines = await shell(host, 'fred', newKey(), null);
    await lines.until('Welcome');
    lines.type(`${'y'.repeat(400_000)}\n`);
    for (let line = 0; line < 1000; line += 1)
      lines.type(
        `${randomBytes(20)
          .toString('latin1')
          .replaceAll(/[\r\n]/g, '')}\n`,
      );
    await expectServed();
    lines.cut();
    expect(host.logged.filter((line) => line.includes('session-broken'))).toEqual([]);
  });

  it('lets in so many of 200 connections a second from one address and no more, while all others are served', async () => {
    host = await hostHere({ limits: { burst: 20, refill: 50, perAddress: 30 } });
    const open = new Set<Socket>();
    let most = 0;
    const sockets: Socket[] = [];
    const served: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      for (let each = 0; each < 20; each += 1) {
        // Who is let in is greeted.
        const socket = socketTo('127.0.0.2');
        sockets.push(socket);
        socket.once('data', () => (most = Math.max(most, open.add(socket).size)));
        socket.on('close', () => open.delete(socket));
      }
      const began = performance.now();
      if (round % 3 === 0) await expectServed();
      served.push(performance.now() - began);
      await soon(100);
    }
    for (let wait = 0; sockets.filter((each) => !each.destroyed).length > 30 && wait < 500; wait += 1) await soon(10);
    expect(sockets.filter((each) => !each.destroyed).length).toBeLessThanOrEqual(30);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(30);
    expect(Math.max(...served)).toBeLessThan(5000);
    for (const socket of sockets) socket.destroy();
  });

  it('lets go who never reads, and the table and everybody else go on', async () => {
    host = await hostHere({ limits: { queued: 64 * 1024, stalled: 2000 } });
    const before = process.memoryUsage().rss;
    const client = await connect(host.port ?? 0, 'deaf', newKey());
    client.on('error', () => undefined);
    withWindowOf(client, 16 * 1024);
    const ended = new Promise<void>((resolve) => client.on('close', () => resolve()));
    const channel = await new Promise<ssh2.ClientChannel>((resolve, reject) =>
      client.shell({ cols: 500, rows: 200, term: 'xterm-256color' }, (error, opened) =>
        error === undefined ? resolve(opened) : reject(error),
      ),
    );
    await new Promise<void>((resolve) => channel.once('data', () => resolve()));
    channel.pause();
    channel.write('\r');
    for (let wait = 0; host.hall.games().length === 0 && wait < 500; wait += 1) await soon(10);
    const other = await shell(host, 'good', newKey(), null);
    await other.until('In progress');
    const gone = { is: false };
    void ended.then(() => (gone.is = true));
    for (let key = 0; !gone.is && key < 3000; key += 1) {
      channel.write('\x0c');
      await soon(5);
    }
    await ended;
    // What was written for them was never more than the window of the channel and what may wait.
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
    other.type('new bot\n');
    await other.until(/Turn \d+, .* > /);
    expect(host.hall.games()).toHaveLength(2);
    other.cut();
  });

  it('gives no forwarding, no files, no agent and no third shell of one channel', async () => {
    host = await hostHere();
    const client = await connect(host.port ?? 0, 'mallory', newKey());
    client.on('error', () => undefined);
    const refused = (ask: (done: (error?: Error) => void) => unknown): Promise<boolean> =>
      new Promise((resolve) => ask((error) => resolve(error !== undefined)));
    expect(await refused((done) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, done))).toBe(true);
    expect(await refused((done) => client.forwardIn('127.0.0.1', 0, done))).toBe(true);
    expect(await refused((done) => client.sftp(done))).toBe(true);
    expect(await refused((done) => client.exec('x'.repeat(5000), done))).toBe(true);
    client.end();
    await expectServed();
  });

  it('takes nothing but frames by its socket', async () => {
    host = await hostHere();
    for (const bytes of [
      randomBytes(500),
      framesOf('keys', 'x'),
      framesOf('hello', '{}'),
      framesOf('hello', '{"as":"'),
    ]) {
      const socket = createConnection(socketIn(host.folder))
        .on('error', () => undefined)
        .resume();
      const gone = closed(socket);
      socket.write(bytes);
      await gone;
    }
    await expectServed();
  });
});

/** Lets the next session of a client take so many bytes that nobody has read; by itself it takes two megabytes. */
function withWindowOf(client: ssh2.Client, bytes: number): void {
  const protocol = Reflect.get(client, '_protocol') as {
    session: (id: number, window: number, packet: number) => void;
  };
  const session = protocol.session.bind(protocol);
  protocol.session = (id, _window, packet) => session(id, bytes, packet);
}

function connectWith(key: object): Promise<unknown> {
  const client = new ssh2.Client();
  return new Promise((resolve, reject) => {
    client.on('ready', () => {
      client.end();
      resolve(null);
    });
    client.on('error', reject);
    client.on('close', () => reject(new Error('closed')));
    const agent = new (class extends ssh2.BaseAgent {
      getIdentities(done: (error: undefined, keys: never[]) => void): void {
        done(undefined, [key as never]);
      }
      sign(_key: unknown, data: Buffer, _options: unknown, done?: unknown): void {
        const finish = (typeof _options === 'function' ? _options : done) as (error: undefined, bytes: unknown) => void;
        finish(undefined, (key as { sign: (data: Buffer) => unknown }).sign(data));
      }
    })();
    client.connect({ host: '127.0.0.1', port: host.port ?? 0, username: 'mallory', agent: agent });
  });
}

describe('what comes from outside', () => {
  it('is read or refused, and never thrown', async () => {
    host = await hostHere();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        wishesIn(text);
        wordsIn(text);
        expect(typeof readRecord(text)).toBe('string');
        expect(wishesIn(text).name).toMatch(/^[\p{L}\p{N}_-]{0,20}$/u);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        let malformed = 0;
        const reader = new FrameReader(
          () => undefined,
          () => (malformed += 1),
        );
        reader.push(bytes);
        reader.push(bytes);
        expect(malformed).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});
