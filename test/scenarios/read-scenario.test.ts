/** Scenario files: what is read, and what each fault in one is told as. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { castsIn, formatProblem } from '../../src/catalog/index.ts';
import { readScenario, runScenarioText, type Editions } from '../../src/scenarios/index.ts';
import { editions } from '../commands/games.ts';
import { OBJECT_NAMES } from '../hostile.ts';

const CARDS = `cards:
  - {title: Ensign, type: personnel, affiliation: Federation, cost: 1, integrity: 5, cunning: 5, strength: 5}
  - {title: Ship, type: ship, affiliation: Federation, cost: 1, range: 5, weapons: 5, shields: 5}
  - {title: World, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Engineer}
`;

function problems(text: string): readonly string[] {
  return readScenario(text, 'x.yaml', editions).problems.map(formatProblem);
}

const whole = (players: string, steps: string, more = ''): string =>
  `scenario: x\n${CARDS}${more}players:\n${players}\nsteps:\n${steps}\n`;
const TWO = '  kirk: {}\n  spock: {}';

test('a scenario in order has no problems', () => {
  expect(problems(whole(TWO, '  - kirk: draw  # a comment\n  - expect: {asks: kirk}'))).toEqual([]);
});

test.each([
  ['nothing', 'hello', /^x.yaml:1:1: error: this is no scenario/],
  ['binary', '\u0000\u0001', /^x.yaml:1:1: error: /],
  ['broken YAML', 'scenario: [x', /^x.yaml:1:\d+: error: not valid YAML/],
  ['no title', 'players: {a: {}, b: {}}\nsteps: []', /"scenario" is missing/],
  ['no steps', 'scenario: x\nplayers: {a: {}, b: {}}', /"steps" is missing/],
  [
    'too many players',
    'scenario: x\nplayers: {a: {}, b: {}, c: {}, d: {}, e: {}}\nsteps: []',
    /the scenario has 5 players; a game of second-edition has at most 4/,
  ],
  [
    'a list without end',
    whole(`  kirk: {hand: [${'Ensign, '.repeat(3000)}]}\n  spock: {}`, '  - kirk: draw'),
    /"hand" of kirk has 3000 entries; give at most 2000/,
  ],
  [
    'more cards than any game has',
    whole(
      `  kirk: {hand: &many [${'Ensign, '.repeat(1900)}], deck: *many, discard: *many}\n  spock: {}`,
      '  - kirk: draw',
    ),
    /the position has 5\d\d\d cards; give at most 5000/,
  ],
  [
    'brackets without end',
    `scenario: x\nsteps: ${'['.repeat(5000)}`,
    /^x.yaml:2:\d+: error: lists and maps stand inside/,
  ],
  [
    'a rule that is in no ledger',
    whole(TWO, '  - kirk: draw', 'rules: [2E-MOVE-02, 2E-MOVE-99]\n'),
    /^x.yaml:6:21: error: second-edition has no rule "2E-MOVE-99"; did you mean "2E-MOVE-\d\d"\? "spaceline rules --ruleset second-edition WORDS" finds/,
  ],
  [
    'a rule of another edition',
    whole(TWO, '  - kirk: draw', 'rules: 94-MOVE-04\n'),
    /^x.yaml:6:8: error: second-edition has no rule "94-MOVE-04"/,
  ],
  [
    'a refusal by a rule that is in no ledger',
    whole(TWO, '  - kirk: draw\n  - expect: {refused: 2E-MOVE-99}'),
    /^x.yaml:\d+:\d+: error: second-edition has no rule "2E-MOVE-99"; did you mean/,
  ],
  ['one player', 'scenario: x\nplayers: {a: {}}\nsteps: []', /two players or more/],
  [
    'unknown field',
    `${whole(TWO, '  - kirk: draw')}stoped: []\n`,
    /^x.yaml:11:1: error: a scenario has no field "stoped"; did you mean "stopped"/,
  ],
  [
    'unknown player field',
    whole('  kirk: {hands: []}\n  spock: {}', '  - kirk: draw'),
    /^x.yaml:7:10: error: player kirk has no field "hands"; did you mean "hand"/,
  ],
  [
    'unknown card',
    whole('  kirk: {hand: [Ensing]}\n  spock: {}', '  - kirk: draw'),
    /^x.yaml:7:17: error: there is no card "Ensing"; did you mean "Ensign"/,
  ],
  [
    'unknown player in a step',
    whole(TWO, '  - sulu: draw'),
    /there is no player "sulu"; write one of: kirk, spock, or expect/,
  ],
  ['two commands in a step', whole(TWO, '  - kirk: draw\n    spock: draw'), /a step is one command or one expect/],
  ['a colon without quotes', whole(TWO, '  - kirk: play Foo: Bar'), /not valid YAML.*quote a value/],
  [
    'cut short by a comment',
    whole(TWO, '  - kirk: play Ship #2'),
    /^x.yaml:10:5: error: this command is cut short before "#2"/,
  ],
  ['unknown expectation', whole(TWO, '  - expect: {ask: kirk}'), /expect has no field "ask"; did you mean "asks"/],
  ['wrong form', whole(TWO, '  - expect: {score: {kirk: many}}'), /score must be a whole number/],
  ['unknown event', whole(TWO, '  - expect: {events: [stoped Ensign]}'), /no event is called "stoped"/],
  [
    'unknown segment',
    whole(TWO, '  - kirk: draw', 'segment: order\n'),
    /segment can't be "order"; did you mean "orders"/,
  ],
  [
    'stopped names nothing',
    whole(TWO, '  - kirk: draw', 'stopped: [Ensign]\n'),
    /there is no card "Ensign" in play and unstopped/,
  ],
  ['three players and a captive', whole('  a: {brig: [Ensign]}\n  b: {}\n  c: {}', '  - a: draw'), /whose is Ensign\?/],
  [
    'a card definition',
    `scenario: x\ncards:\n  - {title: A, type: ship}\nplayers: {a: {}, b: {}}\nsteps: []`,
    /^x.yaml:3:\d+: error: /,
  ],
])('%s', (_, text, expected) => expect(problems(text).join('\n')).toMatch(expected));

test('cards without a name of their own are numbered in the order of the file; owners follow from the place', () => {
  const players = `  kirk:
    missions:
      - mission: World
        here: [{card: Ensign, as: Harry}, Ensign]
        ships: [{ship: Ship, aboard: [Ensign], damage: [Ensign]}, {ship: Ship, commander: spock, aboard: [Ensign]}]
        beneath: [Ensign]
    brig: [Ensign]
    dilemmas: [Ensign, {face up: Ensign}]
  spock: {}`;
  const { scenario } = readScenario(whole(players, '  - kirk: draw'), 'x.yaml', editions);
  const start = scenario?.start;
  if (!start || !('position' in start)) throw new Error('no position');
  const written = start.position.cards.filter(({ definition }) => !definition.id.startsWith('(blank'));
  const told = written.map(({ number, definition, owner, commander, flags }) => [
    number,
    definition.id,
    owner,
    commander,
    flags.includes('faceUp'),
  ]);
  expect(told).toEqual([
    [1, 'World', 0, 0, true],
    [12, 'Ensign', 0, 0, false],
    [2, 'Ensign', 0, 0, false],
    [3, 'Ship', 0, 0, true],
    [4, 'Ensign', 0, 0, false],
    [5, 'Ensign', 1, null, true],
    [6, 'Ship', 1, 1, true],
    [7, 'Ensign', 1, 1, false],
    [8, 'Ensign', 1, null, true],
    [9, 'Ensign', 1, 1, true],
    [10, 'Ensign', 0, null, false],
    [11, 'Ensign', 0, null, true],
  ]);
  expect(scenario.aliases.get('harry')).toBe(12);
});

describe('a cast', () => {
  const ENSIGN = 'type: personnel, affiliation: Federation, cost: 4, integrity: 5, cunning: 5, strength: 5';
  const scenario = (head: string, hand: string): string =>
    `scenario: x\n${head}players: {kirk: {hand: [${hand}]}, spock: {}}\nsteps: []\n`;

  /** The cards in a scenario's hand as `title cost`, or what is wrong with it. */
  function hand(text: string, among: Editions = editions): readonly string[] {
    const read = readScenario(text, 'x.yaml', among);
    if (!read.scenario || !('position' in read.scenario.start)) return read.problems.map(formatProblem);
    const { cards } = read.scenario.start.position;
    const held = cards.filter(({ place }) => 'zone' in place && place.zone === 'hand');
    return held.map(({ definition: { id, cost } }) => `${id} ${cost ?? ''}`.trim());
  }

  /** The editions with one cast, `mine`, of these cards; the file it stands in. */
  function withCast(cards: string): readonly [Editions, string] {
    const folder = mkdtempSync(join(tmpdir(), 'spaceline-casts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'mine.yaml');
    writeFileSync(file, cards);
    return [{ ...editions, casts: castsIn(folder) }, file];
  }

  test('brings cards that the scenario need not define, and that its own cards may speak of', () => {
    expect(hand(scenario('', 'Ensign Test'))).toEqual([
      'x.yaml:2:25: error: there is no card "Ensign Test"; define it under "cards:"',
    ]);
    expect(hand(scenario('cast: second-edition\n', 'Ensign Test, Captain Test'))).toEqual([
      'Ensign Test 1',
      'Captain Test 3',
    ]);
    const own = 'cards:\n  - {title: Call, type: event, cost: 1, text: "Download an Ensign Test."}\n';
    expect(hand(scenario(own, 'Call')).join()).toMatch(/^x.yaml:3:\d+: error: Call: text not understood/);
    expect(hand(scenario(`cast: second-edition\n${own}`, 'Call'))).toEqual(['Call 1']);
  });

  test('gives way to the scenario: its own definition of a name wins', () => {
    const own = `cast: second-edition\ncards:\n  - {title: Ensign Test, ${ENSIGN}}\n`;
    expect(hand(scenario(own, 'Ensign Test, Captain Test'))).toEqual(['Ensign Test 4', 'Captain Test 3']);
    const subtitled = own.replace('Test,', 'Test, subtitle: Old Hand,');
    expect(hand(scenario(subtitled, 'Ensign Test'))).toEqual(['Ensign Test, Old Hand 4']);
  });

  test('comes before the card files', () => {
    const [among] = withCast(`- {title: Beverly Crusher, subtitle: Chief Physician, ${ENSIGN}}\n`);
    const name = '"Beverly Crusher, Chief Physician"';
    expect(hand(scenario('', name), among)).toEqual(['Beverly Crusher, Chief Physician 2']);
    expect(hand(scenario('cast: mine\n', `${name}, Davies`), among)).toEqual([
      'Beverly Crusher, Chief Physician 4',
      'Davies 1',
    ]);
  });

  test.each([
    ['klingon-academy', 'cast can\'t be "klingon-academy"; write one of: premiere-1994, second-edition'],
    ['second-editoin', 'cast can\'t be "second-editoin"; did you mean "second-edition"?'],
    [
      '../cards/second-edition/events',
      'cast can\'t be "../cards/second-edition/events"; write one of: premiere-1994, second-edition',
    ],
    ['[second-edition]', 'cast must be a text on one line'],
    ['', 'cast must be a text on one line'],
  ])('that is called "%s" is refused with its place', (name, expected) => {
    const [first] = hand(scenario(`cast: ${name}\n`, ''));
    expect(first).toMatch(/^x.yaml:2:1: error: /);
    expect(first).toContain(expected);
  });

  test.each([
    ['a faulty field', 'type: person', /mine\.yaml:2:\d+: error: /],
    ['a text that is not understood', `${ENSIGN}, text: "Zap a Klingon."`, /mine\.yaml:2:\d+: error: .*not understood/],
  ])('with %s is told at the place in its own file', (_, fields, expected) => {
    const [among, file] = withCast(`- {title: Whole, ${ENSIGN}}\n- {title: Broken, ${fields}}\n`);
    const [first, ...others] = hand(scenario('cast: mine\n', 'Whole'), among);
    expect(others).toEqual([]);
    expect(first).toContain(file);
    expect(first).toMatch(expected);
  });
});

test.each(OBJECT_NAMES)('%s is a key and a name like others: unknown, and said so at its place', (word) => {
  const position = (text: string): string => whole(`  kirk: {${text}}\n  spock: {}`, '  - kirk: draw');
  const expected = (text: string): string => whole(TWO, `  - expect: {${text}}`);
  const wrong = [
    whole(TWO, '  - kirk: draw', `${word}: 1\n`),
    whole(TWO, '  - kirk: draw', `ruleset: ${word}\n`),
    whole(TWO, '  - kirk: draw', `cast: ${word}\n`),
    whole(TWO, '  - kirk: draw', `segment: ${word}\n`),
    whole(TWO, '  - kirk: draw', `turn: ${word}\n`),
    whole(TWO, `  - ${word}: draw`),
    position(`${word}: []`),
    position(`hand: [${word}]`),
    position(`hand: [{${word}: Ensign}]`),
    position(`missions: [{mission: World, ${word}: [Ensign]}]`),
    position(`core: [{card: Ensign, ${word}: 1}]`),
    expected(`${word}: 1`),
    expected(`hidden from ${word}: [Ensign]`),
    expected(`score: {${word}: 1}`),
    expected(`events: [{${word}: 1}]`),
    expected(`contents: {${word}: 1}`),
  ];
  for (const text of wrong) {
    const found = problems(text);
    expect(found, text).not.toEqual([]);
    for (const problem of found) expect(problem, text).toMatch(/^x.yaml:\d+:\d+: error: /);
  }
  const player = `scenario: x\n${CARDS}players:\n  ${word}: {hand: [Ensign], missions: [World]}\n  spock: {}\nsteps:\n  - ${word}: end\n`;
  expect(problems(player)).toEqual([]);
  const outcome = runScenarioText(
    player + `  - expect: {skills: {Ensign: 2 ${word}}, range: {Ensign: 1}}\n`,
    'x.yaml',
    editions,
  );
  expect(outcome.kind).toBe('run');
  expect(JSON.stringify(outcome)).not.toContain('native code');
});
