/** An edition that has no face of its own, played on the screen and in lines. */
import { cleanup, render } from 'ink-testing-library';
import { afterEach, describe, expect, it } from 'vitest';
import { newGame } from '../../src/engine/index.ts';
import { chanceFrom, uniform } from '../../src/players/index.ts';
import { GameTable, Session } from '../../src/table/index.ts';
import { faceOf } from '../../src/tui/faces.ts';
import { LineMode } from '../../src/tui/frame/line/index.ts';
import { initialUi, settled } from '../../src/tui/frame/state.ts';
import { Table } from '../../src/tui/frame/table.tsx';
import { tinyDeck } from '../tiny/cards.ts';
import { tiny } from '../tiny/ruleset.ts';
import { playByKeys } from './by-keys.ts';
import { sitDown } from './harness.tsx';

afterEach(cleanup);

/** A person against chance, in the tiny edition. */
function sit(seed: number): GameTable {
  const game = newGame(tiny, [tinyDeck('Anna', 4, false), tinyDeck('Bot', 4, false)], seed);
  const seats = [
    { name: 'Anna', kind: 'human' },
    { name: 'Bot', kind: 'random' },
  ];
  const words = faceOf(game.view('public')).lines;
  const table = new GameTable(new Session(game, seats, seed, null), { viewer: 0, words, rules: [], save: () => ({ ok: true }) }); // prettier-ignore
  table.begin();
  return table;
}

describe('an edition without a face', () => {
  it('has its rows and zones on the screen, hosts with what is on them, and a number for each zone', () => {
    const table = sit(11);
    const seat = sitDown(table, 80, 24);
    playByKeys(seat, 11, seat.type, () => undefined, 'random', 12);
    seat.type('1');
    expect(seat.text()).toMatch(/^- Anna.* buoys 0 . caches 1 . deck \d+ . hand \d . scrap \d -/m);
    seat.type('\r');
    expect(seat.text()).toMatch(/Bell Buoy/);
    seat.type('\x1b[D', '\x1b[D');
    expect(seat.text()).toMatch(/beneath: 1|at: 1/);
    seat.type('?', '\x1b[F');
    expect(seat.text()).toMatch(/3 +buoys/);
    const { face } = seat.store.desk();
    expect(face.panels.map(({ name }) => name)).toEqual(['buoys', 'caches', 'deck', 'hand', 'scrap']);
    seat.type('\x1b', '6');
    expect(seat.store.ui().panel).toBe('hand');
    seat.close();
  });

  it('is played by keys to its end, and on a wide screen too', () => {
    const seat = sitDown(sit(7), 80, 24);
    playByKeys(seat, 7, seat.type, () => expect(seat.frame().split('\n').length).toBe(24), 'random');
    expect(seat.text()).toContain('Game over');
    seat.close();
    const wide = sitDown(sit(7), 150, 45);
    playByKeys(wide, 7, wide.type, () => expect(wide.frame().split('\n').length).toBe(45), 'random', 12);
    expect(wide.text()).toMatch(/^- hand -.*- Card -/m);
    wide.close();
  });

  it('is drawn by ink as it is by the program', () => {
    const table = sit(5);
    const seat = sitDown(table, 80, 24);
    const desk = seat.store.desk();
    const { lastFrame } = render(<Table ui={settled(initialUi(80, 24), desk)} desk={desk} />);
    expect(lastFrame()).toContain('Hide a cache where?');
    seat.close();
  });

  it('is played in lines to its end', async () => {
    const table = sit(11);
    const chance = chanceFrom(11);
    const printed: string[] = [];
    const numbers = (chosen: readonly number[]): string => chosen.map((index) => index + 1).join(',') || 'none';
    const answer = (): string => {
      const request = table.request();
      if (request === null) return 'quit';
      const { option, chosen } = uniform(request, chance);
      if (chosen === undefined) return String(option + 1);
      return request.options.length === 1 ? numbers(chosen) : `${option + 1} ${numbers(chosen)}`;
    };
    const lines = ['table', 'hand', 'help', 'look Barge'];
    const next = (): Promise<string> => Promise.resolve(lines.shift() ?? answer());
    const end = await new LineMode(table, faceOf(table.view()), {
      print: (line) => void printed.push(line),
      next,
    }).run();
    expect(end).toBe('over');
    const all = printed.join('\n');
    expect(all).toMatch(/^reach: Red Buoy @\d+/m);
    expect(all).toMatch(/^Hand: \d cards/m);
    expect(all).toMatch(/^At any time: table, hand, log N/m);
    expect(all).toMatch(/The game is over after turn \d+\. (Anna|Bot) wins: five points/);
  });
});
