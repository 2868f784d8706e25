/**
 * The terminal while it is ours: alternate screen, hidden cursor, no wrapping, bracketed paste, raw keys. It is given back
 * in one function that may run any number of times, whatever ends the program.
 */
import { createKeyDecoder } from '../keys/decoder.ts';
import type { KeyEvent, Timer } from '../keys/decoder.ts';

/** What tells of events: any of node's emitters. */
interface Teller {
  on(event: string, listener: (value: unknown) => void): unknown;
  off(event: string, listener: (value: unknown) => void): unknown;
}

/** What the session needs of `process.stdin`. */
export interface Keyboard extends Teller {
  setRawMode?(raw: boolean): unknown;
  resume(): unknown;
  pause(): unknown;
}

/** What the session needs of `process.stdout`. */
export interface Display extends Teller {
  readonly columns?: number;
  readonly rows?: number;
  write(bytes: string): unknown;
}

/** What the session needs of `process`. */
export interface Host extends Teller {
  readonly pid: number;
  kill(pid: number, signal: NodeJS.Signals): unknown;
}

export interface TerminalOptions {
  readonly keyboard: Keyboard;
  readonly display: Display;
  readonly host: Host;
  readonly timer: Timer;
  readonly onKey: (event: KeyEvent) => void;
  /** The size changed: what the terminal shows is unknown. */
  readonly onResize: (columns: number, rows: number) => void;
  /** The terminal was somebody else's for a while (Ctrl-Z): what it shows is unknown. */
  readonly onReturn: () => void;
  /** A signal or the end of input ends the session; the terminal is given back already. */
  readonly onEnd: (why: Ending) => void;
}

export type Ending = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'input ended' | 'output failed';

export interface TerminalSession {
  size(): { readonly columns: number; readonly rows: number };
  write(bytes: string): void;
  /** Gives the terminal to the shell until the user comes back (Ctrl-Z). */
  suspend(): void;
  /** Gives the terminal back for good. */
  leave(): void;
}

const enterSequence = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h';
const leaveSequence = '\x1b[m\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l';
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Takes the terminal. Whoever calls must see to it that `leave` is called; on signals, errors and exit it is by itself. */
export function openTerminal(options: TerminalOptions): TerminalSession {
  const { keyboard, display, host } = options;
  const decoder = createKeyDecoder(options.onKey, options.timer);
  let ours = false;
  let broken = false;
  let hasEnded = false;

  const write = (bytes: string): void => {
    if (ours && !broken) display.write(bytes);
  };
  const enter = (): void => {
    if (ours || hasEnded) return;
    ours = true;
    keyboard.setRawMode?.(true);
    keyboard.resume();
    write(enterSequence);
  };
  const giveBack = (): void => {
    if (!ours) return;
    write(leaveSequence);
    ours = false;
    decoder.reset();
    if (!broken) keyboard.setRawMode?.(false);
  };
  const size = (): { readonly columns: number; readonly rows: number } => ({
    columns: positive(display.columns, 80),
    rows: positive(display.rows, 24),
  });

  const listeners: (readonly [Teller, string, (value: unknown) => void])[] = [];
  const leave = (): void => {
    // A terminal that has hung up complains of being given back; nobody is there to read that.
    display.on('error', ignore);
    keyboard.on('error', ignore);
    giveBack();
    keyboard.pause();
    const heard = listeners.splice(0);
    // Not at once: ink's exit hook, which hears the same signal after us, ends the process if it is the last to listen.
    queueMicrotask(() => {
      for (const [emitter, event, listener] of heard) emitter.off(event, listener);
    });
  };
  const listen = (emitter: Teller, event: string, listener: (value: unknown) => void): void => {
    emitter.on(event, listener);
    listeners.push([emitter, event, listener]);
  };
  const end = (why: Ending): void => {
    if (hasEnded) return;
    hasEnded = true;
    if (why === 'output failed') broken = true;
    leave();
    options.onEnd(why);
  };
  const suspend = (): void => {
    giveBack();
    // The keyboard is not paused: a program that waits for nothing would end as soon as it is continued.
    host.kill(host.pid, 'SIGSTOP');
  };
  const comeBack = (): void => {
    enter();
    options.onReturn();
  };

  listen(keyboard, 'data', (bytes) => {
    if (bytes instanceof Uint8Array) decoder.push(bytes);
    else if (typeof bytes === 'string') decoder.push(new TextEncoder().encode(bytes));
  });
  listen(keyboard, 'end', () => end('input ended'));
  listen(keyboard, 'error', () => end('input ended'));
  listen(display, 'error', () => end('output failed'));
  listen(display, 'resize', () => {
    const { columns, rows } = size();
    options.onResize(columns, rows);
  });
  for (const signal of endings) listen(host, signal, () => end(signal));
  listen(host, 'SIGTSTP', suspend);
  listen(host, 'SIGCONT', comeBack);
  listen(host, 'exit', leave);
  // Runs before node prints the error and ends: the message lands on the normal screen.
  listen(host, 'uncaughtExceptionMonitor', leave);
  enter();
  return { size, write, suspend, leave };
}

const ignore = (): void => undefined;
const positive = (value: number | undefined, otherwise: number): number =>
  value !== undefined && value > 0 ? value : otherwise;
