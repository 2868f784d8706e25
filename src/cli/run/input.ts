/** Lines from standard input, typed or piped. */
import { createInterface } from 'node:readline';
import { toldLine } from '../../catalog/index.ts';
import { print } from './output.ts';

export interface LineInput {
  /** Shows the prompt and waits for a line; null at the end of input. */
  readonly next: (prompt: string) => Promise<string | null>;
  readonly close: () => void;
}

/**
 * Reads standard input line by line. In a terminal the line can be edited, and Ctrl-C calls `interrupted`; piped lines are repeated after their prompt,
 * so that a transcript reads as a conversation (`echo`).
 */
export function readStandardInput(options: { readonly echo: boolean; readonly interrupted: () => void }): LineInput {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const lines = createInterface({
    input: process.stdin,
    ...(isTerminal ? { output: process.stdout, terminal: true } : { terminal: false }),
    crlfDelay: Infinity,
  });
  const waiting: string[] = [];
  let isClosed = false;
  let wake: (() => void) | null = null;
  lines.on('line', (line) => {
    waiting.push(line);
    wake?.();
  });
  lines.on('close', () => {
    isClosed = true;
    wake?.();
  });
  lines.on('SIGINT', options.interrupted);
  return {
    async next(prompt) {
      if (isTerminal && waiting.length === 0 && !isClosed) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      while (waiting.length === 0 && !isClosed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = null;
      }
      const line = waiting.shift() ?? null;
      if (!isTerminal && options.echo && line !== null) print(`> ${toldLine(line)}`);
      return line;
    },
    close() {
      lines.close();
    },
  };
}
