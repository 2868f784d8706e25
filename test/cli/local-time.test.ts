/** Times, names and tables as they are printed. */
import { expect, it } from 'vitest';
import { localDay, localTime } from '../../src/cli/run/local-time.ts';
import { seatsCalled } from '../../src/cli/run/names.ts';
import { textTable } from '../../src/cli/run/text-table.ts';

it('days and hours are those of the place, and every part has its figures', () => {
  const date = new Date(2026, 0, 2, 3, 4);
  expect(localDay(date)).toBe('2026-01-02');
  expect(localTime(date)).toBe('2026-01-02 03:04');
});

it('two people whom nobody has named are told apart by their number', () => {
  expect(seatsCalled('', 'human', '')).toBe('Player 1=human,Player 2=human');
  expect(seatsCalled('Anna', 'human', '')).toBe('Anna=human,Player 2=human');
  expect(seatsCalled('', 'bot', '')).toBe('You=human,Bot=bot');
});

it('a table has its words at the left and its numbers at the right', () => {
  expect(textTable([['deck', 'won'], ['klingon', '7']], 1)).toEqual(['deck     won', 'klingon    7']); // prettier-ignore
});
