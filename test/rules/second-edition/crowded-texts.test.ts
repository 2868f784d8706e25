/** Many texts, each of which asks for something that the others could change. */
import { expect, test } from 'vitest';
import { outcomeLines, runScenarioText } from '../../../src/scenarios/index.ts';
import { settling } from '../../ledger/count.ts';

/** So many cannot be worked out in every order in which they may be asked for each other. */
const MANY = 14;
/** So many of them are aboard a ship that needs nobody who commands. */
const FEW = 3;

const names = Array.from({ length: MANY }, (_, index) => `Officer ${index + 1}`);
const TEXT = 'While you command a staffed ship: each of your other personnel than this: gains [Cmd].';

const card = (title: string): string =>
  `  - {title: ${title}, type: personnel, affiliation: Federation, species: Human, cost: 2, icons: [staff], integrity: 5, cunning: 5, strength: 5, text: "${TEXT}"}`;

const CROWDED = `
scenario: Many who make each other better while a ship is staffed
rules: [2E-OP-05]
cast: second-edition
cards:
${names.map(card).join('\n')}
players:
  kirk: {missions: [{mission: Green, ships: [{ship: Shuttle, aboard: [${names.slice(0, FEW).join(', ')}]}, {ship: Great Ship, aboard: [${names.slice(FEW).join(', ')}]}]}, Rock]}
  spock: {}
segment: orders
steps:
  - kirk: move Great Ship to Rock
  - expect: {where: {Great Ship: at Rock}, asks: kirk, request: orders}
`;

/** A few texts that change what they ask of each of many cards. */
const WARDENS = 4;
const CREW = 60;

const people = (title: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${title} ${index + 1}`);
const person = (title: string, more: string): string =>
  `  - {title: ${title}, type: personnel, affiliation: Federation, species: Human, cost: 2, icons: [command], integrity: 5, cunning: 5, strength: 5, ${more}}`;

const WATCHED = `
scenario: Many who are looked at by texts that change what is looked for
rules: [2E-OP-05]
cast: second-edition
cards:
${people('Warden', WARDENS)
  .map((title) => person(title, 'text: "While a Smuggler personnel (A) is here: A: gains Law, loses Thief."'))
  .join('\n')}
${people('Crew', CREW)
  .map((title, index) => person(title, `keywords: [${index % 2 === 0 ? 'Thief' : 'Smuggler, Thief'}]`))
  .join('\n')}
players:
  kirk: {missions: [{mission: Green, ships: [{ship: Great Ship, aboard: [${[...people('Warden', WARDENS), ...people('Crew', CREW)].join(', ')}]}]}, Rock]}
  spock: {}
segment: orders
steps:
  - kirk: move Great Ship to Rock
  - expect: {where: {Great Ship: at Rock}, asks: kirk, request: orders}
`;

const notOk = (text: string): readonly string[] =>
  outcomeLines(
    runScenarioText(
      text,
      'crowded.yaml',
      settling(() => undefined),
    ),
    { trace: false },
  ).filter((line) => !line.startsWith('ok'));

test.each([
  ['of each other', CROWDED],
  ['of many cards', WATCHED],
])('what each of several texts asks %s is worked out in a time that one can wait for', (_, text) => {
  expect(notOk(text)).toEqual([]);
});
