/** Lines from a visitor without a terminal, and lines to them. */
import { visible } from '../../catalog/plain.ts';
import { LIMITS } from '../../catalog/index.ts';
import { NEWS } from '../../tui/frame/line/index.ts';
import type { Wire } from './wire.ts';

/** Lines that are kept unread; then the visitor has to wait. */
const mostLines = 200;
/** Milliseconds that a line waits at most for the one before. */
const mostPause = 500;

export class Lines {
  private readonly decoder = new TextDecoder();
  private readonly waiting: string[] = [];
  private part = '';
  private isEnded = false;
  private wake: (() => void) | null = null;
  private hasNews = false;
  /** What stands at the beginning of the line that is being typed; null: none is waited for. */
  private prompt: string | null = null;
  /** When a line was handed on last, and whether there were more then. */
  private handedAt = 0;
  private isBusy = false;

  constructor(private readonly wire: Wire) {
    wire.readBy({ push: (bytes) => this.push(bytes), ended: () => this.end() });
  }

  readonly print = (line: string): void => this.wire.write(`${visible(line)}\n`);

  /** Tells something in a line of its own; what was asked for stands again below it. */
  tell(words: string): void {
    const { prompt } = this;
    this.wire.write(`${prompt === null ? '' : '\n'}* ${visible(words)}\n${prompt ?? ''}`);
  }

  /** Something happened: whoever waits for a line is told. */
  news(): void {
    this.hasNews = true;
    this.wake?.();
  }

  /** Everything that happened so far is told. */
  readonly caughtUp = (): void => {
    this.hasNews = false;
  };

  /** The next line; null at the end, `NEWS` where something happened before there was one. */
  readonly next = async (prompt: string): Promise<string | null | typeof NEWS> => {
    if (this.hasNothing()) {
      this.wire.write(prompt);
      this.prompt = prompt;
    }
    while (this.hasNothing()) await new Promise<void>((resolve) => (this.wake = resolve));
    this.prompt = null;
    this.wake = null;
    const line = this.waiting.shift();
    if (line !== undefined) {
      if (this.waiting.length === 0) this.wire.flow(true);
      // Who sends many lines at once waits for what their last one took, so that other visitors have their turn.
      const spent = performance.now() - this.handedAt;
      await new Promise<void>((resolve) => setTimeout(resolve, this.isBusy ? Math.min(spent * 3, mostPause) : 0));
      this.isBusy = this.waiting.length > 0;
      this.handedAt = performance.now();
      return line;
    }
    if (this.isEnded) return null;
    this.hasNews = false;
    this.print('');
    return NEWS;
  };

  private hasNothing(): boolean {
    return this.waiting.length === 0 && !this.isEnded && !this.hasNews;
  }

  private push(bytes: Uint8Array): void {
    const lines = (this.part + this.decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r/);
    // What is longer than any command is refused as such, and need not be kept.
    this.part = (lines.pop() ?? '').slice(0, LIMITS.commandCharacters + 1);
    for (const line of lines)
      if (this.waiting.length < mostLines) this.waiting.push(line.slice(0, LIMITS.commandCharacters + 1));
    if (this.waiting.length >= mostLines) this.wire.flow(false);
    if (lines.length > 0) this.wake?.();
  }

  private end(): void {
    if (this.part !== '' && !this.isEnded) this.waiting.push(this.part);
    this.part = '';
    this.isEnded = true;
    this.wake?.();
  }
}
