/** Scenarios of an edition that this room has never heard of. */
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../src/catalog/index.ts';
import { outcomeLines, readScenario, runScenarioText } from '../../src/scenarios/index.ts';
import { HARBOUR, tinyEditions } from '../tiny/editions.ts';

const run = (steps: string, more = '') =>
  outcomeLines(runScenarioText(`scenario: x${HARBOUR}${more}\nsteps:\n${steps}\n`, 'x.yaml', tinyEditions));

const problemsOf = (text: string) => readScenario(text, 'x.yaml', tinyEditions).problems.map(formatProblem);

const HELD = ['ok   x.yaml: x'];

describe('zones, relations, states and numbers of its own', () => {
  test('make a position, in which commands run and expectations hold', () => {
    expect(
      run(
        `  - ann: launch Tug
  - ann: beam Tug into my Barge
  - expect:
      asks: ann
      request: orders
      energy: {ann: 1, bob: 0}
      yard: {ann: [Barge], bob: 1}
      where: {Tug: "inside ann's Barge", Crate: "inside ann's Barge"}
      tonnage: {Tug: 5, Crate: 0}
      named: {Tug: true}
      events: [played Tug, spent ann, moved Tug]
      visible to ann: [Tug]
      hidden from bob: [Tug, Crate]`,
        'energy: 3',
      ).slice(1),
    ).toEqual([
      // What no card says is told as it is.
      expect.stringContaining('expected tonnage 0 for "Crate"; is none'),
    ]);
  });

  test('a register that is left out is what the edition says, the segment too', () => {
    expect(run('  - expect: {energy: {ann: 2}, offers: [end, launch Tug]}')).toEqual(HELD);
  });

  test('states are set in an entry or in a list at the top, and expected in words', () => {
    const steps = `  - expect: {idle: [Barge], is: {"ann's Barge": [heavy, idle]}, is not: {"bob's Barge": idle, Tug: heavy}}`;
    expect(run(steps, `idle: ["ann's Barge"]`)).toEqual(HELD);
    expect(run(`  - expect: {is: {Tug: heavy}}`)[1]).toContain('expected is heavy for "Tug"; is light');
    expect(run(`  - expect: {is not: {Tug: light}}`)[1]).toContain('expected is not light for "Tug"; is light');
  });
});

describe('what belongs to another edition is refused with what this one has', () => {
  test.each([
    ['counters: 7', 'a scenario has no field "counters"'],
    ['stopped: [Barge]', 'a scenario has no field "stopped"'],
    ['segment: play', 'segment can\'t be "play"'],
  ])('%s', (line, message) => {
    expect(problemsOf(`scenario: x${HARBOUR}${line}\nsteps: []\n`).join()).toContain(message);
  });

  test.each([
    ['{range: {Barge: 1}}', 'expect has no field "range"'],
    ['{score: {ann: 1}}', 'expect has no field "score"'],
    ['{request: stack}', 'request can\'t be "stack"'],
    ['{attributes: {Barge: {weapons: 1}}}', 'attributes of Barge has no field "weapons"'],
    ['{events: [overcome Barge]}', 'no event is called "overcome"'],
    ['{is: {Barge: damaged}}', 'is of Barge can\'t be "damaged"'],
  ])('expect: %s', (entries, message) => {
    expect(problemsOf(`scenario: x${HARBOUR}steps:\n  - expect: ${entries}\n`).join()).toContain(message);
  });

  test.each([
    ['{missions: [Barge]}', 'player ann has no field "missions"'],
    ['{yard: [{ship: Barge}]}', 'begin it with "hull: TITLE"'],
    ['{yard: [Crate]}', 'Crate is no hull; pods are stowed in hulls'],
    ['{yard: [{hull: Barge, aboard: [Tug]}]}', 'an entry with "hull" has no field "aboard"'],
  ])('player: %s', (fields, message) => {
    const text = HARBOUR.replace(/ann: .*/, `ann: ${fields}`);
    expect(problemsOf(`scenario: x${text}steps: []\n`).join()).toContain(message);
  });
});
