/**
 * One writer a file: a lock beside it says who writes. A lock whose holder is gone is taken over at once, so that a game goes on right after a crash.
 */
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { isProcess } from '../../catalog/index.ts';
import { complain } from '../run/output.ts';
import { attempt, systemReason, tried } from './system-error.ts';

export interface Lock {
  readonly release: () => void;
}

const holderSchema = v.object({
  pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  host: v.string(),
  since: v.string(),
  /** When that process began, as the system counts it; null where it doesn't tell. Another process may have its number now. */
  born: v.nullable(v.string()),
});

/** Who holds a lock. */
export type Holder = v.InferOutput<typeof holderSchema>;

/** A lock that is being written holds nothing yet: for so long it is nobody's to take. */
const unwrittenFor = 5000;

/** The file itself, whatever links lead to it; it need not be there yet. */
export function realFile(file: string): string {
  const real = tried(() => realpathSync(file));
  if (real.failure === null) return real.value;
  const folder = tried(() => realpathSync(dirname(resolve(file))));
  return folder.failure === null ? join(folder.value, basename(file)) : resolve(file);
}

const lockOf = (file: string): string => `${realFile(file)}.lock`;

/** When a process began, where the system tells (Linux: field 22 of its `stat`, behind the name in brackets). */
function bornAt(pid: number): string | null {
  const stat = tried(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat.failure !== null) return null;
  return stat.value.slice(stat.value.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function isRunning({ pid, host, born }: Holder): boolean {
  if (host !== hostname()) return true;
  if (!isProcess(pid)) return false;
  const now = bornAt(pid);
  return born === null || now === null || born === now;
}

type Found =
  | { readonly is: 'free' }
  | { readonly is: 'gone'; readonly text: string }
  | { readonly is: 'held'; readonly by: Holder | null };

/** What a lock file says. */
function look(lock: string): Found {
  const read = tried(() => readFileSync(lock, 'utf8'));
  if (read.failure !== null) return read.failure.startsWith('ENOENT') ? { is: 'free' } : { is: 'held', by: null };
  const text = read.value;
  const holder = holderIn(text);
  if (holder !== null) return isRunning(holder) ? { is: 'held', by: holder } : { is: 'gone', text };
  const written = tried(() => statSync(lock).mtimeMs);
  const isOld = written.failure === null && Date.now() - written.value > unwrittenFor;
  return isOld ? { is: 'gone', text } : { is: 'held', by: null };
}

function holderIn(text: string): Holder | null {
  try {
    const read = v.safeParse(holderSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Who writes to a file now, in words; null if nobody does. */
export function writerOf(file: string): string | null {
  const found = look(lockOf(file));
  return found.is === 'held' ? words(found.by, lockOf(file)) : null;
}

function words(holder: Holder | null, lock: string): string {
  if (holder === null) return `another program (its lock is ${lock})`;
  const { pid, host, since } = holder;
  const elsewhere = `; if it is not running any more, delete ${lock}`;
  return `process ${pid}${host === hostname() ? '' : ` on ${host}`}, since ${since}${host === hostname() ? '' : elsewhere}`;
}

/** The lock of a file taken now, or what the system says: `EEXIST` where somebody has it, or had it and is gone. */
function lockNow(lock: string): { readonly held: Lock; readonly text: string; readonly failure: string | null } {
  const me: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), born: bornAt(process.pid) };
  const text = `${JSON.stringify(me)}\n`;
  const held: Lock = {
    release() {
      const failure = attempt(() => {
        if (readFileSync(lock, 'utf8') === text) rmSync(lock);
      });
      if (failure !== null && !failure.startsWith('ENOENT')) complain(`spaceline: the lock ${lock} stays: ${failure}`);
    },
  };
  return { held, text, failure: attempt(() => writeNew(lock, text)) };
}

/** Writes a file that is not there yet. Where it can't be written whole none is left: an empty lock would keep everybody out. */
function writeNew(file: string, text: string): void {
  const descriptor = openSync(file, 'wx');
  try {
    writeFileSync(descriptor, text);
  } catch (error) {
    attempt(() => rmSync(file));
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Why a file is not locked: somebody has it now, or the system does not let it be locked. */
export interface NotLocked {
  readonly isHeld: boolean;
  readonly why: string;
}

const cannot = (reason: string): NotLocked => ({ isHeld: false, why: `it can't be locked: ${reason}` });

/** Takes the lock of a file, also from a holder who is gone. */
export async function lockFile(file: string): Promise<Lock | NotLocked> {
  const lock = lockOf(file);
  const { held, text, failure } = lockNow(lock);
  if (failure === null) return held;
  if (!failure.startsWith('EEXIST')) return cannot(failure);
  const found = look(lock);
  switch (found.is) {
    case 'held':
      return { isHeld: true, why: `it is in use by ${words(found.by, lock)}` };
    case 'free':
      return lockFile(file);
    case 'gone': {
      const taken = await takeOver(lock, found.text, text);
      if (typeof taken === 'string') return cannot(taken);
      return taken ? held : lockFile(file);
    }
  }
}

/** Does something that writes a file if nobody else writes to it now; else nothing is done, and null is handed back. */
export function ifAlone<T>(file: string, act: () => T): T | null {
  const lock = lockOf(file);
  const { held, text, failure } = lockNow(lock);
  if (failure !== null && !(failure.startsWith('EEXIST') && takeOverAtOnce(lock, text))) return null;
  try {
    return act();
  } finally {
    held.release();
  }
}

/** Who takes over a lock makes this folder, as `proper-lockfile` does: nobody else tries to meanwhile. */
const takeoverOf = (lock: string): string => `${lock}.takeover`;

/** Takes over the lock of a holder who is gone, if nobody else is about to; without waiting for anybody. */
function takeOverAtOnce(lock: string, after: string): boolean {
  const folder = takeoverOf(lock);
  if (attempt(() => mkdirSync(folder)) !== null) return false;
  const failure = look(lock).is === 'gone' ? attempt(() => writeFileSync(lock, after)) : 'somebody has it';
  attempt(() => rmdirSync(folder));
  return failure === null;
}

/**
 * Takes over the lock of a holder who is gone, while nobody else tries to. False if somebody was quicker; a string is what the system says.
 */
async function takeOver(lock: string, before: string, after: string): Promise<boolean | string> {
  const { default: lockfile } = await import('proper-lockfile');
  const retries = { retries: 50, minTimeout: 20, maxTimeout: 200 };
  try {
    const release = await lockfile.lock(lock, { realpath: false, lockfilePath: takeoverOf(lock), retries });
    const found = look(lock);
    const isAsBefore = found.is === 'gone' && found.text === before;
    if (isAsBefore) writeFileSync(lock, after);
    await release();
    return isAsBefore;
  } catch (error) {
    return systemReason(error);
  }
}

/** How long a program waits for another one that writes a file which is soon written. */
const patience = 60_000;
const between = 200;

/**
 * Does something that reads a file and writes it anew, while nobody else does. Waits for whoever does now, and tells so.
 * @returns what was done, or why it could not be
 */
export async function alone<T>(
  file: string,
  waits: (message: string) => void,
  act: () => T,
): Promise<T | { readonly problem: string }> {
  const until = Date.now() + patience;
  for (let told = false; ; told = true) {
    const lock = await lockFile(file);
    if ('release' in lock) {
      try {
        return act();
      } finally {
        lock.release();
      }
    }
    if (!lock.isHeld || Date.now() > until) return { problem: lock.why };
    if (!told) waits(`waiting for ${file}: ${lock.why}`);
    await new Promise((wake) => setTimeout(wake, between));
  }
}
