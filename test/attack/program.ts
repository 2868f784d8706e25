/** The built program, run as it is by players, with a bound on its time. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Sandbox } from './sandbox.ts';

export const program = fileURLToPath(new URL('../../bin/spaceline', import.meta.url));

/** Longer than this no run may take. */
export const mostMilliseconds = 10_000;

/** How a run of the program went. */
export interface Ran {
  readonly status: number | null;
  /** The signal that ended it. */
  readonly signal: string | null;
  readonly isHung: boolean;
  readonly out: string;
  readonly err: string;
}

/** Processes under way; none outlives the attack. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Notes a process, so that it ends with the attack at the latest. */
export function noted<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Starts the program in a sandbox; its input stays open. */
export const start = (sandbox: Sandbox, args: readonly string[]) =>
  noted(spawn(process.execPath, [program, ...args], { cwd: sandbox.folder, env: sandbox.environment() }));

/** Runs the program to its end, or until its time is up. */
export function run(
  sandbox: Sandbox,
  args: readonly string[],
  { input = '', bound = mostMilliseconds }: { readonly input?: string | Uint8Array; readonly bound?: number } = {},
): Promise<Ran> {
  const child = start(sandbox, args);
  const out = collected(child.stdout);
  const err = collected(child.stderr);
  let isHung = false;
  const timer = setTimeout(() => {
    isHung = true;
    child.kill('SIGKILL');
  }, bound);
  // A program that ends before it has read everything is no fault.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, signal) => {
      clearTimeout(timer);
      resolve({ status, signal, isHung, out: out(), err: err() });
    });
  });
}

/** Gathers what a stream says; the call hands back all of it so far. */
export function collected(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
