/** What card texts are told of the objectives variant: its zones by their words, how cards lie there, which tactic is current. */
import { expect, test } from 'vitest';
import { objectives } from '../../../src/rules/objectives/index.ts';
import { secondEdition } from '../../../src/rules/second-edition/index.ts';
import { inside } from '../../engine/walks.ts';
import { after, position, type Position } from '../second-edition/positions.ts';

const { texts, places } = objectives;
const shared = secondEdition.texts;

const CARDS = `
  - {title: Void, type: location, location: space, quadrant: alpha, span: 3}
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Survey, type: objective, objective: planet, points: 35, requirements: "Law and Cunning>4"}
  - {title: Rite, type: objective, objective: planet, points: 35, requirements: Law}
  - {title: Charting, type: objective, objective: space, points: 30, requirements: Law}
  - {title: Korva, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Hulk, type: ship, affiliation: Romulan, cost: 4, range: 8, weapons: 6, shields: 6}
  - {title: Salvo, type: tactic, attack: 3, hull: 35}
  - {title: Roll, type: tactic, defense: 3, hull: 20}
  - {title: Sweep, type: tactic, attack: 1, hull: 20}
  - {title: Boost, type: interrupt, text: "When tactics are revealed, draw a card."}
  - {title: Haze, type: dilemma, dilemma: dual, cost: 1, text: "Choose a personnel to be stopped."}
`;
const ENGAGED = `
ruleset: objectives
players:
  kirk:
    locations: [{location: Void, ships: [{ship: Talon, aboard: [Korva]}, {ship: Hulk, commander: spock}]}]
    tactics: [Salvo, Sweep]
    hand: [Boost]
  spock: {tactics: [Roll]}
segment: orders
`;

test('objectives: texts have words for its piles and for where objectives lie', () => {
  const own = [...texts.zones].filter(([word]) => !shared.zones.has(word));
  expect(own).toEqual([
    ['objectivePile', 'objective pile'],
    ['tacticPile', 'tactics'],
  ]);
  expect([...shared.zones].every(([word, zone]) => texts.zones.get(word) === zone)).toBe(true);
});

test('objectives: nothing is in play in the side decks, nor what is drawn of them', () => {
  expect([...texts.outsidePlay].toSorted()).toEqual(
    [...shared.outsidePlay, 'objective pile', 'tactics', 'drawn tactics', 'current tactic'].toSorted(),
  );
});

test('objectives: systems lie on their ship like what is played on it, and damage', () => {
  expect(texts.lyingOn).toEqual(['on', 'damage', 'systems']);
});

test('objectives: objectives lie face down in their pile, a tactic on top of its own; beneath it tactics lie face up', () => {
  const down = (isOnTop: boolean): readonly string[] =>
    places.zones.filter((zone) => texts.faceIn(zone, isOnTop) === 'down').toSorted();
  expect(down(true)).toEqual(['deck', 'dilemmas', 'hand', 'objective pile', 'stack', 'tactics']);
  expect(down(false)).toEqual(['deck', 'hand', 'objective pile', 'stack']);
});

/** Everything that is current for a player: titles, and whose tactic they are for. */
function currentIn(table: Position): readonly string[] {
  const engine = inside(objectives, table.game);
  return [0, 1].flatMap((player) =>
    engine.cards
      .filter((card) => texts.isCurrentTactic(engine, card, player))
      .map((card) => `${engine.definitionOf(card).title} of ${player}`),
  );
}

test('objectives: a tactic that is turned up is current for its owner, until it is put away [OBJ-TACTIC-14]', () => {
  const table = position(CARDS, ENGAGED);
  after(table, 'kirk: engage Hulk with Talon', 'kirk: tactic draw', 'kirk: tactic none');
  after(table, 'spock: tactic draw', 'kirk: tactic Salvo');
  // Laid, and not turned up.
  expect(currentIn(table)).toEqual([]);
  after(table, 'spock: tactic Roll');
  expect(table.game.request).toMatchObject({ kind: 'respond', about: 'reveal' });
  expect(currentIn(table)).toEqual(['Salvo of 0', 'Roll of 1']);
  after(table, 'kirk: pass');
  expect(currentIn(table)).toEqual([]);
});

test('objectives: what is put into a pile of tactics from the table goes beneath it; whatever else is, to the discard pile', () => {
  const engine = inside(objectives, position(CARDS, ENGAGED).game);
  const pileOf = (title: string) => {
    const card = engine.cards.find((one) => engine.definitionOf(one).title === title);
    return card === undefined ? null : texts.pileOf(engine, card);
  };
  expect(pileOf('Salvo')).toMatchObject({ zone: 'tactics', at: 'bottom' });
  expect(pileOf('Korva')).toEqual({ zone: 'discard', at: 'top' });
});

/** The place of every objective, as texts ask for it. */
function placesOfTasks(table: Position): Readonly<Record<string, string>> {
  const engine = inside(objectives, table.game);
  const tasks = engine.cards.filter((card) => engine.definitionOf(card).type === 'objective');
  return Object.fromEntries(
    tasks.map((task) => {
      const place = texts.placeOfTask?.(engine, task) ?? -1;
      return [engine.definitionOf(task).title, place === 0 ? 'nowhere' : engine.definitionOf(place).title];
    }),
  );
}

test('objectives: an objective is where it was completed, or where it is attempted just now, else nowhere [OBJ-REQ-07, OBJ-WORD-02]', () => {
  const table = position(
    CARDS,
    `
ruleset: objectives
players:
  kirk:
    locations: [{location: Rock, here: [Korva]}, {location: Void, ships: [{ship: Talon, aboard: [Korva]}]}]
    active: [Survey, Rite]
    completed: [{objective: Charting, at: Void}]
  spock: {dilemmas: [Haze]}
segment: orders
`,
  );
  expect(placesOfTasks(table)).toEqual({ Survey: 'nowhere', Rite: 'nowhere', Charting: 'Void' });
  after(table, 'kirk: attempt Survey at Rock');
  expect(placesOfTasks(table)).toEqual({ Survey: 'Rock', Rite: 'nowhere', Charting: 'Void' });
});
