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
