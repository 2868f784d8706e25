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
  [
    'Your opponent draws two cards then discards a card from hand.',
    'Your opponent draws two cards, then discards a card from hand.',
  ],
  [
    'Place this dilemma on your ship. Damage - While you have two Engineers aboard this ship, it is Range +1.',
    'Place this dilemma on your ship. Damage - While you command two Engineer personnel aboard this ship, it is Range +1.',
  ],
  [
    'If your opponent commands a captive, lose 5 points.',
    'If your opponent has a captive in his or her brig, lose 5 points.',
  ],
  [
    'Randomly select two personnel. If they both have Honor, they are killed.',
    'Randomly select two personnel. If each of them has Honor, they are killed.',
  ],
  [
    'Randomly select three personnel. If all three have Honor, they are killed.',
    'Randomly select three personnel. If each of them has Honor, they are killed.',
  ],
  [
    'When this dilemma is revealed, your opponent may discard an event from hand to make it cost -2. Draw a card.',
    'When this dilemma is revealed, your opponent may discard an event from hand to make this dilemma cost -2. Draw a card.',
  ],
  [
    'Your opponent examines your hand and discards a card.',
    'Your opponent examines your hand and discards one of those cards.',
  ],
  [
    'Randomly select a personnel to be stopped. If that personnel has Honor, randomly select a second personnel to be stopped. If that personnel has Law, he or she is killed.',
    'Randomly select a personnel (A) to be stopped. If A has Honor, randomly select another personnel than A to be stopped. If A has Law, A is killed.',
  ],
  [
    'Place this dilemma in your core. When you play an event, choose a personnel to be stopped.',
    'Place this dilemma in your core. When you play an event, choose one of your personnel to be stopped.',
  ],
  [
    'Unless you have Law, Honor, or 2 Medical, all your personnel are stopped.',
    'Unless you have Law or Honor or 2 Medical, all your personnel are stopped.',
  ],
  [
    'Choose a personnel who has Law, Honor, or Cunning>6 to be stopped.',
    'Choose a personnel who has Law or Honor or Cunning>6 to be stopped.',
  ],
  [
    'Unless you have Law, Honor and Physics, or 2 Medical, all your personnel are stopped.',
    'Unless you have Law and Honor and Physics or 2 Medical, all your personnel are stopped.',
  ],
];

describe('two wordings of one meaning', () => {
  test.each(SAME)('%s', (one, other) => {
    expect(meaning(one)).toEqual(meaning(other));
  });
});

test('levels of a skill aboard a ship are no personnel who have it', () => {
  const text = 'Place this dilemma on your ship. Damage - While you have 2 Engineer aboard this ship, it is Range +1.';
  expect(meaning(text)).toMatchObject([{}, { at: { while: { c: 'req', req: { r: 'skill', n: 2 } } }, damage: true }]);
});

test('who is chosen of a hand that was examined and goes into that deck is of that hand', () => {
  const text = 'Your opponent examines your hand and chooses a personnel to be placed on top of your deck.';
  expect(meaning(text)).toMatchObject([
    { do: [{ x: 'look', what: { as: 'a' } }, { x: 'pick', sel: { ref: 'a' } }, {}] },
  ]);
  const faced = 'Reveal your hand and choose a personnel to be stopped.';
  expect(meaning(faced)).not.toMatchObject([{ do: [{}, { x: 'pick', sel: { ref: 'a' } }, {}] }]);
});

test('what goes on about what was only named or seen unless something is so, is under that condition', () => {
  const text =
    'Unless you have 2 Law, your opponent names a card type. Reveal the top card of your deck. If it is that type, all your personnel are stopped. Otherwise, place it in your hand. Draw a card.';
  const then = [{ x: 'name' }, { x: 'look' }, { x: 'if', then: [{ x: 'stop' }], else: [{ x: 'put' }] }];
  expect(meaning(text)).toMatchObject([
    {
      do: [
        { x: 'if', then },
        { x: 'put', why: 'draw' },
      ],
    },
  ]);
});

test('what several have together is not what each of them has', () => {
  const text = 'Randomly select two personnel. If they have Honor, they are killed.';
  expect(meaning(text)).toMatchObject([{ do: [{ x: 'pick' }, { x: 'if', if: { c: 'req' } }] }]);
});

test('what is put off to a moment is put off as the dilemma is faced', () => {
  const text =
    'Place this dilemma on this mission. At the start of each of your turns, lose 5 points. At the end of your next turn, this dilemma is overcome.';
  expect(meaning(text)).toMatchObject([{}, { at: { t: 'clock' }, do: [{ x: 'points' }] }, { do: [{ x: 'later' }] }]);
});

test('a dilemma that lies on a ship speaks of that one', () => {
  const [, holds] = [meaning('Place this dilemma on your ship at this mission. This ship cannot move.')].flat();
  expect(JSON.stringify(holds)).toContain('"how":"on","sel":{"ref":"this"}');
});

/** What no dilemma can mean. */
const REFUSED: readonly (readonly [text: string, words: string])[] = [
  [
    'Place this dilemma on your ship. Damage - This ship is Range -1. Your opponent draws a card.',
    'Your opponent draws',
  ],
  ['Place this dilemma on your ship. Damage - This ship is Range -1. Order - Draw a card.', 'Order - Draw a card'],
  ['Randomly select a personnel to be stopped for each two events your opponent commands.', 'commands'],
  ['Unless you have a Hand Weapon for each personnel, randomly select a personnel to be killed.', 'killed'],
  [
    'If this dilemma is prevented, draw a card. Randomly select a personnel to be killed.',
    'what is prevented does nothing',
  ],
];

describe('refused', () => {
  test.each(REFUSED)('%s', (text, words) => {
    expect(compile('Dilemma', text).leftover.join(' | ')).toContain(words);
  });
});
