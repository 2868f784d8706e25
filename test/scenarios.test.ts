/** Every scenario file of the project must hold. */
import { expect, test } from 'vitest';
import { outcomeLines } from '../src/scenarios/index.ts';
import { runScenario, scenarioFiles, scenarioText } from './ledger/count.ts';

test('there are scenarios', () => expect(scenarioFiles.length).toBeGreaterThan(30));

test.each(scenarioFiles)('%s', (name) => {
  const outcome = runScenario(name);
  const lines = outcomeLines(outcome, { trace: outcome.kind === 'run' && !outcome.result.passed });
  expect(outcome.kind === 'run' && outcome.result.passed, lines.join('\n')).toBe(true);
});

test.each(scenarioFiles)('%s ends with an expect of who is asked', (name) => {
  const lines = scenarioText(name).trimEnd();
  const last = lines.slice(lines.lastIndexOf('\n  - expect:'));
  expect(last).toMatch(/\basks: /);
});
