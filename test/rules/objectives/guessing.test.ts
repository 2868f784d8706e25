/** What a player could take the hidden cards of the variant for: a game as it could be, for all the player knows. */
import { expect, test } from 'vitest';
import { after, position, type Position } from '../second-edition/positions.ts';

const CARDS = `
  - {title: Void, type: location, location: space, quadrant: alpha, span: 3}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Hulk, type: ship, affiliation: Romulan, cost: 4, range: 8, weapons: 6, shields: 8}
  - {title: Korva, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Gorn, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Feast, type: event, cost: 1, text: "Plays in your core."}
  - {title: Survey, type: objective, objective: planet, points: 35, requirements: Law}
  - {title: Patrol, type: objective, objective: space, points: 30, requirements: Law}
  - {title: Salvo, type: tactic, attack: 3, hull: 35}
  - {title: Roll, type: tactic, defense: 3, hull: 20}
  - {title: Sweep, type: tactic, attack: 1, hull: 20}
  - {title: Sand, type: dilemma, dilemma: dual, cost: 1, text: "Randomly stop 1."}
`;
const REST = `
ruleset: objectives
players:
  kirk:
    locations: [{location: Void, ships: [{ship: Talon, aboard: [{card: Korva, as: pilot}, {card: Gorn, as: mate}]}, {ship: Hulk, commander: spock}]}]
    objective pile: [{card: Survey, as: o1}, {card: Patrol, as: o2}]
    tactics: [{card: Salvo, as: t1}, {card: Roll, as: t2}, {card: Sweep, as: t3}]
    hand: [{card: Feast, as: h}]
    deck: [{card: Korva, as: d}]
    dilemmas: [{card: Sand, as: s}]
  spock: {}
segment: orders
`;

/** What each card is taken for by a player, in many games as they could be. */
function guesses({ game, aliases }: Position, player: number): Readonly<Record<string, string>> {
  const games = Array.from({ length: 40 }, (_, seed) => game.imagine(player, seed));
  const titles = (card: number): string =>
    [...new Set(games.map((one) => one.definition(card).title))].toSorted().join(' ');
  return Object.fromEntries([...aliases].map(([name, card]) => [name, titles(card)]));
}

const [objectives, tactics] = ['Patrol Survey', 'Roll Salvo Sweep'];
const PILES = { o1: objectives, o2: objectives, s: 'Sand' };

test('objectives: objectives of a pile could be each other, tactics of a pile each other', () => {
  const table = position(CARDS, REST);
  const unseen = { ...PILES, t1: tactics, t2: tactics, t3: tactics };
  expect(guesses(table, 0)).toEqual({ ...unseen, pilot: 'Korva', mate: 'Gorn', h: 'Feast', d: 'Korva' });
  const [crew, deck] = ['Gorn Korva', 'Feast Korva'];
  expect(guesses(table, 1)).toEqual({ ...unseen, pilot: crew, mate: crew, h: deck, d: deck });
});

test('objectives: tactics drawn and laid could be any of the pile for others, and are known to their player', () => {
  const table = after(position(CARDS, REST), 'kirk: engage Hulk with Talon', 'kirk: tactic draw', 'kirk: tactic draw');
  expect(guesses(table, 0)).toMatchObject({ t1: 'Salvo', t2: 'Roll', t3: 'Sweep' });
  expect(guesses(table, 1)).toMatchObject({ t1: tactics, t2: tactics, t3: tactics });
});
