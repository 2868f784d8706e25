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

test('what each of many texts asks of the others is worked out in a time that one can wait for', () => {
  const outcome = runScenarioText(
    CROWDED,
    'crowded.yaml',
    settling(() => undefined),
  );
  expect(outcomeLines(outcome, { trace: false }).filter((line) => !line.startsWith('ok'))).toEqual([]);
});
