/** What holds cards back is told by the first words of what is not understood. */
import { expect, test } from 'vitest';
import { blankCard, coverageOf } from '../../src/catalog/index.ts';

const card = (title: string, ...leftover: readonly string[]) => ({
  name: title,
  set: '',
  card: blankCard(title, 'event', { leftover }),
});

test('cards with the same first words are counted together, and the words end without a colon', () => {
  const { obstacles } = coverageOf([
    card('A', 'more than 200000 steps: while you have a ship'),
    card('B', 'more than 200000 steps: when you play a card', 'bend space'),
  ]);
  expect(obstacles).toEqual([
    { words: 'more than 200000 steps', cards: 2, alone: 1 },
    { words: 'bend space', cards: 1, alone: 0 },
  ]);
});
