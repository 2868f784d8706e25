/** An SSH client for tests: its terminal, what it shows, what is typed. */
import { newKeyPair } from '../../src/host/server/host-key.ts';
import ssh2, { type ClientChannel, type ConnectConfig } from 'ssh2';
import xterm from '@xterm/headless';
import type { Host } from '../../src/host/index.ts';

/** A key of its own. */
export const newKey = (): string => newKeyPair().private;

export interface Connected {
  readonly client: ssh2.Client;
  /** The screen as text, or in line mode everything that came. */
  screen(): string;
  /** How often the bell rang. */
  bells(): number;
  /** Bytes that came so far. */
  bytes(): number;
  type(keys: string): void;
  resize(columns: number, rows: number): void;
  /** Waits until the screen has a text, or answers to a question about it. */
  until(text: string | RegExp): Promise<void>;
  /** Waits for the end of the session; its status. */
  readonly ended: Promise<number | null>;
  /** Cuts the connection without a word. */
  cut(): void;
}

/** Milliseconds that something may take to be shown, on a machine that does much else. */
const patience = 30_000;

/** Connects with a key, or as a guest without one. */
export function connect(
  port: number,
  username: string,
  key: string | null,
  more: Partial<ConnectConfig> = {},
): Promise<ssh2.Client> {
  const client = new ssh2.Client();
  return new Promise((resolve, reject) => {
    client.on('ready', () => resolve(client));
    client.on('error', reject);
    client.on('close', () => reject(new Error('closed')));
    client.connect({
      host: '127.0.0.1',
      port,
      username,
      tryKeyboard: key === null,
      ...(key === null ? {} : { privateKey: key }),
      ...more,
    });
  });
}

/** Opens a shell: with a terminal of a size, or in line mode. */
export async function shell(
  host: Pick<Host, 'port'>,
  username: string,
  key: string | null,
  size: { columns: number; rows: number } | null = { columns: 100, rows: 30 },
): Promise<Connected> {
  const client = await connect(host.port ?? 0, username, key);
  const channel = await new Promise<ClientChannel>((resolve, reject) => {
    const done = (error: Error | undefined, opened: ClientChannel): void =>
      error === undefined ? resolve(opened) : reject(error);
    if (size === null) client.shell(false, done);
    else client.shell({ cols: size.columns, rows: size.rows, term: 'xterm-256color' }, done);
  });
  const terminal =
    size === null ? null : new xterm.Terminal({ cols: size.columns, rows: size.rows, allowProposedApi: true });
  let text = '';
  let bells = 0;
  let bytes = 0;
  const listeners = new Set<() => void>();
  const heard = (): void => listeners.forEach((listener) => listener());
  terminal?.onBell(() => (bells += 1));
  channel.on('data', (more: Buffer) => {
    text += more.toString('utf8');
    bytes += more.length;
    if (terminal === null) heard();
    else terminal.write(more, heard);
  });
  const screen = (): string => {
    if (terminal === null) return text;
    const { active } = terminal.buffer;
    return Array.from(
      { length: terminal.rows },
      (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '',
    ).join('\n');
  };
  let status: number | null = null;
  const ended = new Promise<number | null>((resolve) => {
    channel.on('exit', (code: number | null) => (status = code));
    channel.on('close', () => resolve(status));
    client.on('close', () => resolve(status));
  });
  client.on('error', () => undefined);
  return {
    client,
    screen,
    bells: () => bells,
    bytes: () => bytes,
    ended,
    type: (keys) => void channel.write(keys),
    resize(columns, rows) {
      if (columns > 0 && columns <= 500) terminal?.resize(columns, rows);
      channel.setWindow(rows, columns, 0, 0);
    },
    cut: () => void client.destroy(),
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          listeners.delete(look);
          reject(new Error(`it never showed ${String(wanted)}, but\n${screen()}`));
        }, patience);
        const look = (): void => {
          if (typeof wanted === 'string' ? !screen().includes(wanted) : !wanted.test(screen())) return;
          clearTimeout(late);
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}

/** Carries out a command. */
export async function command(
  host: Pick<Host, 'port'>,
  username: string,
  key: string | null,
  line: string,
  input: string | Uint8Array = '',
): Promise<{ readonly out: string; readonly complaints: string; readonly status: number | null }> {
  const client = await connect(host.port ?? 0, username, key);
  client.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    client.exec(line, (error, channel) => {
      if (error !== undefined) {
        reject(error);
        return;
      }
      const [out, complaints]: [Buffer[], Buffer[]] = [[], []];
      let status: number | null = null;
      channel.on('data', (bytes: Buffer) => out.push(bytes));
      channel.stderr.on('data', (bytes: Buffer) => complaints.push(bytes));
      channel.on('exit', (code: number | null) => (status = code));
      channel.on('close', () => {
        client.end();
        resolve({
          out: Buffer.concat(out).toString('utf8'),
          complaints: Buffer.concat(complaints).toString('utf8'),
          status,
        });
      });
      channel.end(input);
    });
  });
}
