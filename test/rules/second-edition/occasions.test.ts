/** What is responded to, in the words of a prompt: "Before kirk …: respond?" */
import { expect, test } from 'vitest';
import { occasionOf } from '../../../src/rules/second-edition/occasions.ts';

test.each([
  ['overcome', 'overcomes a dilemma'],
  ['toDiscardPile', 'places cards in the discard pile'],
  ['wonBattle', 'has won a battle'],
  ['kill', 'kills cards'],
  ['destroy', 'destroys cards'],
  ['search', 'searches cards'],
])('%s', (name, words) => {
  expect(occasionOf(name)).toBe(words);
});
