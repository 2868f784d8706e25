/** What dilemmas say in several ways means the same, and what is not understood of them is refused: our own sentences. */
import { describe, expect, test } from 'vitest';
import { compilingWith, meaningOf } from './compiled.ts';

const compile = compilingWith(['Second Title']);
const meaning = (text: string): unknown => meaningOf(compile, 'Dilemma', text);

/** Two wordings of one meaning. */
const SAME: readonly (readonly [one: string, other: string])[] = [
  [
    'Place this dilemma on your ship. Damage - This ship is Range -1. At the start of each of your turns, randomly select a personnel aboard this ship to be killed.',
    'Place this dilemma on your ship. Damage - This ship is Range -1. Damage - At the start of each of your turns, randomly select a personnel aboard this ship to be killed.',
  ],
  [
    'Place this dilemma on your ship. Damage - At the end of each of your turns, discard a card from hand. This ship is Range -1.',
    'Place this dilemma on your ship. Damage - At the end of each of your turns, discard a card from hand. Damage - This ship is Range -1.',
  ],
];

describe('two wordings of one meaning', () => {
  test.each(SAME)('%s', (one, other) => {
    expect(meaning(one)).toEqual(meaning(other));
  });
});

/** What no dilemma can mean. */
const REFUSED: readonly (readonly [text: string, words: string])[] = [
  [
    'Place this dilemma on your ship. Damage - This ship is Range -1. Your opponent draws a card.',
    'Your opponent draws',
  ],
  ['Place this dilemma on your ship. Damage - This ship is Range -1. Order - Draw a card.', 'Order - Draw a card'],
];

describe('refused', () => {
  test.each(REFUSED)('%s', (text, words) => {
    expect(compile('Dilemma', text).leftover.join(' | ')).toContain(words);
  });
});
