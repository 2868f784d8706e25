/** `spaceline scenario` on the command line: its options and help. */
import type { Command } from 'commander';

export interface ScenarioOptions {
  readonly trace?: boolean;
  readonly json?: boolean;
}

/** `spaceline scenario`. */
export function addScenario(program: Command): void {
  program
    .command('scenario')
    .summary('run scenarios: positions, commands, and what must hold')
    .argument('<path...>', 'scenario files (.yaml), or folders of them')
    .description(
      `Run scenarios: small files with a position, commands, and what must hold afterwards.

Examples:
  spaceline scenario my-case.yaml           run one
  spaceline scenario --trace my-case.yaml   every step with its label, rules and events
  spaceline scenario test/scenarios         every file of a folder

Exit status 0 if all hold, 1 if an expectation fails, 2 if a file is malformed.`,
    )
    .option('--trace', 'show every step with its label, rules and events')
    .option('--json', 'one JSON object a scenario')
    .action(async (paths: readonly string[], options: ScenarioOptions) => {
      const { runScenarios } = await import('./run/scenario.ts');
      process.exitCode = await runScenarios(paths, options);
    });
}
