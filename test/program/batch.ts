/** The built program run many times in one process, which is started anew after a crash, a hang, and now and then. */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
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

/** The program keeps the imported cards it has read, so where there are some each run is a process of its own. */
function hasOwnCards({ cwd, env }: Errand): boolean {
  const folder = resolve(cwd, env['SPACELINE_DATA'] ?? '', 'cards');
  return existsSync(folder) && readdirSync(folder).length > 0;
}

export class Batch {
  private child: ChildProcess | null = null;
  private runs = 0;
  private isBusy = false;

  /** Runs the program, one run after the other; one that takes longer than the bound hangs. */
  async run(errand: Errand, milliseconds: number): Promise<Ran> {
    if (this.isBusy) throw new Error('the run before is not over');
    this.isBusy = true;
    const isReadOnce = hasOwnCards(errand);
    if (this.runs >= runsOfOne || isReadOnce) this.close();
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
        if (ran.isHung || ran.signal !== null || err !== '' || isReadOnce) this.close();
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
