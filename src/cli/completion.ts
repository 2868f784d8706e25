/** `spaceline completion` on the command line: its argument and help. */
import { Argument, type Command } from 'commander';

/** `spaceline completion`. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .summary('print what completes commands in a shell')
    .addArgument(new Argument('<shell>', 'whose completion').choices(['bash', 'zsh', 'fish']))
    .description(
      `Print what makes a shell complete the commands and options of spaceline.

Examples:
  source <(spaceline completion bash)      for this shell; in ~/.bashrc for every one
  spaceline completion zsh > ~/.zfunc/_spaceline      where ~/.zfunc is in fpath
  spaceline completion fish > ~/.config/fish/completions/spaceline.fish`,
    )
    .action(async (shell: string) => {
      const { runCompletion } = await import('./run/completion.ts');
      process.exitCode = runCompletion(program, shell);
    });
}
