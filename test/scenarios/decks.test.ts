/** Scenarios that begin with decks, cards that must not load, completed tasks: what is wrong with them is told. */
import { expect, test } from 'vitest';
import { outcomeLines, runScenarioText } from '../../src/scenarios/index.ts';
import { watching } from '../ledger/count.ts';

const editions = watching(() => undefined);
const told = (text: string): string =>
  outcomeLines(runScenarioText(`scenario: x\nruleset: objectives\n${text}`, 'x.yaml', editions)).join('\n');

const PARTS = 'deck: [{blank: 35}], dilemmas: [{blank: 20}], tactics: [{blank: 15}], objectives: [{blank: 10}]';
const decks = (locations: string, steps: string, more = ''): string =>
  `${more}decks:\n  kirk: {locations: [${locations}], ${PARTS}}\n  spock: {locations: [{blank: 5}], ${PARTS}}\nsteps:\n${steps}\n`;
const players = (kirk: string, more = ''): string =>
  `${more}players: {kirk: ${kirk}, spock: {}}\nsteps:\n  - expect: {asks: kirk}\n`;
const CARDS = `cards:
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Survey, type: objective, objective: planet, points: 35, requirements: Law}
`;

test('decks that keep the rules begin a game; whoever goes first is asked', () => {
  expect(told(decks('{blank: 5}', '  - expect: {asks: spock, hand: {kirk: 7}}', 'turn: spock\n'))).toMatch(/^ok/);
});

test.each([
  [
    'a breach that is not there',
    decks('{blank: 5}', '  - expect: {breaches: {kirk: [OBJ-DECK-01]}}'),
    /breaks \[OBJ-DECK-01\]; is \[\]/,
  ],
  [
    'a breach that is not expected',
    decks('{blank: 4}', '  - expect: {breaches: {kirk: []}}'),
    /breaks \[\]; is \[OBJ-DECK-01\]/,
  ],
  ['a command where no game begins', decks('{blank: 4}', '  - kirk: draw'), /a deck breaks a rule: no game begins/],
  [
    'more than the check can tell',
    decks('{blank: 4}', '  - expect: {asks: kirk}'),
    /a deck breaks a rule: no game begins/,
  ],
  [
    'another number of warnings',
    decks('{blank: 5}', '  - expect: {warnings: {kirk: 7}}'),
    /7 warnings of kirk's deck; is \[no space location/,
  ],
  [
    'a warning that is not given',
    decks('{blank: 5}', '  - expect: {warnings: {kirk: [Rock]}}', CARDS),
    /a warning of "Rock"/,
  ],
  [
    'a field of positions',
    decks('{blank: 5}', '  - expect: {asks: kirk}', 'segment: orders\n'),
    /"segment" does not go with "decks"/,
  ],
  [
    'a part that there is not',
    decks('{blank: 5}], sites: [{blank: 1}', '  - expect: {asks: kirk}'),
    /the deck of kirk has no field "sites"/,
  ],
  ['an entry that is no card', decks('{blanks: 5}', '  - expect: {asks: kirk}'), /has no field "blanks"/],
  [
    'a name that fits no card',
    decks('Rok, {blank: 4}', '  - expect: {asks: kirk}', CARDS),
    /there is no card "Rok"; did you mean "Rock"/,
  ],
  ['a completed task without a place', players('{locations: [Rock], completed: [Survey]}', CARDS), /has no "at"/],
  [
    'a place that is not in the row',
    players('{completed: [{objective: Survey, at: Rock}]}', CARDS),
    /no card "Rock"|none of the locations/,
  ],
])('%s is told', (_, text, message) => {
  expect(told(text)).toMatch(message);
});

test('a faulty card that loads fails the scenario, one that does not is right', () => {
  const faulty = (kind: string): string =>
    players('{}', `faulty:\n  - {title: Moon, type: location, location: ${kind}, quadrant: alpha, span: 2}\n`);
  expect(told(faulty('moon'))).toMatch(/^ok/);
  expect(told(faulty('planet'))).toMatch(/expected "Moon" to be reported as an error; is it loads/);
});

test('where a task was completed is told by its place', () => {
  const done = (at: string): string =>
    `${CARDS}players: {kirk: {locations: [Rock], completed: [{objective: Survey, at: Rock}]}, spock: {}}\nsteps:\n  - expect: {asks: kirk, completed: {Survey: ${at}}}\n`;
  expect(told(done('Rock'))).toMatch(/^ok/);
  expect(told(done('true'))).toMatch(/^ok/);
  expect(told(done('Survey'))).toMatch(/completed "Survey" at Survey; is it is not/);
  expect(told(done('false'))).toMatch(/completed false/);
});
