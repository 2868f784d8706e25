/** What is read well and yet carried out by nobody is named, not played: a text that waits for what is never told would wait for ever. */
import { describe, expect, test } from 'vitest';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { compilingWith } from '../language/compiled.ts';

const compile = compilingWith([]);
const gaps = (text: string): readonly string[] => notCarriedOut(compile('Personnel', text).program);

describe('what brings about an event', () => {
  test.each([
    'When a dilemma is overcome by your personnel, draw a card.',
    'When a mission is completed by your Klingon personnel, draw a card.',
  ])('is told of some events only: %s', (text) => {
    expect(gaps(text)[0]).toContain('what brings about the event');
  });
  test.each(['When a dilemma is overcome, draw a card.', 'When your personnel is stopped by a dilemma, draw a card.'])(
    'is asked where it is told, or not at all: %s',
    (text) => {
      expect(gaps(text)).toEqual([]);
    },
  );
});

describe('who faces a dilemma', () => {
  test('is not known once it is overcome', () => {
    expect(gaps('When a dilemma this personnel is facing is overcome, draw a card.')).toEqual([
      'who faces what is overcome',
    ]);
    expect(gaps('When a dilemma this personnel is facing is about to be overcome, draw a card.')).toEqual([]);
  });
});

describe('what changes for a time', () => {
  test.each(['Order - Discard a card from hand to make this personnel Strength +2.'])('says how long: %s', (text) => {
    expect(gaps(text)[0]).toContain('how long');
  });
  test.each([
    'When you play this personnel, each of your personnel present gains Law until the end of this turn.',
    'Order - Begin combat involving this personnel. This personnel is Strength +2.',
    'When you play this personnel, it becomes [Kli].',
  ])('or it is plain: %s', (text) => {
    expect(gaps(text)).toEqual([]);
  });
});

describe('what takes the place of something', () => {
  test.each([
    'When an opponent is about to draw dilemmas, prevent that.',
    'When an opponent is about to draw dilemmas, you may draw a card instead.',
  ])('needs something that is left undone: %s', (text) => {
    expect(gaps(text)[0]).toContain('taking the place of');
  });
  test('as points and cards that are drawn are', () => {
    expect(gaps('When an opponent is about to score points, prevent that.')).toEqual([]);
  });
});

test('nobody else chooses what is exchanged', () => {
  const text =
    'When you complete a mission, an opponent may exchange a dilemma beneath that mission with a dilemma in his or her dilemma pile.';
  expect(gaps(text)).toContain('another player who exchanges cards');
});

test.each([
  [
    'Order - Discard a card from hand to unstop your ship here and each personnel aboard it.',
    'one that need not be stopped, with those aboard who are',
  ],
  [
    "When you play this personnel, return each event on this mission to its owner's hand. If you cannot, draw a card.",
    'whether all of none can be done',
  ],
  ['When any opponent draws a card, any opponent discards a card from hand.', 'which of several opponents is meant'],
])('what a text leaves open is refused: %s', (text, gap) => {
  expect(gaps(text)).toContain(gap);
});

describe('a limit', () => {
  test.each([
    'At the start of your turn, you may draw a card (limit three).',
    'When you overcome a dilemma, you may place a card from hand beneath this mission (limit three).',
  ])('is none of what is done once each time: %s', (text) => {
    expect(gaps(text)).toContain('a limit of what does not grow');
  });
  test('is one of what is counted', () => {
    expect(gaps('When you play this personnel, draw a card for each Klingon you command (limit three).')).toEqual([]);
  });
});

describe('the cost of cards', () => {
  test.each([
    ['Order - Discard a card from hand to make your equipment cost -2 until the end of this turn.', 'one of several'],
    [
      'Order - Discard a card from hand to make each of your personnel cost -1 and Strength +1 this turn.',
      'something else',
    ],
    ['Each of your Klingons present is cost -1.', 'where they are'],
  ])('changes for those that are played, known by what they are alone: %s', (text, why) => {
    expect(gaps(text)[0]).toContain(why);
  });
  test.each([
    'Each of your events is cost -1.',
    'When this personnel is killed, each of your events is cost -1 this turn.',
  ])('changes for all of them: %s', (text) => {
    expect(gaps(text)).toEqual([]);
  });
});

describe('what happens to the card itself out of play', () => {
  test.each([
    'When you reveal this personnel, draw a card.',
    'When this personnel is discarded from your deck, draw a card.',
  ])('is not heard in a pile: %s', (text) => {
    expect(gaps(text)[0]).toContain('where its text does not work');
  });
  test.each(['When you download this personnel, draw a card.', 'When you discard this card from hand, draw a card.'])(
    'is heard in the hand: %s',
    (text) => {
      expect(gaps(text)).toEqual([]);
    },
  );
});

describe('who was attempting', () => {
  test('is not known of whoever is stopped: he attempts no more', () => {
    const found = gaps('When your personnel attempting this mission is stopped by a dilemma, you may draw a card.');
    expect(found[0]).toContain('who was attempting');
  });
});

describe('what was drawn', () => {
  test('is not known afterwards', () => {
    expect(gaps('When you play this personnel, draw a card. If it is an event, lose 5 points.')).toEqual([
      'what was drawn',
    ]);
  });
});
