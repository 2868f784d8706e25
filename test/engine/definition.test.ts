/** Cards of one game have the same fields, whatever is printed on each. */
import { expect, test } from 'vitest';
import { blankCard } from '../../src/catalog/blank.ts';
import { ofOneShape } from '../../src/engine/definition.ts';

test('definitions of one shape have the same fields in the same order and say what they said', () => {
  const cards = [blankCard('Plain', 'personnel'), blankCard('Dear', 'ship', { cost: 5, species: 'Human' })];
  const same = ofOneShape(cards);
  const [first, second] = same.map((card) => Object.keys(card));
  expect(first).toEqual(second);
  expect(same).toEqual(cards);
});
