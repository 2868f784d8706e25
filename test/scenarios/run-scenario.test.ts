/** Scenarios carried out: what holds, what fails, and how that is told. */
import { expect, test } from 'vitest';
import { outcomeJson, outcomeLines, outcomeStatus, runScenarioText, summaryLine } from '../../src/scenarios/index.ts';
import { editions, position, VULCAN } from '../commands/games.ts';

const BASE = `scenario: x
cards:
  - {title: Ensign, type: personnel, affiliation: Federation, cost: 1, skills: "Engineer, 2 Law", integrity: 5, cunning: 5, strength: 5}
  - {title: World, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Engineer and Cunning>4}
  - {title: Slow, type: dilemma, dilemma: dual, cost: 1, text: "Unless you have Medical, randomly select a personnel to be stopped."}
players:
  kirk:
    missions: [{mission: World, here: [Ensign, {card: Ensign, as: Harry}]}]
  spock:
    dilemmas: [Slow, Slow, Slow]
segment: orders
`;

const run = (steps: string, head = '') => runScenarioText(`${BASE}${head}steps:\n${steps}\n`, 'x.yaml', editions);

function wrong(steps: string, head = ''): readonly string[] {
  const outcome = run(steps, head);
  if (outcome.kind === 'malformed') throw new Error(JSON.stringify(outcome.problems));
  return outcome.result.failures.map(({ line, expected, actual }) => `${line}: ${expected} / ${actual}`);
}

test('a line tells the beginning and the end of what is long; as data it is whole', () => {
  const long = `${'very '.repeat(100)}long`;
  const outcome = run(`  - expect: {text: {Slow: "${long}"}}`);
  const [, line = ''] = outcomeLines(outcome);
  expect(line.length).toBeLessThan(450);
  expect(line).toMatch(/^ {2}x\.yaml:13: expected text very .*…very .*; is Unless you have Medical/);
  expect(JSON.stringify(outcomeJson(outcome))).toContain(long);
  expect(outcomeLines(outcome, { trace: true }).every((one) => !one.includes(long))).toBe(true);
});

test.each([
  ['asks: spock', '13: asks spock / kirk'],
  ['request: play', '13: request play / orders'],
  ['turn: spock', '13: turn spock / kirk'],
  ['segment: play', '13: segment play / orders'],
  ['winner: tie', '13: winner tie / none'],
  ['score: {spock: 5}', '13: score of spock 5 / 0'],
  ['hand: {kirk: 1}', '13: 1 in hand of kirk / 0'],
  ['dilemmas: {spock: [Slow, Slow]}', '13: dilemmas of spock: [Slow; Slow] / [Slow; Slow; Slow]'],
  [
    'dilemmas: {spock: [Slow, {face up: Slow}, Slow]}',
    '13: dilemmas of spock: [Slow; {face up: Slow}; Slow] / [Slow; Slow; Slow]',
  ],
  ['where: {Harry: hand of kirk}', '13: "Harry" hand of kirk / at World'],
  ['where: {Harry: at Nowhere}', '13: "Harry" at Nowhere / "at Nowhere" names no place here'],
  ['where: {Hary: at World}', '13: a card "Hary" / there is no such card in the game'],
  ['stopped: [Ensign]', '13: "Ensign" stopped / 0 of 2 stopped'],
  ['unstopped: [Ensign, Ensign, Ensign]', '13: 3 "Ensign" unstopped / 2 of 2 unstopped'],
  ['attributes: {Harry: {cunning: 6}}', '13: cunning 6 for "Harry" / 5'],
  ['skills: {Harry: "Engineer, Law"}', '13: skills engineer, law for "Harry" / engineer, 2 law'],
  ['commands: {Harry: spock}', '13: commanded by spock for "Harry" / kirk'],
  ['completed: {World: true}', '13: completed true for "World" / false'],
  ['events: [drew kirk]', '13: event "drew kirk" / no such event at this point since the last expect'],
  ['hidden from kirk: [Harry]', '13: "Harry" hidden from kirk / "Harry" visible to kirk'],
  ['visible to spock: [Harry]', '13: "Harry" visible to spock / "Harry" hidden from spock'],
  ['no offer: [attempt World]', '13: no offer of "attempt World" / it is offered'],
  ['refused: true', '13: a refusal / the command was accepted'],
])('an expectation can fail: %s', (entry, expected) => expect(wrong(`  - expect: {${entry}}`)).toEqual([expected]));

test('what holds, holds', () => {
  const steps = `  - expect:
      asks: kirk
      skills: {Ensign: "2 law, Engineer"}
      unstopped: [Harry, "@2"]
      where: {Ensign: at World, Slow: dilemma pile of spock}
      offers: [attempt World, "kirk: end"]
      no offer: [draw, "spock: end"]
  - kirk: attempt World
  - spock: stack Slow
  - expect:
      stopped: [Harry]
      unstopped: ["@2"]
      completed: {World: true}
      events: [began World kirk, stacked Slow spock, faced Slow, stopped Harry, overcome Slow, scored kirk 30]
      no events: [killed, stopped @2, scored kirk 35]
      asks: kirk`;
  expect(wrong(steps, 'rig: [Harry]\n')).toEqual([]);
});

test('a refusal that nobody expects ends the scenario; a pass of someone not asked does nothing', () => {
  expect(wrong('  - kirk: draw\n  - expect: {asks: spock}')).toHaveLength(1);
  expect(wrong('  - spock: pass\n  - expect: {asks: kirk}')).toEqual([]);
  expect(wrong('  - spock: pass\n  - expect: {refused: true, asks: kirk}')).toEqual([]);
});

test('a rigged outcome that is not eligible fails the scenario', () => {
  expect(
    wrong('  - kirk: attempt World\n  - spock: stack Slow\n  - expect: {asks: kirk}', 'rig: [World]\n'),
  ).toHaveLength(1);
});

test('whether a command is offered does not hang on outcomes that are rigged for another one', () => {
  const steps = '  - spock: stack none\n  - expect: {asks: kirk}';
  const offers = '  - kirk: attempt World\n  - expect: {asks: spock, offers: [stack Slow, stack none]}\n';
  expect(wrong(`${offers}${steps}`, 'rig: [World]\n')).toEqual([]);
});

test('a rigged outcome that is not eligible as the position opens fails the scenario as well', () => {
  const text = `scenario: x
cards:
  - {title: Ensign, type: personnel, affiliation: Federation, cost: 1, skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: World, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law}
  - {title: Toll, type: event, cost: 1, text: "Plays in your core. At the start of your turn, randomly select two of your personnel to be killed."}
players:
  kirk: {core: [Toll], missions: [{mission: World, here: [{card: Ensign, as: Harry}, Ensign, Ensign]}]}
  spock: {}
segment: start
rig: [World, World]
steps:
  - expect: {asks: kirk}
`;
  expect(outcomeLines(runScenarioText(text, 'x.yaml', editions))).toEqual([
    'FAIL x.yaml: x',
    '  x.yaml:12: expected an outcome of "rig" that is eligible; is World is not eligible for the random selection',
  ]);
});

test('reports: lines, summary, data, status', () => {
  const [good, bad, ugly] = [run('  - expect: {asks: kirk}'), run('  - expect: {asks: spock}'), run('  - spok: draw')];
  expect(outcomeLines(good)).toEqual(['ok   x.yaml: x']);
  expect(outcomeLines(bad)).toEqual(['FAIL x.yaml: x', '  x.yaml:13: expected asks spock; is kirk']);
  expect(outcomeLines(run('  - kirk: attempt World\n  - expect: {asks: spock}'), { trace: true }).join('\n')).toMatch(
    /ATT 1a.*2E-ATT-/,
  );
  expect(outcomeJson(bad)).toMatchObject({
    file: 'x.yaml',
    passed: false,
    failures: [{ line: 13, expected: 'asks spock', actual: 'kirk' }],
  });
  expect(summaryLine([good, bad, ugly])).toBe('1 of 3 scenarios hold, 1 failed, 1 malformed');
  expect([outcomeStatus([good]), outcomeStatus([good, bad]), outcomeStatus([good, bad, ugly])]).toEqual([0, 1, 2]);
});

test("the engine's own JSON may stand for the players", () => {
  const saved = position(VULCAN).save();
  const steps = 'steps:\n  - kirk: beam Ensign to Galaxy\n  - expect: {where: {"@2": aboard Galaxy}, asks: kirk}\n';
  expect(outcomeLines(runScenarioText(`scenario: x\nstate: ${saved}\n${steps}`, 'x.yaml', editions))).toEqual([
    'ok   x.yaml: x',
  ]);
  const broken = runScenarioText('scenario: x\nstate: {seats: [kirk, b]}\n' + steps, 'x.yaml', editions);
  expect(outcomeLines(broken).join()).toMatch(/^x.yaml:1:1: error: not a saved game/);
});
