/**
 * Commands that the program itself carries out, in a process of its own: what they print is what it always prints, and neither a long one nor a fault in
 * one stops a table. What a visitor typed becomes an argument, never a path or an option that was not looked at.
 */
import { spawn } from 'node:child_process';
import type { Ground } from '../ground.ts';
import type { HostLimits } from '../limits.ts';
import type { Wire } from '../server/wire.ts';

/** Statuses as the command line has them. */
export const status = { fine: 0, wanting: 1, couldNot: 2, internal: 70 } as const;

export class Programs {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly ground: Ground,
    private readonly limits: Pick<HostLimits, 'running' | 'waiting' | 'runTime'>,
  ) {}

  /** Runs the program with arguments, in a folder, for a visitor; its status, which it prints for itself why. */
  async run(wire: Wire, args: readonly string[], folder: string): Promise<number> {
    if (this.running >= this.limits.running) {
      if (this.waiting.length >= this.limits.waiting) {
        wire.complain('spaceline: the host is busy; try again in a moment\n');
        return status.couldNot;
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    if (wire.isClosed) {
      this.next();
      return status.couldNot;
    }
    this.running += 1;
    try {
      return await this.carryOut(wire, args, folder);
    } finally {
      this.running -= 1;
      this.next();
    }
  }

  private next(): void {
    this.waiting.shift()?.();
  }

  private carryOut(wire: Wire, args: readonly string[], folder: string): Promise<number> {
    const [command = '', ...before] = this.ground.program;
    const child = spawn(command, [...before, ...args], {
      cwd: folder,
      env: { ...this.ground.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: this.limits.runTime,
      killSignal: 'SIGKILL',
    });
    wire.whenGone(() => child.kill('SIGKILL'));
    // A reader that is slow makes the program slow.
    const waits = setInterval(() => (wire.isFull ? child.stdout.pause() : child.stdout.resume()), 20);
    const words = { out: new TextDecoder(), complaints: new TextDecoder() };
    child.stdout.on('data', (bytes: Uint8Array) => {
      wire.write(words.out.decode(bytes, { stream: true }));
      if (wire.isFull) child.stdout.pause();
    });
    child.stderr.on('data', (bytes: Uint8Array) => wire.complain(words.complaints.decode(bytes, { stream: true })));
    return new Promise((resolve) => {
      child.on('error', () => resolve(status.internal));
      child.on('close', (code) => {
        clearInterval(waits);
        if (code === null) wire.complain('spaceline: it took too long\n');
        resolve(code ?? status.couldNot);
      });
    });
  }
}
