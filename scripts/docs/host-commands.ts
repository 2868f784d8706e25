/** The commands of a host for docs/over-ssh.md, as its own help lists them. */
import { code, read, table } from './text.ts';

const FILE = 'src/host/commands/index.ts';

/** Each command with what it does. */
export function hostCommandTable(): string {
  const [, lines] = /const HELP: readonly string\[\] = \[([^]*?)\n\];/.exec(read(FILE)) ?? [];
  if (lines === undefined) throw new Error(`${FILE} has no list of help`);
  const rows = [...lines.matchAll(/'([^']+?) {2,}([^']+)'/g)].map(([, form = '', what = '']) => [code(form), what]);
  return table(['command', 'what it does'], rows);
}
