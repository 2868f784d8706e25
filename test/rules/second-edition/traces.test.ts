/**
 * Scenarios told in full: every step with its rules and events, and what is offered at the end, as they stand in test/traces. A change of rules
 * shows as a difference. Meant so? `SPACELINE_RECORD=1 npx vitest run test/rules/second-edition/traces` writes them anew; an empty file begins one.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../../src/catalog/package-files.ts';
import { begin, readScenario } from '../../../src/scenarios/index.ts';
import { runScenario } from '../../../src/scenarios/run-scenario.ts';
import { editions } from '../../commands/games.ts';
import { offered } from './positions.ts';

const TRACES = join(packageRoot(), 'test/traces');
const names = readdirSync(TRACES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -'.txt'.length))
  .toSorted();

/** The trace of a scenario, and every option of the question it ends with. */
function told(name: string): string {
  const path = join('test/scenarios', `${name}.yaml`);
  const { scenario, problems } = readScenario(readFileSync(join(packageRoot(), path), 'utf8'), path, editions);
  if (scenario === null) throw new Error(JSON.stringify(problems));
  const game = begin(scenario, editions);
  if ('problem' in game) throw new Error(game.problem);
  const { trace } = runScenario(scenario, game);
  const verbs = [...new Set(game.request?.options.map(({ verb }) => verb))];
  const offers = verbs.flatMap((verb) =>
    offered({ game, aliases: scenario.aliases }, verb).map((words) => `? ${verb} ${words}`),
  );
  return [...trace, ...offers, ''].join('\n');
}

test.each(names)('%s', (name) => {
  const file = join(TRACES, `${name}.txt`);
  const now = told(name);
  if (process.env['SPACELINE_RECORD'] === '1') writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
});

test('there are traces', () => expect(names.length).toBeGreaterThan(30));
