import { expect, it } from 'vitest';
import { GameTable } from '../../src/cli/run/table.ts';
import { Session } from '../../src/table/session.ts';
import { createStore } from '../../src/tui/store.ts';
import { shippedGame } from '../commands/games.ts';

it('quit, typed as a command, leaves the table as the key does', () => {
  const seed = 3;
  const game = shippedGame(seed);
  const seats = game.seats.map((name) => ({ name, kind: 'human' }));
  const session = new Session(game, seats, seed, null);
  const table = new GameTable(session, { viewer: 0, rules: [], save: () => ({ ok: true }) });
  const store = createStore(table, 80, 24, () => undefined);
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
