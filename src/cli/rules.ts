/** `spaceline rules` on the command line: its options and help. */
import type { Command } from 'commander';
import { usualEdition } from '../rules/usual-edition.ts';

export interface RulesOptions {
  readonly ruleset: string;
  readonly json?: boolean;
}

/** `spaceline rules`. */
export function addRules(program: Command): void {
  program
    .command('rules')
    .summary('look up rules')
    .argument('[query...]', 'an id, a section, or words')
    .description(
      `Look up the rules by id, section or words. Refusals and traces cite these ids.

Examples:
  spaceline rules 2E-MOVE-02       one rule
  spaceline rules MOVE             a section
  spaceline rules staffed ship     rules with these words
  spaceline rules                  the sections

Exit status 1 if no rule fits.`,
    )
    .option('--ruleset <name>', 'the edition', usualEdition)
    .option('--json', 'one JSON object a rule')
    .action(async (query: readonly string[], options: RulesOptions) => {
      const { runRules } = await import('./run/rules.ts');
      process.exitCode = await runRules(query.join(' '), options);
    });
}
