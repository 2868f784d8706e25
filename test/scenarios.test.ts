/** Every scenario file of the project must hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { shippedLibrary } from '../src/catalog/index.ts';
import { secondEdition } from '../src/rules/second-edition/index.ts';
import { outcomeLines, runScenarioText, type Editions } from '../src/scenarios/index.ts';
import { notCarriedOut } from '../src/effects/gate.ts';

const folder = join(import.meta.dirname, 'scenarios');
const editions: Editions = {
  rulesets: { [secondEdition.name]: secondEdition },
  library: (edition) => shippedLibrary(edition, notCarriedOut),
};

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .toSorted();

test('there are scenarios', () => expect(files.length).toBeGreaterThan(30));

test.each(files)('%s', (name) => {
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  const outcome = runScenarioText(text, relative(process.cwd(), path), editions);
  const lines = outcomeLines(outcome, { trace: outcome.kind === 'run' && !outcome.result.passed });
  expect(outcome.kind === 'run' && outcome.result.passed, lines.join('\n')).toBe(true);
});

test.each(files)('%s ends with an expect of who is asked', (name) => {
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd();
  const last = lines.slice(lines.lastIndexOf('\n  - expect:'));
  expect(last).toMatch(/\basks: /);
});
