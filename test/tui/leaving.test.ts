/** Leaving the table. */
import { expect, it } from 'vitest';
import { GameTable, Session } from '../../src/table/index.ts';
import { createStore } from '../../src/tui/frame/store.ts';
import { shippedGame } from '../commands/games.ts';
import { secondEditionLines } from '../../src/tui/second-edition/lines.ts';
import { secondEditionFace } from '../../src/tui/second-edition/index.ts';

it('quit, typed as a command, leaves the table as the key does', () => {
  const seed = 3;
  const game = shippedGame(seed);
  const seats = game.seats.map((name) => ({ name, kind: 'human' }));
  const session = new Session(game, seats, seed, null);
  const table = new GameTable(session, { viewer: 0, words: secondEditionLines, rules: [], save: () => ({ ok: true }) });
  const store = createStore(table, secondEditionFace, { columns: 80, rows: 24, pace: 'step' }, () => undefined);
  const type = (text: string) =>
    Array.from(text)
      .map((key) => store.key({ kind: 'key', name: key, text: key }))
      .at(-1);
  const enter = () => store.key({ kind: 'key', name: 'enter', text: '' });
  type(':draw');
  expect(enter()).toBeNull();
  type(':quit');
  expect(enter()).toBe('quit');
});
