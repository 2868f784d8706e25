/** Large screens: the room is used, and nothing is said twice. */
import { afterEach, describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/players/chance.ts';
import { greedyPlayer } from '../../src/players/second-edition/index.ts';
import { layout } from '../../src/tui/frame/layout.ts';
import type { Rect } from '../../src/tui/frame/layout.ts';
import { legendPane, stacked } from '../../src/tui/frame/panels/legend.ts';
import { tableWithBot } from './by-keys.ts';
import { sitDown } from './harness.tsx';
import { attemptOf, say, tableOf } from './second-edition/plays.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function sitAt(table: Parameters<typeof sitDown>[0], columns: number, rows: number) {
  const seat = sitDown(table, columns, rows, { depth: 'none', ascii: true }, 'off');
  open.push(seat);
  return seat;
}

/** The columns of the screen below the rows of places, each as its rows. */
function columnsOf(text: string, columns: number, rows: number): readonly (readonly string[])[] {
  const lines = text.split('\n').map((each) => each.padEnd(columns));
  const { regions } = layout(columns, rows, 'pane');
  const side = (rect: Rect | undefined): readonly string[] =>
    rect === undefined ? [] : lines.slice(rect.y, -2).map((each) => each.slice(rect.x, rect.x + rect.width));
  return [side(regions.upper), side(regions.pane), side(regions.inspector)].filter((each) => each.length > 0);
}

function longestBlank(rows: readonly string[]): number {
  let [longest, now] = [0, 0];
  for (const each of rows) {
    now = each.trim() === '' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

describe.each([
  [110, 35],
  [160, 50],
  [200, 60],
])('a screen of %i by %i', (columns, rows) => {
  it('has no ten empty rows in any column, and is more than half used, all through a game', () => {
    const table = tableWithBot(11);
    const seat = sitAt(table, columns, rows);
    for (let count = 0; count < 60 && table.request() !== null; count += 1) {
      const request = table.request();
      if (count % 10 === 0) {
        const parts = columnsOf(seat.text(), columns, rows);
        for (const part of parts) expect(longestBlank(part)).toBeLessThan(10);
        const all = parts.flat();
        expect(all.filter((each) => each.trim() !== '').length).toBeGreaterThan(all.length / 2);
      }
      if (request !== null) table.answer(greedyPlayer(table.view(), request, chanceFrom(11, 0, count)));
    }
  });
});

const times = (text: string, words: string): number => text.split(words).length - 1;

describe('nothing is said twice', () => {
  it('of a place whose card stands beside it', () => {
    const table = tableOf(attemptOf('Smith', 'Trap'), 0);
    expect(times(sitAt(table, 80, 24).text(), '[Fed]')).toBe(1);
    const wide = sitAt(table, 110, 35).text();
    expect(times(wide, 'Attempt: [Fed]')).toBe(1);
    expect(times(wide, '[Fed]')).toBe(1);
    expect(times(wide, '2 Engineer and Cunning>12')).toBe(1);
  });

  it('of the dilemmas that are chosen from', () => {
    const table = tableOf(attemptOf('Smith', 'Trap, Pit'), 1);
    const seat = sitAt(table, 160, 50);
    say(table, 'attempt Rock');
    expect(seat.text()).toContain('Stack dilemmas');
    expect(seat.text()).toMatch(/1 dual +Trap/);
    expect(times(seat.text(), '1 dual   Trap')).toBe(1);
  });

  it('of who attempts: the panel of the attempt has what the team is measured against, the place only who is there', () => {
    const table = tableOf(attemptOf('Smith, Ensign', 'Pit'), 0);
    const seat = sitAt(table, 160, 50);
    expect(seat.text()).toMatch(/team +Engineer 3\/2/);
    say(table, 'attempt Rock');
    expect(seat.text()).toMatch(/mission Engineer 3\/2/);
    expect(seat.text()).not.toMatch(/team +Engineer 3\/2/);
  });
});

describe('what nothing else has the room of', () => {
  const meanings = [
    ['one', 'the first'],
    ['two', 'a meaning that takes more than a single line of so narrow a pane'],
  ] as const;
  const told = (rows: number): readonly string[] =>
    legendPane('Words', meanings, 40, rows).entries.map(({ line }) =>
      line
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    );

  it('is left to words, each whole or not at all', () => {
    expect(told(2)).toEqual(['one         the first']);
    expect(told(3)).toEqual(['one         the first']);
    expect(told(9)).toHaveLength(4);
  });

  it('stands below a pane only where some rows are left', () => {
    const pane = { title: 'Above', right: '', entries: [] };
    const titles = (height: number): number =>
      stacked(pane, [(rows) => legendPane('Words', meanings, 40, rows)], 40, height, null).filter((line) =>
        line.some(({ text }) => text.includes('Words')),
      ).length;
    expect([titles(5), titles(6)]).toEqual([0, 1]);
  });
});
