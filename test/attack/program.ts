/** The built program, run as it is by players, with a bound on its time. */
import { spawn } from 'node:child_process';
import { borrowed, handBack, type Ran } from '../program/batch.ts';
import { noted, program } from '../program/processes.ts';
import type { Sandbox } from './sandbox.ts';

/** Longer than this no run may take. */
export const mostMilliseconds = 10_000;

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

/** The same without input, in a process that such runs share: where nothing is killed, and only what comes of it counts. */
export async function runTogether(
  sandbox: Sandbox,
  args: readonly string[],
  { bound = mostMilliseconds }: { readonly bound?: number } = {},
): Promise<Ran> {
  const batch = borrowed();
  const ran = await batch.run({ args, cwd: sandbox.folder, env: sandbox.environment() }, bound);
  handBack(batch);
  return ran;
}

/** Gathers what a stream says; the call hands back all of it so far. */
export function collected(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
