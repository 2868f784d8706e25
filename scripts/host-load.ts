/**
 * What a host bears: `npx tsx scripts/host-load.ts [TABLES] [SECONDS]` lets two people sit at each of so many tables on the whole screen, each pressing a
 * key or giving an answer about once a second, and measures from the key to the first byte back, memory a session, and the host's share of a core.
 */
import { newKeyPair } from '../src/host/server/host-key.ts';
import { fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ssh2, { type ClientChannel } from 'ssh2';
import { groundHere } from '../src/cli/run/host-ground.ts';
import { openHost } from '../src/host/index.ts';

const [first = '50', second = '30'] = process.argv.slice(2);

/** What the host's process tells when it is asked. */
interface Told {
  readonly port?: number;
  readonly memory: number;
  readonly cpu: number;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

if (first === '--host') await hostProcess();
else await measure(Number(first), Number(second));

async function hostProcess(): Promise<void> {
  const many = 100_000;
  const host = await openHost({
    port: 0,
    address: '127.0.0.1',
    folder: mkdtempSync(join(tmpdir(), 'spaceline-load-')),
    motd: [],
    bots: ['bot'],
    allowsGuests: false,
    limits: {
      burst: many,
      connections: many,
      perAddress: many,
      tables: many,
      tablesPerAddress: many,
      tableBurst: many,
    },
    ground: groundHere(),
    write: () => undefined,
    now: () => Date.now(),
  });
  const tell = (): void => {
    const { user, system } = process.cpuUsage();
    process.send?.({ port: host.port, memory: process.memoryUsage().rss, cpu: (user + system) / 1000 });
  };
  process.on('message', tell);
  process.on('disconnect', () => process.exit(0));
  tell();
}

async function measure(tables: number, seconds: number): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), ['--host'], { execArgv: process.execArgv });
  const asked = (): Promise<Told> => new Promise((resolve) => child.once('message', (told) => resolve(told as Told)));
  const ask = (): Promise<Told> => {
    const answer = asked();
    child.send('how');
    return answer;
  };
  const { port = 0, memory: empty } = await asked();
  const times: number[] = [];
  const people: Player[] = [];
  for (let table = 0; table < tables; table += 1) {
    const opener = await sit(port, `a${table}`);
    await opener.says('Your deck');
    opener.type('\x1b[H\x1b[B\x1b[C\r');
    await opener.says('You wait');
    const joiner = await sit(port, `b${table}`);
    await joiner.says(`a${table} waits`);
    joiner.type('\x1b[H\r');
    await Promise.all([opener.says('Turn 1'), joiner.says('Turn 1')]);
    people.push(opener, joiner);
  }
  const full = await ask();
  const begun = performance.now();
  const keys = ['\x1b[B', ':draw\r', '\x1b[A', '\x1b[C', ':draw\r', ':end\r', '\x1b'];
  const all = people.map(async (player, number) => {
    await pause((1000 * number) / people.length);
    for (let at = number; performance.now() - begun < seconds * 1000; at += 1) {
      times.push(await player.answered(keys[at % keys.length] ?? ''));
      await pause(900 + Math.random() * 200);
    }
  });
  await Promise.all(all);
  const after = await ask();
  const sorted = times.filter((time) => Number.isFinite(time)).toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
  const lines = [
    `${people.length} sessions at ${tables} tables, ${sorted.length} keys in ${seconds} s`,
    `key to first byte: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms`,
    `memory: ${megabytes(empty)} MB without anybody, ${megabytes(full.memory)} MB when all sat, ${megabytes(after.memory)} MB at the end: ${megabytes((full.memory - empty) / people.length)} MB a session`,
    `CPU of the host: ${Math.round((after.cpu - full.cpu) / (seconds * 10))} % of a core`,
  ];
  for (const line of lines) process.stdout.write(`${line}\n`);
  child.disconnect();
  process.exit(0);
}

interface Player {
  type(keys: string): void;
  /** Waits until a text has come. */
  says(text: string): Promise<void>;
  /** Milliseconds until something comes back; infinite where nothing does in a while. */
  answered(keys: string): Promise<number>;
}

async function sit(port: number, username: string): Promise<Player> {
  const client = new ssh2.Client();
  const privateKey = newKeyPair().private;
  await new Promise<void>((resolve, reject) => {
    client.on('ready', resolve);
    client.on('error', reject);
    client.connect({ host: '127.0.0.1', port, username, privateKey });
  });
  const channel = await new Promise<ClientChannel>((resolve, reject) => {
    client.shell({ cols: 100, rows: 30, term: 'xterm-256color' }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    );
  });
  let text = '';
  let heard: (() => void) | null = null;
  channel.on('data', (bytes: Buffer) => {
    text = (text + bytes.toString('utf8')).slice(-40_000);
    heard?.();
  });
  return {
    type: (keys) => void channel.write(keys),
    async says(wanted) {
      for (let time = 0; !text.includes(wanted); time += 1) {
        if (time > 4000) throw new Error(`it never said ${wanted}: ${JSON.stringify(text.slice(-3000))}`);
        // Only a whole screen surely has a text in one piece.
        if (time % 60 === 59) channel.write('\x0c');
        await pause(5);
      }
      text = '';
    },
    answered: (keys) =>
      new Promise((resolve) => {
        const sent = performance.now();
        const late = setTimeout(() => done(Infinity), 2000);
        const done = (time: number): void => {
          clearTimeout(late);
          heard = null;
          resolve(time);
        };
        heard = () => done(performance.now() - sent);
        channel.write(keys);
      }),
  };
}
