/** Onlookers who see a game some turns late. */
import { describe, expect, it } from 'vitest';
import { gameSummary } from '../../src/host/lobby/words.ts';
import { anna, answerAsBots, bob, gameAt, hallIn, person, soon, tableOfTwo } from './hall-here.ts';

const carl = person('c', 'carl');

describe('a table that is shown late', () => {
  it('shows onlookers and lists nothing of the last turns, and all of it when it is over', async () => {
    const { hall, folder } = await hallIn();
    const table = await tableOfTwo(hall, 2);
    const places = [table.sit(anna), table.sit(bob)];
    const watcher = table.watch(carl);
    expect(watcher.greeting[0]).toContain('2 turns late');
    const turn = (): number => table.session.game.view('public').turn.number;
    for (let time = 0; turn() < 5 && time < 600; time += 1) {
      answerAsBots(table, places, 1);
      const shown = watcher.view().turn.number;
      expect(shown === 1 ? turn() <= 3 : shown).toBe(shown === 1 ? true : turn() - 2);
    }
    expect(turn()).toBe(5);
    const shown = watcher.answers();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(table.session.answers);
    const now = table.session.game.view('public');
    // By no way is there more to be had.
    expect(watcher.viewAt(table.session.answers)).toEqual(watcher.view());
    expect([watcher.log(), watcher.past()].flat().every(({ answers }) => answers <= shown)).toBe(true);
    expect(watcher.view()).not.toEqual(now);
    expect(watcher.log().length).toBe(places[0]?.log().filter(({ answers }) => answers <= shown).length);
    expect(watcher.command('undo')).toMatchObject({ ok: false });
    const [listed] = hall.games();
    if (listed === undefined) throw new Error('no game');
    expect(gameSummary(hall, listed)).toMatchObject({ turn: 3, late: 2 });
    // Brought back, it is as late as before.
    const { hall: again } = await hallIn(folder);
    const restored = await gameAt(again, table.id);
    expect(restored.watch(carl).view()).toEqual(watcher.view());
    places[0]?.command('/resign yes');
    expect(watcher.answers()).toBe(table.session.answers);
    expect(watcher.view().turn).toEqual(now.turn);
    expect(watcher.view().over).toEqual({ winners: [1], reason: 'anna gave the game up' });
    await soon();
  });

  it('follows when an answer is taken back', async () => {
    const { hall } = await hallIn();
    const table = await tableOfTwo(hall, 1);
    const places = [table.sit(anna), table.sit(bob)];
    const watcher = table.watch(carl);
    for (let time = 0; time < 30; time += 1) {
      answerAsBots(table, places, 1);
      const seat = table.record.seats.length - 1;
      const before = watcher.answers();
      table.takeBackFor(seat);
      expect(watcher.answers()).toBeLessThanOrEqual(Math.min(before, table.session.answers));
      expect(watcher.log().every(({ answers }) => answers <= watcher.answers())).toBe(true);
    }
  });
});
