/** What is put right in a printed text before it is read: each correction disregards what it says itself, whatever the others do. */
import { expect, test } from 'vitest';
import { correcting } from '../../src/language/text/text.ts';

const correct = correcting([
  [/teh(?! card)/, 'the'],
  [/recieve/gi, 'receive'],
]);

test.each([
  ['Draw teh ship', 'Draw the ship'],
  // Capitals count for the one, and do not for the other.
  ['Draw teh Card', 'Draw the Card'],
  ['Draw teh card', 'Draw teh card'],
  ['RECIEVE  a card, recieve two', 'receive a card, receive two'],
  ['Draw a card', 'Draw a card'],
])('%s', (text, corrected) => {
  expect(correct(text)).toBe(corrected);
});
