/** A whole game, played by keys. */
import { describe, expect, it } from 'vitest';
import { median, playByKeys, tableWithBot } from './by-keys.ts';
import { sitDown } from './harness.tsx';

/** What a key that marks a card of a list may cost, half of them: the cursor's bar covers two whole lines. */
const markBudget = 320;

describe('a whole game by keys', () => {
  it.each([
    [80, 24, 3, 225],
    [100, 30, 5, 265],
  ] as const)(
    'is played to its end at %ix%i with seed %i, half of all keys for less than %i bytes',
    (columns, rows, seed, keyBudget) => {
      const seat = sitDown(tableWithBot(seed), columns, rows, { depth: '16', ascii: false });
      const bytes: number[] = [];
      const marks: number[] = [];
      const key = (text: string): void => {
        const before = seat.store.ui().question;
        seat.written();
        seat.type(text);
        const cost = Buffer.byteLength(seat.written());
        bytes.push(cost);
        if (before !== null && before.marks !== seat.store.ui().question?.marks && seat.store.ui().question !== null)
          if (seat.store.ui().question?.path === before.path) marks.push(cost);
      };
      playByKeys(seat, seed, key, () => expect(seat.frame().split('\n').length).toBe(rows));
      // How it ended is not told before the last play has been seen.
      if (seat.store.ui().overlay?.kind === 'scene') {
        expect(seat.text()).not.toContain('Game over');
        seat.type('s');
      }
      expect(seat.text()).toContain('Game over');
      seat.close();
      expect(median(bytes)).toBeLessThan(keyBudget);
      expect(marks.length).toBeGreaterThan(10);
      expect(median(marks)).toBeLessThan(markBudget);
    },
    120_000,
  );
});
