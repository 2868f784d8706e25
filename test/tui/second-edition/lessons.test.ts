/** The first game and its lessons. */
import { describe, expect, it } from 'vitest';
import { nextLesson } from '../../../src/tui/frame/lessons.ts';
import { lessons } from '../../../src/tui/second-edition/lessons.ts';
import type { TableSession } from '../../../src/table/index.ts';
import { botNamed, chanceFrom } from '../../../src/players/index.ts';
import { tableWithBot } from '../by-keys.ts';
import { fakeSession, stackFixture, tableFixture } from '../fixture.ts';
import { sitDown } from '../harness.tsx';

describe('the first game', () => {
  it('explains what comes up, each thing once, and nothing else is different', () => {
    const { view, request } = tableFixture();
    const session: TableSession = Object.assign(fakeSession(view, request).session, { isFirstGame: true });
    const seat = sitDown(session, 80, 24);
    expect(seat.text()).toContain('The table');
    seat.type('\x1b');
    expect(seat.text()).toContain('Beaming');
    seat.type('\x1b', 'L', '1', 'b', '\x1b');
    expect(seat.store.ui().lessons.map(({ title }) => title)).toEqual(['The table', 'Beaming']);
    expect(seat.store.ui().overlay).toBeNull();
    seat.close();
  });

  it('lets one try the keys that a lesson names at once, and read it again', () => {
    const { view, request } = tableFixture();
    const session: TableSession = Object.assign(fakeSession(view, request).session, { isFirstGame: true });
    const seat = sitDown(session, 80, 24);
    seat.type('\x1b');
    expect(seat.text()).toContain('any other key plays on');
    seat.type('b');
    expect([seat.store.ui().overlay, seat.store.ui().panel]).toEqual([null, 'question']);
    seat.type('?', 'l');
    expect(seat.text()).toContain('Beaming takes people between a ship and the place it is at.');
    seat.close();
  });

  it('has a lesson for stacking dilemmas', () => {
    const { view, request } = stackFixture();
    const before = lessons.map(({ title }) => title).filter((title) => title !== "Your opponent's attempt");
    expect(nextLesson(lessons, { view, request }, before)?.title).toBe("Your opponent's attempt");
  });

  it('gives every lesson in some whole game', () => {
    const given = new Set<string>();
    const bot = botNamed('bot', 'second-edition');
    if (bot === null) throw new Error('no bot');
    // Whoever plays well has seldom too many cards at the end of a turn.
    const drawing: typeof bot = (view, request, chance) => {
      const option = request.options.findIndex(({ verb }) => verb === 'draw');
      return option < 0 ? bot(view, request, chance) : { option };
    };
    for (const [seed, player] of [
      [3, bot],
      [4, bot],
      [5, drawing],
    ] as const) {
      const table = tableWithBot(seed);
      const chance = chanceFrom(seed);
      for (let request = table.request(); request !== null; request = table.request()) {
        const lesson = nextLesson(lessons, { view: table.view(), request }, [...given]);
        if (lesson !== null) given.add(lesson.title);
        expect(table.answer(player(table.view(), request, chance))).toBeUndefined();
        if (player === drawing && given.size === lessons.length) return;
      }
    }
    expect(lessons.map(({ title }) => title).filter((title) => !given.has(title))).toEqual([]);
  });
});
