/** What views of the variant show beside those of the Second Edition: the duel of tactics, where objectives were completed. */
import { expect, test } from 'vitest';
import type { CardView, PileView } from '../../../src/engine/showing/view.ts';
import { after, position, type Position } from '../second-edition/positions.ts';

const CARDS = `
  - {title: Void, type: location, location: space, quadrant: alpha, span: 3}
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Survey, type: objective, objective: planet, points: 35, requirements: "Law and Cunning>4"}
  - {title: Korva, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Tavik, type: personnel, affiliation: Romulan, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 6}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Hulk, type: ship, affiliation: Romulan, cost: 4, range: 8, weapons: 6, shields: 8}
  - {title: Salvo, type: tactic, attack: 3, defense: 7, hull: 35, text: "While this is your current tactic, add 2 to your Weapons total."}
  - {title: Feint, type: tactic, attack: 1, hull: 20}
  - {title: Blunder, type: tactic, attack: 5, defense: 1, hull: 20, text: "While this is your current tactic, subtract 20 from your Shields total."}
  - {title: Omen, type: interrupt, text: "When tactics are revealed, draw a card."}
  - {title: Herald, type: interrupt, text: "When combat begins, draw a card."}
`;
const ENGAGED = `
ruleset: objectives
players:
  kirk: {locations: [{location: Void, ships: [{ship: Talon, aboard: [Korva]}, {ship: Hulk, commander: spock}]}], tactics: [Salvo, Feint], hand: [Omen]}
  spock: {tactics: [Blunder]}
segment: orders
`;

/** A pile in words: how many cards, and those that the viewer knows. */
const pileIn = (pile: PileView | undefined): string =>
  pile === undefined ? 'none' : [pile.count, ...pile.cards.map(({ definition }) => definition.title)].join(' ');

/** What a viewer sees of the sides of a battle. */
const sides = ({ game }: Position, viewer: number) =>
  game.view(viewer).battle?.sides.map(({ known, bonus, drawn, current }) => ({
    ...{ known, bonus, drawn: pileIn(drawn), current: pileIn(current) },
  }));

const NOTHING = { bonus: 0, drawn: '0', current: '0' };

test('objectives: what is drawn and laid is counted for all, and known to its player before both tactics are turned up [OBJ-TACTIC-02, OBJ-TACTIC-05]', () => {
  const table = position(CARDS, ENGAGED);
  expect(table.game.view(0).battle).toBeNull();
  after(table, 'kirk: engage Hulk with Talon', 'kirk: tactic draw');
  expect(sides(table, 0)).toEqual([
    { ...NOTHING, known: 6, drawn: '1 Salvo' },
    { ...NOTHING, known: 8 },
  ]);
  expect(sides(table, 1)).toEqual([
    { ...NOTHING, known: 6, drawn: '1' },
    { ...NOTHING, known: 8 },
  ]);
  after(table, 'kirk: tactic draw', 'spock: tactic draw', 'kirk: tactic Salvo');
  expect(sides(table, 0)).toEqual([
    { ...NOTHING, known: 6, current: '1 Salvo' },
    { ...NOTHING, known: 8, drawn: '1' },
  ]);
  expect(sides(table, 1)).toEqual([
    { ...NOTHING, known: 6, current: '1' },
    { ...NOTHING, known: 8, drawn: '1 Blunder' },
  ]);
});

test('objectives: what tactics add is told once they lie open, by bonus and by text, and no total is below nothing [OBJ-ENGAGE-07, OBJ-ENGAGE-08]', () => {
  const table = position(CARDS, ENGAGED);
  after(table, 'kirk: engage Hulk with Talon', 'kirk: tactic draw', 'kirk: tactic none', 'spock: tactic draw');
  after(table, 'kirk: tactic Salvo', 'spock: tactic Blunder');
  for (const viewer of [0, 1])
    expect(sides(table, viewer)).toEqual([
      { known: 11, bonus: 5, drawn: '0', current: '1 Salvo' },
      { known: 0, bonus: -19, drawn: '0', current: '1 Blunder' },
    ]);
});

test('objectives: a combat has neither tactics nor a bonus', () => {
  const table = position(
    CARDS,
    `
ruleset: objectives
players:
  kirk: {locations: [{location: Rock, here: [Korva, {card: Tavik, commander: spock}]}], hand: [Herald]}
  spock: {}
segment: orders
`,
  );
  after(table, 'kirk: fight at Rock');
  const { battle } = table.game.view(0);
  expect(battle?.kind).toBe('combat');
  expect(battle?.sides.map((side) => Object.keys(side))).toEqual([
    ['player', 'pile', 'counts', 'known', 'total'],
    ['player', 'pile', 'counts', 'known', 'total'],
  ]);
});

test('objectives: a completed objective shows where it was completed, another has no such place [OBJ-REQ-07]', () => {
  const { game } = position(
    CARDS,
    `
ruleset: objectives
players:
  kirk: {locations: [Rock], active: [Survey], completed: [{objective: Survey, at: Rock}]}
  spock: {}
`,
  );
  const zones = game.view(1).players[0]?.zones;
  const seen = (zone: string): CardView | undefined => zones?.[zone]?.cards[0];
  expect(seen('completed')?.completedAt).toBe(seen('locations')?.number);
  expect(Object.keys(seen('active') ?? {})).not.toContain('completedAt');
});

test('objectives: who may download a tactic sees what can be chosen, not in what order the pile lies [OBJ-TACTIC-09]', () => {
  const table = position(
    `${CARDS}  - {title: War Room, type: event, cost: 1, text: "Plays in your core. You may download a tactic instead of drawing tactics."}\n`,
    ENGAGED.replace('kirk: {', 'kirk: {core: [War Room], ').replace('[Salvo, Feint]', '[Feint, Salvo, Blunder]'),
  );
  after(table, 'kirk: engage Hulk with Talon');
  const shown = (viewer: number): readonly string[] =>
    table.game.view(viewer).shown.map(({ definition }) => definition.title);
  const inPile = (viewer: number): string => pileIn(table.game.view(viewer).players[0]?.zones['tactics']);
  expect([shown(0), shown(1)]).toEqual([['Feint', 'Salvo', 'Blunder'], []]);
  expect([inPile(0), inPile(1)]).toEqual(['3', '3']);
  expect(table.game.imagine(0, 5).view(0)).toEqual(table.game.view(0));
  after(table, 'kirk: tactic download Salvo');
  expect(shown(0)).toEqual([]);
});
