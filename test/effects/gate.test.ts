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
