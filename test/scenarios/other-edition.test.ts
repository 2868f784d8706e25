/** Scenarios of an edition that this room has never heard of. */
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../src/catalog/index.ts';
import { outcomeLines, readScenario, runScenarioText } from '../../src/scenarios/index.ts';
import { HARBOUR, tinyEditions } from '../tiny/editions.ts';

const run = (steps: string, more = '') =>
  outcomeLines(runScenarioText(`scenario: x${HARBOUR}${more}\nsteps:\n${steps}\n`, 'x.yaml', tinyEditions));

const problemsOf = (text: string) => readScenario(text, 'x.yaml', tinyEditions).problems.map(formatProblem);

const HELD = ['ok   x.yaml: x'];

describe('a row, zones, relations, states and numbers of its own', () => {
  test('make a position, in which commands run and expectations hold', () => {
    const steps = `  - ann: play Tug near Green
  - ann: beam Tug into my Barge
  - expect:
      asks: ann
      request: deeds
      reach: [Red, Green]
      holds: {ann: 0, bob: 0}
      hand: {ann: []}
      where: {Tug: "inside ann's Barge", Gig: "inside ann's Barge", Gold: under Green}
      tonnage: {Tug: 5}
      attributes: {Tug: {mass: 1}}
      named: {Tug: true}
      events: [launched Tug, stowed Tug]
      visible to ann: [Tug]
      hidden from bob: [Gig]
  - ann: move Barge to Green
  - expect: {where: {"ann's Barge": near Green}, sailed: ["ann's Barge"], events: [sailed Barge, travelled Barge 4]}`;
    const head = HARBOUR.replace('stowed: [Gig]', 'journey: 3, stowed: [Gig]');
    expect(outcomeLines(runScenarioText(`scenario: x${head}steps:\n${steps}\n`, 'x.yaml', tinyEditions))).toEqual(HELD);
  });

  test('what a card does not say is told as the edition tells it, and what lies elsewhere by its words', () => {
    expect(
      run('  - expect: {reach: [Green], tonnage: {Red: 5}, where: {Gig: near Red, Red: hand of ann}}').slice(1),
    ).toEqual([
      '  x.yaml:17: expected reach: [Green]; is [Red; Green]',
      '  x.yaml:17: expected tonnage 5 for "Red"; is none',
      '  x.yaml:17: expected "Gig" near Red; is inside Barge',
      '  x.yaml:17: expected "Red" hand of ann; is reach',
    ]);
  });

  test('registers that are left out are what the edition says, and can be given', () => {
    expect(run('  - expect: {offers: [end, play Tug near Red, move Barge to Green]}')).toEqual(HELD);
    expect(
      run('  - expect: {offers: end, no offer: [play Tug near Red, move Barge to Green]}', 'launches: 0\nothers: 0'),
    ).toEqual(HELD);
  });

  test('states are set in an entry or in a list at the top, and expected in words', () => {
    const steps = `  - expect: {sailed: [Barge], is: {"ann's Barge": [heavy, spent]}, is not: {"bob's Barge": spent, Gig: heavy}}`;
    expect(run(steps, `sailed: ["ann's Barge"]`)).toEqual(HELD);
    expect(run(`  - expect: {is: {Gig: heavy}}`)[1]).toContain('expected is heavy for "Gig"; is light');
    expect(run(`  - expect: {is not: {Gig: light}}`)[1]).toContain('expected is not light for "Gig"; is light');
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
    ['{hand: [{ship: Barge}]}', 'begin it with "buoy: TITLE" or "hull: TITLE"'],
    ['{hand: [Red]}', 'Red is no hull; only hulls are held'],
    ['{hand: [{hull: Barge, aboard: [Tug]}]}', 'an entry with "hull" has no field "aboard"'],
  ])('player: %s', (fields, message) => {
    const text = HARBOUR.replace(/ann: .*/, `ann: ${fields}`);
    expect(problemsOf(`scenario: x${text}steps: []\n`).join()).toContain(message);
  });

  test('in the row that all share', () => {
    const text = HARBOUR.replace('buoy: Red', 'hull: Tug');
    expect(problemsOf(`scenario: x${text}steps: []\n`).join()).toContain(
      'Utopia, Tug is no buoy; hulls lie "at" a buoy',
    );
  });
});
