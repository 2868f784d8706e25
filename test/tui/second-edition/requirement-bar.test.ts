/** What a team has against what is asked, in one line. */
import { expect, it } from 'vitest';
import type { Measured } from '../../../src/engine/state/events.ts';
import { leftLine } from '../../../src/tui/second-edition/requirement-bar.ts';

const part = (what: string, have: number, op: '>' | '>=', need: number): Measured => ({
  what,
  isMet: op === '>' ? have > need : have >= need,
  count: { have, op, need },
});
const left = (parts: readonly Measured[], columns: number): string =>
  leftLine(parts, columns)
    .map(({ text }) => text)
    .join('');

it('what is left without somebody is said as long as there is room for, and never cut off', () => {
  const enough = [part('Engineer', 3, '>=', 1), part('Cunning', 34, '>', 30)];
  expect(left(enough, 40)).toBe(' left: ✓ enough margin 3');
  expect(left(enough, 39)).toBe(' ✓ +3');
  expect(left([part('Engineer', 1, '>=', 1)], 10)).toBe(' ✓');
  const missing = [part('Engineer', 0, '>=', 1), part('Cunning', 17, '>', 30)];
  expect(left(missing, 60)).toBe(' left: Engineer 0/1 ✗ · Cunning 17/>30 ✗ lacks 14');
  expect(left(missing, 30)).toBe(' ✗ Engineer -1 Cunning -14');
  expect(left(missing, 22)).toBe(' ✗ Engi -1 Cunn -14');
  expect(left(missing, 8)).toBe(' ✗ 2');
});
