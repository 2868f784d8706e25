/** What is said of cards where nobody asks for it is refused: a text that leaves a word out when it is carried out would be silently wrong. */
import { describe, expect, test } from 'vitest';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { compilingWith } from '../language/compiled.ts';

const compile = compilingWith([]);
const gaps = (type: string, text: string): string => {
  const { program, leftover } = compile(type, text);
  expect(leftover).toEqual([]);
  return notCarriedOut(program).join('; ');
};

describe('of cards it is not asked', () => {
  test.each([
    [
      'Event',
      'Begin combat involving two of your Klingons. If you win, score 5 points. Destroy this event.',
      'how many',
    ],
    ['Equipment', 'Your personnel present who has the highest Strength is Strength +2.', 'the most or the least'],
    ['Dilemma', 'Randomly select two personnel of different species to be stopped.', 'that they differ'],
    ['Dilemma', 'Kill up to two personnel with the highest Strength.', 'the most or the least'],
    ['Event', 'Plays in your core. The first personnel you play each turn is attributes +2.', 'the first or next'],
    ['Personnel', 'While the top card of your deck is a personnel, this personnel is attributes +1.', 'all the time'],
    ['Event', 'Each player takes command of an event. Destroy this event.', 'each of several players'],
    ['Event', 'Download a personnel from your discard pile. Destroy this event.', 'elsewhere than the deck'],
  ])('%s: %s', (type, text, words) => {
    expect(gaps(type, text)).toContain(words);
  });
});

describe('it is asked', () => {
  test.each([
    ['Event', 'Begin combat involving your Klingons. If you win, score 5 points. Destroy this event.'],
    ['Dilemma', 'Kill the personnel with the highest Strength.'],
    ['Event', 'Plays in your core. The first personnel you play each turn is cost -1.'],
    [
      'Personnel',
      'Order - Reveal the top card of your deck. If the top card of your deck is a personnel, draw a card.',
    ],
    ['Ship', 'While this ship has two personnel of different species aboard, it is Range +2.'],
  ])('%s: %s', (type, text) => {
    expect(gaps(type, text)).toBe('');
  });
});
