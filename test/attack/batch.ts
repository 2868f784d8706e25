/** The built program run many times in one process, which is started anew after a crash, a hang, and now and then. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { mostMilliseconds, noted, type Ran } from './program.ts';
import type { Sandbox } from './sandbox.ts';

const host = fileURLToPath(new URL('./host.mjs', import.meta.url));
const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** What a process keeps from run to run must not add up. */
const runsOfOne = 200;

const answer = v.object({ status: v.nullable(v.number()), out: v.string(), err: v.string() });

export class Batch {
  private child: ChildProcess | null = null;
  private runs = 0;

  /** Runs the program with these arguments and without input. */
  async run(sandbox: Sandbox, args: readonly string[]): Promise<Ran> {
    if (this.runs >= runsOfOne) this.close();
    const child = this.child ?? (await this.begin());
    this.runs += 1;
    let err = '';
    const hear = (chunk: Buffer): void => void (err += chunk.toString('utf8'));
    child.stderr?.on('data', hear);
    return new Promise((resolve) => {
      const finish = (ran: Ran): void => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        child.stderr?.off('data', hear);
        if (ran.isHung || ran.signal !== null || err !== '') this.close();
        resolve(ran);
      };
      const ended = { status: null, signal: null, isHung: false, out: '' };
      const timer = setTimeout(() => finish({ ...ended, isHung: true, err }), mostMilliseconds);
      child.once('message', (message) => finish({ ...ended, ...v.parse(answer, message) }));
      child.once('exit', (status, signal) => {
        this.child = null;
        finish({ ...ended, status, signal, err });
      });
      child.send({ args, cwd: sandbox.folder, env: sandbox.environment() });
    });
  }

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
    this.runs = 0;
  }

  private begin(): Promise<ChildProcess> {
    const child = noted(fork(host, [main], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] }));
    this.child = child;
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('error', reject);
    });
  }
}
