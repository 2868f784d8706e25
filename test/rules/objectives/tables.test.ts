/** The tables of the ledger, step by step, and its tables of affiliations. */
import { describe, expect, test } from 'vitest';
import { PlannedStep, type Procedure } from '../../../src/engine/kernel/procedure.ts';
import { attempt } from '../../../src/rules/objectives/attempt.ts';
import { combat } from '../../../src/rules/objectives/combat.ts';
import { ATTACKS, SYSTEM_TYPES } from '../../../src/rules/objectives/constants.ts';
import { engagement } from '../../../src/rules/objectives/engagement.ts';
import { objectives } from '../../../src/rules/objectives/index.ts';
import { attempt as shared } from '../../../src/rules/second-edition/attempt.ts';
import { game } from '../../../src/rules/objectives/setup.ts';

/** The names under which the steps of a table are told, each once where it is several steps in a row. */
const told = ({ steps }: Procedure): readonly string[] =>
  steps.map((step) => new PlannedStep(step).name).filter((name, index, all) => name !== all[index - 1]);

describe('objectives: the steps are told by the names of the ledger:', () => {
  test('setting up', () => {
    expect(told(game)).toEqual(['SET 2', 'SET 3', 'SET 4', 'SET 5', 'SET 6', 'TURN', 'TURN next']);
  });

  test('combat', () => {
    expect(told(combat)).toEqual(['COM 1', 'COM 2', 'COM 3', 'COM 4', 'COM 5', 'COM 6', 'COM 7']);
  });

  test('an engagement', () => {
    expect(told(engagement)).toEqual([
      ...['ENG 1', 'ENG 2', 'ENG 3', 'ENG 4', 'ENG 5', 'ENG 6', 'ENG 7', 'ENG 8', 'ENG 9', 'ENG 9a'],
      ...['ENG 10', 'ENG 11', 'ENG 12', 'ENG 13'],
    ]);
  });

  test('an attempt', () => {
    expect(told(attempt)).toEqual(told(shared).map((name) => `O${name}`));
  });
});

test('objectives: an affiliation attacks whom the ledger says [OBJ-RESTR-01, OBJ-RESTR-02, OBJ-RESTR-03]', () => {
  const named = (wanted: unknown): readonly string[] =>
    [...ATTACKS].filter(([, whom]) => whom === wanted).map(([affiliation]) => affiliation);
  expect(named('others')).toEqual([
    ...['Bajoran', 'Borg', 'Cardassian', 'Dominion', 'Ferengi', 'Romulan', 'Starfleet'],
  ]);
  expect(named('anybody')).toEqual(['Klingon', 'Non-Aligned']);
  expect(ATTACKS.get('Federation')).toEqual({ only: 'Borg' });
});

test('objectives: systems are of four types [OBJ-CARD-10]', () => {
  expect(SYSTEM_TYPES).toEqual(['propulsion', 'weapons', 'power', 'auxiliary']);
});

test('objectives: cards lie in the zones of the ledger, and requests are of its kinds', () => {
  expect(objectives.places.zones.slice(0, 7)).toEqual([
    ...['locations', 'active', 'completed', 'objective pile', 'tactics', 'drawn tactics', 'current tactic'],
  ]);
  expect(objectives.places.zones).not.toContain('missions');
  expect(objectives.requestKinds.slice(-4)).toEqual(['exchange', 'draw-tactics', 'lay-tactic', 'counterattack']);
});
