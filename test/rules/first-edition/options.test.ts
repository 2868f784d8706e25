/** What players of First Edition may agree on before a game. */
import { expect, test } from 'vitest';
import { DEFAULTS, readOptions } from '../../../src/rules/first-edition/options.ts';

const read = (given: Readonly<Record<string, string | number | boolean>>) =>
  readOptions(new Map(Object.entries(given)));

test('94-ADV-11: without options all defaults hold: the basic game', () => {
  expect(read({})).toEqual({ slices: { options: DEFAULTS }, problems: [] });
});

test('94-ADV-10: an option that there is not is reported, and so is what it cannot be', () => {
  expect(read({ 'house.rule': true }).problems.map(({ option }) => option)).toEqual(['house.rule']);
  expect(read({ 'win.points': 120 }).problems.map(({ remedy }) => remedy)).toEqual(['write: 100, 150, 200']);
  expect(read({ toString: true }).problems).toHaveLength(1);
  expect(read({ 'win.points': 150 })).toEqual({
    slices: { options: { ...DEFAULTS, 'win.points': 150 } },
    problems: [],
  });
});

test('94-ADV-02, 94-ADV-09: a spaceline is longer by an even number, and shorter in small games only', () => {
  expect(read({ 'line.length': 16 }).problems).toEqual([]);
  expect(read({ 'line.length': 13 }).problems).toHaveLength(1);
  expect(read({ 'line.length': 8 }).problems).toHaveLength(1);
  expect(read({ 'line.length': 8, small: true, 'deck.size': 40 }).problems).toEqual([]);
  expect(read({ 'deck.size': 40 }).problems).toHaveLength(1);
});

test('94-ADV-10: each option may be any of what the ledger lists, and nothing else', () => {
  const all = {
    'deck.limit': ['exact', 'none'],
    'deck.stand-ins': [true, false],
    small: [true, false],
    'win.points': [100, 150, 200],
    'win.minutes': ['none', 60],
    uniqueness: ['player', 'game'],
    stakes: ['note', 'off'],
    'line.first': ['chance', 'agreed'],
    'turn.first': ['second', 'last-placed'],
    'seed.mistakes': ['refuse', 'allow'],
    'range.used-up': ['no-movement', 'stopped'],
    retaliation: ['if-safe', 'always'],
    'repair.done': ['end-of-turn', 'start-of-turn'],
    'win.deck-out': ['empty', 'no-draw'],
  };
  for (const [name, values] of Object.entries(all)) {
    for (const value of values)
      expect(read({ [name]: value })).toEqual({ slices: { options: { ...DEFAULTS, [name]: value } }, problems: [] });
    expect(read({ [name]: 'otherwise' })).toEqual({
      slices: { options: DEFAULTS },
      problems: [
        {
          option: name,
          message: `the option "${name}" can't be otherwise`,
          remedy: `write: ${values.join(', ')}`,
        },
      ],
    });
  }
  const { problems } = read({ 'house.rule': true });
  expect(problems[0]?.remedy).toBe(`there are: line.length, deck.size, ${Object.keys(all).join(', ')}`);
});

test('94-ADV-02, 94-DECK-01: numbers of cards are whole numbers above 0', () => {
  for (const name of ['line.length', 'deck.size'])
    for (const value of ['12', 0, -2, 12.5, true])
      expect(read({ [name]: value }).problems.map(({ option, remedy }) => [option, remedy])).toEqual([
        [name, 'write: a number'],
      ]);
  expect(read({ 'line.length': 12, 'deck.size': 60 }).problems).toEqual([]);
  expect(read({ 'deck.size': 61 }).slices).toEqual({ options: { ...DEFAULTS, 'deck.size': 61 } });
  expect(read({ 'deck.size': 1, small: true }).problems).toEqual([]);
});
