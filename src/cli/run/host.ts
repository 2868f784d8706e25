/** `spaceline host` and `spaceline join`: starts a host of games, and goes to one that runs on this machine. */
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { formatProblem, readTextFile } from '../../catalog/index.ts';
import { isBotKind } from '../../players/index.ts';
import { joinHost, openHost, type Host } from '../../host/index.ts';
import { couldNot, exitStatus, reportInternalError, type ExitStatus } from '../exit.ts';
import { lockFile } from '../files/lock.ts';
import { systemReason } from '../files/system-error.ts';
import type { HostCommandOptions, JoinOptions } from '../host.ts';
import { readSettings } from '../settings/index.ts';
import { dataFolder, dataPath, madeFolder } from './folders.ts';
import { groundHere } from './host-ground.ts';
import { print, writeBytes } from './output.ts';

/** The folder of a host. */
const folderOf = ({ data }: { readonly data?: string }): string =>
  data === undefined ? dataPath('host') : resolve(data);

/** Lines of a welcome that are shown. */
const mostOfMotd = 10;

/** Opens a host and keeps it open until it is told to stop; with `--stdio` brings whoever is here to one. */
export async function runHost(options: HostCommandOptions): Promise<ExitStatus> {
  if (options.stdio === true) return bring(folderOf(options), options.as, process.env['SSH_ORIGINAL_COMMAND'] ?? null);
  const bots = options.bots.split(',').map((name) => name.trim());
  const unknown = bots.find((name) => !isBotKind(name));
  if (unknown !== undefined) return couldNot(`there is no bot called '${unknown}'`);
  const motd = options.motd === undefined ? { text: '' } : readTextFile(options.motd, 'a text');
  if ('severity' in motd) return couldNot(formatProblem(motd));
  const folder = options.data === undefined ? dataFolder('host') : madeFolder(resolve(options.data));
  const lock = await lockFile(`${folder}/host`).catch((error: unknown) => ({ why: systemReason(error) }));
  if ('why' in lock) return couldNot(`the folder ${folder} can't be used: ${lock.why}`);
  let host: Host;
  try {
    host = await openHost({
      port: options.socketOnly === true ? null : options.port,
      address: options.address,
      folder,
      motd: motd.text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .slice(0, mostOfMotd),
      bots,
      allowsGuests: options.allowGuests === true,
      limits: options.maxTables === undefined ? {} : { tables: options.maxTables },
      ground: groundHere(),
      write: print,
      now: () => Date.now(),
    });
  } catch (error) {
    lock.release();
    return couldNot(`the host can't be opened: ${systemReason(error)}`);
  }
  if (host.port !== null) print(`The host is open on port ${host.port}; its key is ${host.fingerprint}.`);
  keepOpen();
  await toldToStop();
  await host.stop();
  lock.release();
  // Whatever still waits somewhere waits for nobody.
  process.exit(exitStatus.fine);
}

/** A fault that nobody caught is told, and everybody else plays on: what counts is on the disk. */
function keepOpen(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.removeAllListeners(event);
    process.on(event, (error: unknown) => void reportInternalError(error));
  }
}

const toldToStop = (): Promise<void> =>
  new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop());
  });

/** Sits down at the host on this machine. */
export async function runJoin(table: string | undefined, options: JoinOptions): Promise<ExitStatus> {
  return bring(folderOf(options), options.as ?? readSettings().settings.name, null, table);
}

/** Brings whoever is here to the host of a folder. */
async function bring(
  folder: string,
  named: string | undefined,
  command: string | null,
  table?: string,
): Promise<ExitStatus> {
  const { stdin, stdout } = process;
  const as = named === undefined || named === '' ? userInfo().username : named;
  const isTerminal = stdin.isTTY && stdout.isTTY && command === null;
  const environment = ['TERM', 'COLORTERM', 'NO_COLOR', 'LANG', 'LC_ALL', 'LC_CTYPE'].flatMap(
    (name): [string, string][] => {
      const value = process.env[name];
      return value === undefined || value.length > 60 ? [] : [[name, value]];
    },
  );
  const sizeNow = () => ({ columns: stdout.columns, rows: stdout.rows });
  if (isTerminal) stdin.setRawMode(true);
  const hello = {
    as,
    size: isTerminal ? sizeNow() : null,
    environment,
    command,
    ...(table === undefined ? {} : { table }),
  };
  const left = await joinHost(folder, hello, {
    input: stdin,
    show: (bytes) => writeBytes(bytes, 'output'),
    complain: (bytes) => writeBytes(bytes, 'error'),
    onResize: (listener) => stdout.on('resize', () => listener(stdout.columns, stdout.rows)),
  });
  if (isTerminal) stdin.setRawMode(false);
  stdin.pause();
  stdin.unref();
  return typeof left === 'string' ? couldNot(left) : statusOf(left);
}

/** The status of a session, as the program's own. */
const statusOf = (status: number): ExitStatus =>
  Object.values(exitStatus).find((known) => known === status) ?? exitStatus.couldNot;
