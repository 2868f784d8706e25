/** The built program run many times in one process, which is started anew after a crash, a hang, and now and then. */
import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { noted } from './processes.ts';

const host = fileURLToPath(new URL('./host.mjs', import.meta.url));
const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** How a run of the program went. */
export interface Ran {
  readonly status: number | null;
  /** The signal that ended it. */
  readonly signal: string | null;
  readonly isHung: boolean;
  readonly out: string;
  readonly err: string;
}

/** What the program is called with. */
export interface Errand {
  readonly args: readonly string[];
  readonly cwd: string;
  /** All of its surroundings. */
  readonly env: NodeJS.ProcessEnv;
  readonly input?: string | Uint8Array;
}

/** What a process keeps from run to run must not add up. */
const runsOfOne = 200;

const answer = v.object({ status: v.nullable(v.number()), out: v.string(), err: v.string() });

/** The imported cards a run finds, as their place and a hash over their files; empty where there are none. */
function importedCards({ cwd, env }: Errand): string {
  const folder = resolve(cwd, env['SPACELINE_DATA'] ?? '', 'cards');
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  if (names.length === 0) return '';
  const hash = createHash('sha256');
  for (const name of names) {
    const path = join(folder, name);
    hash.update(`\0${name}\0`).update(statSync(path).isFile() ? readFileSync(path) : 'no file');
  }
  return `${folder} ${hash.digest('hex')}`;
}

export class Batch {
  private child: ChildProcess | null = null;
  private runs = 0;
  /** The program keeps the imported cards it has read, so a process serves those who find the same ones. */
  private cards = '';
  private isBusy = false;

  get isRunning(): boolean {
    return this.isBusy;
  }

  /** Runs the program, one run after the other; one that takes longer than the bound hangs. */
  async run(errand: Errand, milliseconds: number): Promise<Ran> {
    if (this.isBusy) throw new Error('the run before is not over');
    this.isBusy = true;
    const cards = importedCards(errand);
    if (this.runs >= runsOfOne || this.cards !== cards) this.close();
    this.cards = cards;
    const child = this.child ?? (await this.begin());
    this.runs += 1;
    let err = '';
    const hear = (chunk: Buffer): void => void (err += chunk.toString('utf8'));
    child.stderr?.on('data', hear);
    return new Promise((resolve) => {
      const finish = (ran: Ran): void => {
        this.isBusy = false;
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        child.stderr?.off('data', hear);
        // What is wrong with imported cards is told by whoever reads them first.
        const hasTold = cards !== '' && ran.err !== '';
        if (ran.isHung || ran.signal !== null || err !== '' || hasTold) this.close();
        resolve(ran);
      };
      const ended = { status: null, signal: null, isHung: false, out: '' };
      const timer = setTimeout(() => finish({ ...ended, isHung: true, err }), milliseconds);
      child.once('message', (message) => finish({ ...ended, ...v.parse(answer, message) }));
      child.once('exit', (status, signal) => {
        this.child = null;
        finish({ ...ended, status, signal, err });
      });
      child.send({ input: '', ...errand });
    });
  }

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
    this.runs = 0;
  }

  private begin(): Promise<ChildProcess> {
    const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const;
    const child = noted(fork(host, [main], { execArgv: [], stdio: [...stdio], serialization: 'advanced' }));
    this.child = child;
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('error', reject);
    });
  }
}

/** Those that wait for their next run: what a start costs, and what a process learns by running, is paid once for all who test. */
const idle: Batch[] = [];

/** One that nobody else uses, until it is handed back. */
export const borrowed = (): Batch => idle.pop() ?? new Batch();

/** Lets others use it; one that is still in a run ends. */
export function handBack(batch: Batch): void {
  if (batch.isRunning) batch.close();
  else idle.push(batch);
}
