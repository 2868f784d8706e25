/** `spaceline replay` on the command line: its options and help. */
import type { Command } from 'commander';

export interface ReplayOptions {
  readonly trace?: boolean;
  readonly json?: boolean;
}

/** `spaceline replay`. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .summary('play a journal again and compare')
    .argument('<file>', 'a journal')
    .description(
      `Play a journal again, and check at each line that the game is the one recorded.

Examples:
  spaceline replay game.journal            says whether it goes as recorded, and how it ended
  spaceline replay game.journal --trace    every step with its label, rules and events
  spaceline replay game.journal --json     one JSON object an answer

Exit status 0 if it goes as recorded, 1 at the first line where it does not, 2 if the journal can't be read.`,
    )
    .option('--trace', 'show every step with its label, rules and events')
    .option('--json', 'one JSON object an answer')
    .action(async (file: string, options: ReplayOptions) => {
      const { runReplay } = await import('./run/replay.ts');
      process.exitCode = await runReplay(file, options);
    });
}
