/** Two threads that compile the same cards: each card is taken once, and nobody waits for what was not begun. */
import { expect, it } from 'vitest';
import { begin, done, newCounts, takeSome, waitForHelper } from '../../src/cli/compiling.ts';

const wanted = Array.from({ length: 50 }, (_, index) => 2 * index);

it('cards are taken by one of the two, each once and in order', () => {
  const counts = newCounts();
  const taken = [
    takeSome(counts, wanted),
    begin(counts, wanted),
    takeSome(counts, wanted),
    takeSome(counts, wanted),
    takeSome(counts, wanted),
  ];
  expect(taken.flat()).toEqual(wanted);
  expect(taken.at(-1)).toEqual([]);
});

it('what the helper has begun is waited for, but not for ever', () => {
  const counts = newCounts();
  expect(waitForHelper(counts, 0)).toBe(true);
  begin(counts, wanted);
  expect(waitForHelper(counts, 1)).toBe(false);
  done(counts);
  expect(waitForHelper(counts, 0)).toBe(true);
});
