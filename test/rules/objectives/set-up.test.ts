/** What is shuffled before the game. */
import { expect, test } from 'vitest';
import { carryOut, readScenario } from '../../../src/scenarios/index.ts';
import { editions } from '../../commands/games.ts';

test('objectives: every player shuffles four piles [OBJ-SETUP-05]', () => {
  const deck = `{locations: [{blank: 5}], deck: [{blank: 35}], dilemmas: [{blank: 20}], tactics: [{blank: 15}], objectives: [{blank: 10}]}`;
  const text = `scenario: a game\nruleset: objectives\ndecks:\n  kirk: ${deck}\n  spock: ${deck}\nsteps:\n  - expect: {request: play}\n`;
  const { scenario } = readScenario(text, 'game.yaml', editions);
  const result = scenario && carryOut(scenario, editions);
  if (!result || 'problem' in result) throw new Error('no game');
  const shuffled = result.trace.flatMap((line) => /shuffles the (.*) \[/.exec(line)?.[1] ?? []);
  const piles = ['deck', 'dilemma pile', 'objective pile', 'tactic pile'];
  expect(shuffled).toEqual(['kirk', 'spock'].flatMap((player) => piles.map((pile) => `${pile} of ${player}`)));
});
