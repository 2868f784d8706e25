/** What players of First Edition may agree on, for docs/scenarios.md: each option with its values, as the rules read them. */
import { DEFAULTS, readOptions } from '../../src/rules/first-edition/options.ts';
import { Meanings } from './meanings.ts';
import { code, table } from './text.ts';

/** What an option may be: it is told where it is given something else. */
function valuesOf(name: string): string {
  const [problem] = readOptions(new Map([[name, '?']])).problems;
  const [, values] = /^write: (.*)$/.exec(problem?.remedy ?? '') ?? [];
  if (values === undefined) throw new Error(`nothing says what the option ${name} may be`);
  return values;
}

/** Every option. */
export function optionTable(): string {
  const meanings = new Meanings('options');
  const rows = Object.entries(DEFAULTS).map(([name, usual]) => {
    const [meaning] = meanings.of(name, []);
    if (!meaning) throw new Error(`the option ${name} means nothing`);
    return [code(name), valuesOf(name), code(`${usual}`), meaning.means];
  });
  meanings.done();
  return table(['option', 'may be', 'left out', 'what it says'], rows);
}
