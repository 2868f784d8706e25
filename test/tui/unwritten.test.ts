/** A journal that takes nothing: what a player at the table sees, and how the game goes on. */
import { expect, it } from 'vitest';
import { GameTable, type JournalSink, Session } from '../../src/table/index.ts';
import { shippedGame } from '../commands/games.ts';
import { sitDown } from './harness.tsx';
import { secondEditionLines } from '../../src/tui/second-edition/lines.ts';

const SEED = 3;

function sit() {
  const disk: { isFullFor: number | null } = { isFullFor: null };
  const note = (seat: number): string | null =>
    disk.isFullFor === seat ? 'ENOSPC: no space left on device, write' : null;
  const journal: JournalSink = { answered: note, undone: note, giveUp: () => (disk.isFullFor = null) };
  const game = shippedGame(SEED);
  const seats = game.seats.map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'random' }));
  const table = new GameTable(new Session(game, seats, SEED, journal), {
    viewer: 0,
    words: secondEditionLines,
    rules: [],
    save: () => ({ ok: true }),
  });
  table.begin();
  return { table, disk, ...sitDown(table, 80, 24) };
}

/** Does as little as may be until the person is asked no more. */
function endTurn(table: GameTable): void {
  for (let request = table.request(); request !== null; request = table.request()) {
    const leaves = request.options.findIndex(({ verb }) => verb === 'pass' || verb === 'end');
    const option = Math.max(0, leaves);
    const example = request.options[option]?.selection?.example;
    table.answer(example === undefined ? { option } : { option, chosen: example });
  }
}

const command = (line: string): readonly string[] => [':', ...Array.from(line), '\r'];

it('a person is told that the answer was not written, and may give it again', () => {
  const { table, disk, type, text } = sit();
  const before = table.session.game.hash();
  disk.isFullFor = 0;
  type(...command('draw'));
  expect(text()).toContain('! refused: not written to the journal, so not done: ENOSPC');
  expect(table.session.game.hash()).toBe(before);
  disk.isFullFor = null;
  type(...command('retry'));
  expect(text()).not.toContain('ENOSPC');
  expect([table.trouble(), table.session.game.hash() === before]).toEqual([null, false]);
});

it('a bot waits with its answer until there is room, or until the game goes on unsaved', () => {
  for (const word of ['retry', 'unsaved']) {
    const { table, disk, type, text } = sit();
    disk.isFullFor = 1;
    endTurn(table);
    expect(table.trouble()).toContain('ENOSPC');
    expect(text()).toMatch(/! The journal takes nothing: .*retry, or unsaved/);
    type(...command('retry'));
    expect(table.trouble()).toContain('ENOSPC');
    if (word === 'retry') disk.isFullFor = null;
    type(...command(word));
    expect(table.trouble()).toBeNull();
    expect(text()).not.toContain('takes nothing');
  }
});

it('nobody answers for a bot that waits, also when there is room again', () => {
  const { table, disk } = sit();
  disk.isFullFor = 1;
  endTurn(table);
  disk.isFullFor = null;
  const before = table.session.game.hash();
  for (const line of ['draw', 'warp 9']) {
    const outcome = table.command(line);
    expect(outcome.ok ? 'done' : outcome.message).toContain('ENOSPC');
  }
  expect(table.answer({ option: 0 })?.reason).toContain('ENOSPC');
  expect(table.session.game.hash()).toBe(before);
});
