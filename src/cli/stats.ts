/** `spaceline stats` on the command line: its options and help. */
import type { Command } from 'commander';
import { wholeNumber } from './numbers.ts';

export interface StatsOptions {
  readonly json?: boolean;
  readonly path?: boolean;
  readonly last: number;
}

/** `spaceline stats`. */
export function addStats(program: Command): void {
  program
    .command('stats')
    .summary('how your games ended')
    .description(
      `How the games ended that people played: by deck and opponent, then the last ones.

Examples:
  spaceline stats               all games, and the last ten
  spaceline stats --last 50     more of them
  spaceline stats --json        one JSON object
  spaceline stats --path        the file they stand in

Games that programs play (--json), and those without a journal, are not counted.`,
    )
    .option('--last <n>', 'how many of the last games to name', wholeNumber(0, mostNamed), 10)
    .option('--json', 'one JSON object')
    .option('--path', 'the file they stand in')
    .action(async (options: StatsOptions) => {
      const { runStats } = await import('./run/stats.ts');
      process.exitCode = runStats(options);
    });
}

const mostNamed = 100_000;
