/** The acid test: what would break a weak kernel must come out the same when the game is copied, or saved and loaded, at every request. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedCasts, shippedLibrary } from '../../src/catalog/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { begin, readScenario, type Editions } from '../../src/scenarios/index.ts';
import { runScenario } from '../../src/scenarios/run-scenario.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { copied, reborn, saved, unchanged, type Rebirth } from './reborn.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';
import { editionWords } from '../../src/rules/card-editions.ts';
import { loadRuleIds } from '../../src/rules/ledger.ts';

const folder = join(import.meta.dirname, '..', 'scenarios', 'second-edition', 'acid');
const editions: Editions = {
  rulesets: { [secondEdition.name]: secondEdition },
  usual: secondEdition.name,
  words: editionWords,
  library: () => shippedLibrary(secondEditionWords, notCarriedOut),
  ruleIds: await loadRuleIds(),
  casts: shippedCasts(),
};
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

function scenarioOf(name: string): Scenario {
  const { scenario, problems } = readScenario(readFileSync(join(folder, name), 'utf8'), name, editions);
  if (!scenario) throw new Error(problems.map(({ message }) => message).join('\n'));
  return scenario;
}

/** Runs the scenario with a game reborn at every request: the failures, and the hashes on the way. */
function run(scenario: Scenario, rebirth: Rebirth): { failures: unknown; hashes: string[] } {
  const game = begin(scenario, editions);
  if ('problem' in game) throw new Error(game.problem);
  const hashes: string[] = [];
  const { failures } = runScenario(scenario, reborn(game, rebirth, hashes));
  return { failures, hashes };
}

test('there is an acid test', () => {
  expect(files.length).toBeGreaterThanOrEqual(15);
});

test.each(files)('%s comes out the same, copied or saved and loaded at every request', (name) => {
  const scenario = scenarioOf(name);
  const straight = run(scenario, unchanged);
  expect(straight.failures).toEqual([]);
  expect(straight.hashes.length).toBeGreaterThan(0);
  expect(run(scenario, copied)).toEqual(straight);
  expect(run(scenario, saved(secondEdition))).toEqual(straight);
});
