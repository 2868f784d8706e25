/** What an ability is, and what a keyword relates: definitions that no step carries out. */
import { expect, test } from 'vitest';
import { loadCards } from '../../../src/catalog/index.ts';
import type { Definition } from '../../../src/engine/definition.ts';
import { runScenarioText } from '../../../src/scenarios/index.ts';
import { editions } from '../../commands/games.ts';
import { secondEditionWords } from '../../../src/rules/second-edition/edition-words.ts';

const PERSONNEL = 'type: personnel, affiliation: Federation, cost: 1, integrity: 5, cunning: 6, strength: 7';

function define(card: string): Definition {
  const { cards, problems } = loadCards([{ name: 'cards.yaml', text: `- ${card}` }], secondEditionWords.cardKinds);
  const [found] = cards;
  if (!found || problems.length > 0) throw new Error(JSON.stringify(problems));
  return found;
}

const saying = (text: string): Definition => define(`{title: Ensign, ${PERSONNEL}, text: "${text}"}`);

/** Runs a scenario; what fails in it. */
function failures(cards: readonly string[], rest: string): readonly string[] {
  const text = `scenario: x\ncards:\n${cards.map((card) => `  - ${card}\n`).join('')}${rest}`;
  const outcome = runScenarioText(text, 'x.yaml', editions);
  if (outcome.kind === 'malformed') throw new Error(JSON.stringify(outcome.problems));
  return outcome.result.failures.map(({ line, expected, actual }) => `${line}: ${expected}, is ${actual}`);
}

const HOME =
  '{title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "HQ: [Fed] cards, equipment."}';

test('2E-ABIL-01, 2E-KEYW-04: keywords are abilities, lost with all others', () => {
  const cards = [
    `{title: Hunter, keywords: "Assault. Thief.", ${PERSONNEL}}`,
    '{title: Raid, type: event, cost: 1, text: "Plays in your core. To play this event, you must command a Thief personnel."}',
    '{title: Hush, type: event, cost: 1, text: "Plays in your core. Each opponent\'s personnel loses all abilities."}',
    HOME,
  ];
  const position = (core: string): string =>
    `players:\n  kirk: {hand: [Raid], missions: [{mission: Home, here: [Hunter]}]}\n  spock: {core: [${core}]}\n`;
  expect(failures(cards, `${position('')}steps:\n  - expect: {offers: [play Raid], asks: kirk}\n`)).toEqual([]);
  expect(failures(cards, `${position('Hush')}steps:\n  - expect: {no offer: [play Raid], asks: kirk}\n`)).toEqual([]);
});

test('2E-ABIL-02: text that begins with "when" or "Order" is one ability', () => {
  expect(saying('When you play this personnel, draw a card.').abilities).toHaveLength(1);
  expect(saying('Order - Discard a card from hand to draw a card.').abilities).toHaveLength(1);
  expect(saying('When you play this personnel, draw a card. You may then score 5 points.').abilities).toHaveLength(1);
});

test('2E-ABIL-03: a continuous effect is one ability, with or without a condition', () => {
  expect(saying('Each of your Klingons is Strength +1.').abilities).toHaveLength(1);
  expect(saying('While this personnel is facing a dilemma, he is Strength +1.').abilities).toHaveLength(1);
});

test('2E-ABIL-04: a personnel has no ability, one or several', () => {
  expect(define(`{title: Ensign, ${PERSONNEL}}`).abilities).toEqual([]);
  const two = saying('When you play this personnel, draw a card. Order - Discard a card from hand to draw a card.');
  expect(two.abilities).toHaveLength(2);
});

test('2E-ABIL-05: skills are no abilities', () => {
  const doctor = define(`{title: Doctor, skills: "2 Medical, Science", ${PERSONNEL}}`);
  expect(doctor.abilities).toEqual([]);
  expect(doctor.skills).toEqual({ Medical: 2, Science: 1 });
});

test('2E-CMDR-01: the keyword Commander names the ship', () => {
  const captain = define(`{title: Picard, keywords: "Commander: U.S.S. Enterprise-E.", ${PERSONNEL}}`);
  expect(captain.keywords).toEqual({ Commander: 'U.S.S. Enterprise-E' });
});

test('2E-CMDR-02: a commander aboard that ship changes nothing', () => {
  const cards = [
    `{title: Picard, keywords: "Commander: Enterprise.", ${PERSONNEL}}`,
    '{title: Enterprise, type: ship, affiliation: Federation, cost: 4, range: 9, weapons: 8, shields: 8}',
    HOME,
  ];
  const rest = `players:
  kirk: {missions: [{mission: Home, ships: [{ship: Enterprise, aboard: [Picard]}]}]}
  spock: {}
steps:
  - expect: {attributes: {Picard: {strength: 7}, Enterprise: {range: 9, weapons: 8, shields: 8}}, asks: kirk}
`;
  expect(failures(cards, rest)).toEqual([]);
});
