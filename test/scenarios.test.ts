/** Every scenario file of the project must hold, and together they show every rule of the ledger. */
import { expect, test } from 'vitest';
import { outcomeLines } from '../src/scenarios/index.ts';
import { countLedger, missingRules, outlivedScopes, runScenario, scenarioFiles, scenarioText } from './ledger/count.ts';

test('there are scenarios', () => expect(scenarioFiles.length).toBeGreaterThan(30));

test.each(scenarioFiles)('%s', (name) => {
  const outcome = runScenario(name);
  const lines = outcomeLines(outcome, { trace: outcome.kind === 'run' && !outcome.result.passed });
  expect(outcome.kind === 'run' && outcome.result.passed, lines.join('\n')).toBe(true);
});

test.each(scenarioFiles)('in %s nothing outlives its scope', (name) => {
  expect(outlivedScopes(name)).toEqual([]);
});

test.each(scenarioFiles)('%s ends with an expect of who is asked', (name) => {
  const lines = scenarioText(name).trimEnd();
  const last = lines.slice(lines.lastIndexOf('\n  - expect:'));
  // Of decks that are only looked at, or may not be played, nobody is asked anything.
  expect(last).toMatch(/\b(asks|breaches|deck check): /);
});

test('every rule of the ledger is shown, and every scenario shows the rules it names', async () => {
  const count = await countLedger();
  expect(missingRules(count)).toEqual([]);
  expect(count.faults).toEqual([]);
});

test('every rule of the objectives variant is shown', async () => {
  expect(missingRules(await countLedger('objectives'))).toEqual([]);
});
