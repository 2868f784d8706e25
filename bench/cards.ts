/** What it costs to bring all the community's cards along: compiling them once, and starting with them afterwards. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../src/catalog/files.ts';

const table = join(packageRoot(), '..', 'shared', 'corpus', 'second-edition', 'cards.txt');
const starts = 9;

function time(data: string, args: readonly string[]): number {
  const env = { ...process.env, SPACELINE_DATA: data };
  const started = performance.now();
  execFileSync(process.execPath, [join(packageRoot(), 'bin', 'spaceline'), ...args], { env, stdio: 'ignore' });
  return performance.now() - started;
}

/** A line with both times, or that the cards are not at hand. */
export function cardTimes(): string {
  if (!existsSync(table)) return 'the community data is not at hand (../shared)';
  const data = mkdtempSync(join(tmpdir(), 'spaceline-bench-'));
  const cold = time(data, ['cards', 'import', table]);
  const warm = Array.from({ length: starts }, () => time(data, ['cards', 'show', 'Worf'])).toSorted((a, b) => a - b);
  rmSync(data, { recursive: true });
  return `import ${(cold / 1000).toFixed(1)} s (under 5), start ${(warm[(starts - 1) / 2] ?? 0).toFixed(0)} ms (under 200)`;
}
