/** What the variant keeps in the state beside what the Second Edition does. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/state/events.ts';
import type { Slices } from '../../../src/engine/ruleset/declared.ts';
import type { State } from '../../../src/engine/state/state.ts';
import { objectives } from '../../../src/rules/objectives/index.ts';
import { secondEdition } from '../../../src/rules/second-edition/index.ts';
import { inside } from '../../engine/walks.ts';
import { position } from '../second-edition/positions.ts';

const rules = objectives.state;

const table = (): State => {
  const { game } = position(
    `
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Survey, type: objective, objective: planet, points: 35, requirements: Law}
`,
    '\nruleset: objectives\nplayers: {kirk: {locations: [Rock], active: [Survey]}, spock: {}}\n',
  );
  return structuredClone(inside(objectives, game).state);
};

/** The state after these events. */
function after(...events: readonly GameEvent[]): State {
  const state = table();
  for (const event of events) rules.reduce(objectives, state, event);
  return state;
}

const calledOff = (target: number): GameEvent => ({
  ...{ type: 'called off', player: 0, what: 'engagement', target, opponent: 1, reason: 'forbidden' },
});
const began = (what: 'turn' | 'segment'): GameEvent => ({ type: 'began', what, player: 1 });
const off = (target: number) => ({ what: 'engagement', target, opponent: 1 });

test('objectives: a game begins without a limit of turns, and nothing is called off', () => {
  expect(rules.slices()).toEqual({ ...secondEdition.state.slices(), turnLimit: 0, calledOff: [] });
});

describe('objectives: attacks that were called off [OBJ-RESTR-10]', () => {
  test('are kept, one beside the other, until a turn begins', () => {
    const kept = (...events: readonly GameEvent[]) => after(...events).slices.calledOff;
    expect(kept(calledOff(3))).toEqual([off(3)]);
    expect(kept(calledOff(3), calledOff(4))).toEqual([off(3), off(4)]);
    expect(kept(calledOff(3), began('segment'))).toEqual([off(3)]);
    expect(kept(calledOff(3), began('turn'))).toEqual([]);
    expect(kept(calledOff(3), { type: 'ended', what: 'turn', player: 0 })).toEqual([off(3)]);
    expect(kept(calledOff(3), { type: 'counters', player: 0, change: -1, left: 3 })).toEqual([off(3)]);
  });
});

test('objectives: where an objective was completed is remembered, and must be told [OBJ-REQ-07]', () => {
  const done = { type: 'completed', mission: 2, player: 0, against: null } as const;
  expect(after({ ...done, place: 1 }).numbers.completedAt?.[2]).toBe(1);
  expect(() => after(done)).toThrow('nothing remembers where it was completed');
});

test('objectives: tactics that are turned down again change nothing by themselves, their shuffling does', () => {
  expect(rules.changesNothing).toEqual([...secondEdition.state.changesNothing, 'regenerated']);
});

test('objectives: two positions look the same where those of the Second Edition do, with one limit and the same attacks called off', () => {
  const slices: Partial<Slices> = { counters: 4, attempt: null, battle: null, turnLimit: 40, calledOff: [] };
  const looks = (more: Partial<Slices>) => rules.position({ ...table(), slices: { ...slices, ...more } });
  expect(looks({})).toEqual([4, null, null, 40, []]);
  expect(looks({ counters: 3 })).not.toEqual(looks({}));
  expect(looks({ turnLimit: 41 })).not.toEqual(looks({}));
  expect(looks({ calledOff: [{ what: 'combat', target: 3, opponent: 1 }] })).not.toEqual(looks({}));
});
