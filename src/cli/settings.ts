/** `spaceline settings` on the command line: its options and help. */
import type { Command } from 'commander';

export interface SettingsOptions {
  readonly unset?: boolean;
  readonly json?: boolean;
  readonly path?: boolean;
}

/** `spaceline settings`. */
export function addSettings(program: Command): void {
  program
    .command('settings')
    .summary('show or change settings')
    .argument('[name]', 'the setting')
    .argument('[value...]', 'what it is to be')
    .description(
      `Show or change what the game remembers about you: colours, names, the last decks.

Examples:
  spaceline settings                  all of them
  spaceline settings theme            one
  spaceline settings theme none       change it
  spaceline settings --unset theme    back to what it usually is
  spaceline settings --path           the file they stand in`,
    )
    .option('--unset', 'back to what it usually is; without a name, all of them')
    .option('--json', 'one JSON object')
    .option('--path', 'the file they stand in')
    .action(async (name: string | undefined, value: readonly string[], options: SettingsOptions) => {
      const { runSettings } = await import('./run/settings.ts');
      process.exitCode = await runSettings(name, value, options);
    });
}
