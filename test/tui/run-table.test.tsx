/** The whole program in a terminal, and the start screen. */
import { EventEmitter } from 'node:events';
import { Terminal } from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTable } from '../../src/tui/frame/run-table.tsx';
import { runStart } from '../../src/tui/frame/start.tsx';
import type { Row } from '../../src/tui/frame/start-state.ts';
import { fakeSession, tableFixture } from './fixture.ts';
import { secondEditionFace } from '../../src/tui/second-edition/index.ts';

/** A terminal in memory: the program's real bytes go to an emulator, keys come from the test. */
const emulator = (columns: number, rows: number) => {
  const screen = new Terminal({ cols: columns, rows, allowProposedApi: true });
  const keyboard = Object.assign(new EventEmitter(), {
    setRawMode: () => undefined,
    resume: () => undefined,
    pause: () => undefined,
  });
  const sizes = { columns, rows };
  const display = Object.assign(new EventEmitter(), {
    columns,
    rows,
    write: (bytes: string) => {
      screen.write(bytes);
    },
  });
  const host = Object.assign(new EventEmitter(), { pid: 1, kill: () => undefined });
  const timer = (_after: number, run: () => void) => {
    run();
    return () => undefined;
  };
  return {
    settings: { keyboard, display, host, timer, depth: '16', ascii: false } as const,
    host,
    type: (text: string) => keyboard.emit('data', new TextEncoder().encode(text)),
    resize: (newColumns: number, newRows: number) => {
      Object.assign(sizes, { columns: newColumns, rows: newRows });
      screen.resize(newColumns, newRows);
      Object.assign(display, sizes);
      display.emit('resize');
    },
    text: async (): Promise<string> => {
      await new Promise<void>((done) => screen.write('', done));
      const { active } = screen.buffer;
      return Array.from(
        { length: screen.rows },
        (_, row) =>
          active
            .getLine(active.baseY + row)
            ?.translateToString(true)
            .trimEnd() ?? '',
      ).join('\n');
    },
    isAlternate: () => screen.buffer.active.type === 'alternate',
  };
};

const sit = (columns: number, rows: number) => {
  const { view, request } = tableFixture();
  const fake = fakeSession(view, request);
  const terminal = emulator(columns, rows);
  const ended = runTable({ session: fake.session, face: secondEditionFace, ...terminal.settings });
  return { ...fake, ...terminal, ended };
};

describe('the whole program in a terminal', () => {
  it('lets go what was typed before a lesson could be read', async () => {
    const { view, request } = tableFixture();
    const { session } = fakeSession(view, request);
    const terminal = emulator(80, 24);
    const later: (() => void)[] = [];
    const timer = (_after: number, run: () => void) => {
      later.push(run);
      return () => undefined;
    };
    const settings = { ...terminal.settings, timer };
    void runTable({ session: Object.assign(session, { isFirstGame: true }), face: secondEditionFace, ...settings });
    terminal.type('\r');
    expect(await terminal.text()).toContain('Each player has five missions.');
    for (const run of later.splice(0)) run();
    terminal.type('\r');
    expect(await terminal.text()).not.toContain('Each player has five missions.');
    terminal.type('\x03');
  });

  it('lets go what was typed before the result could be read: it would begin another game', async () => {
    const { view, request } = tableFixture();
    const { session, change } = fakeSession(view, request);
    const terminal = emulator(80, 24);
    const later: (() => void)[] = [];
    const timer = (_after: number, run: () => void) => {
      later.push(run);
      return () => undefined;
    };
    const table = Object.assign(session, { further: ['swap'] as const });
    const ended = runTable({ session: table, face: secondEditionFace, ...terminal.settings, timer });
    change({ ...view, asked: null, request: null, over: { winners: [0], reason: '100 points' } }, null);
    terminal.type('s');
    expect(await terminal.text()).toContain('Anna wins: 100 points');
    for (const run of later.splice(0)) run();
    terminal.type('s');
    expect(await ended).toEqual({ ended: 'quit', further: 'swap' });
  });

  it('plays an order, leaves on q and y, and gives the screen back', async () => {
    const { type, text, answers, ended, isAlternate } = sit(80, 24);
    expect(await text()).toContain('Turn 5 · Anna, orders · 2 counters');
    type('ba');
    type('ac\r');
    expect(answers).toEqual([{ option: 0, chosen: [0, 2] }]);
    type('q');
    expect(await text()).toContain('Leave the table? The game is kept. y leaves');
    type('y');
    expect(await ended).toEqual({ ended: 'quit' });
    await text();
    expect(isAlternate()).toBe(false);
  });

  it('gives the screen back on a signal', async () => {
    const { host, ended, text, isAlternate } = sit(80, 24);
    host.emit('SIGTERM');
    expect(await ended).toEqual({ ended: 'interrupted', by: 'SIGTERM' });
    await text();
    expect(isAlternate()).toBe(false);
  });

  it('shows after any keys and resizes what a fresh paint shows', async () => {
    const key = fc.constantFrom(
      '\x1b[A',
      '\x1b[B',
      '\x1b[C',
      '\x1b[D',
      '\r',
      '\x1b',
      '\t',
      'b',
      'm',
      'a',
      'c',
      'o',
      '3',
      '7',
      '8',
      '0',
      '?',
      'i',
      ' ',
      '*',
      '~',
      ':x',
      '/e',
      'p',
      'L',
    );
    const size = fc.tuple(fc.integer({ min: 20, max: 170 }), fc.integer({ min: 8, max: 50 }));
    const step = fc.oneof({ weight: 5, arbitrary: key }, { weight: 1, arbitrary: size });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { type, resize, text, host, ended } = sit(80, 24);
        for (const each of steps) {
          if (typeof each === 'string') type(each);
          else resize(...each);
        }
        const grown = await text();
        type('\x0c');
        expect(await text()).toBe(grown);
        host.emit('SIGTERM');
        await ended;
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe('the start screen', () => {
  const decks = [
    { value: 'tng.txt', label: 'The Next Generation' },
    { value: 'klingon.txt', label: 'Klingon' },
  ];
  const rows: readonly Row[] = [
    { is: 'turn', name: 'deck', label: 'Your deck', offers: decks },
    { is: 'turn', name: 'versus', label: 'Their deck', offers: decks },
    { is: 'type', name: 'seed', label: 'Seed', only: 'digits' },
    { is: 'take', name: 'start', label: 'Start a new game', says: '' },
    { is: 'type', name: 'name', label: 'Your name', only: 'text' },
  ];
  const values = { deck: 'tng.txt', versus: 'gone.txt', seed: '41', name: '' };

  it('hands back what was chosen, turned and typed', async () => {
    const { settings, type, text } = emulator(80, 24);
    const chosen = runStart(settings, rows, values);
    type('\x1b[C\x1b[B\x1b[C\x1b[B2');
    expect(await text()).toMatch(/▸ Seed +412/);
    expect(await text()).toMatch(/Your deck +Klingon\n.*Their deck +Klingon/);
    type('\x1b[B\x1b[BKq;j');
    expect(await text()).toMatch(/▸ Your name +Kqj_/);
    type('\r');
    expect(await chosen).toEqual({
      taken: 'start',
      values: { deck: 'klingon.txt', versus: 'klingon.txt', seed: '412', name: 'Kqj' },
    });
  });

  it('has pages of rows, says more of the row at the cursor, and what a row stands at as the others do', async () => {
    const games: Row = {
      is: 'page',
      name: 'saved',
      label: 'Saved games',
      says: '2',
      rows: [
        { is: 'take', name: 'one.journal', label: '2026-11-22 19:00', says: 'You against Bot', about: 'Goes on.' },
      ],
    };
    const first: Row = { is: 'take', name: 'first', label: 'First', says: ({ seed }) => `with seed ${seed ?? ''}` };
    const plan = decks.map((deck) => ({ ...deck, about: `The plan of ${deck.label}.` }));
    const all: readonly Row[] = [
      { is: 'turn', name: 'deck', label: 'Your deck', offers: plan },
      first,
      ...rows.slice(2, 3),
      games,
    ];
    const { settings, type, text } = emulator(80, 24);
    const chosen = runStart(settings, all, values);
    expect(await text()).toContain('The plan of The Next Generation.');
    type('\x1b[C');
    expect(await text()).toContain('The plan of Klingon.');
    expect(await text()).toContain('with seed 41');
    type('\x1b[B\x1b[B7\x1b[B');
    expect(await text()).toContain('with seed 417');
    type('\r');
    expect(await text()).toMatch(/▸ 2026-11-22 19:00 +You against Bot\n/);
    expect(await text()).not.toContain('Your deck');
    type('\x1b');
    expect(await text()).toMatch(/▸ Saved games +2/);
    type('\r\r');
    expect((await chosen).taken).toBe('one.journal');
  });

  it('offers to go on with an unfinished game first, and can be left', async () => {
    const { settings, type } = emulator(80, 24);
    const goOn: Row = { is: 'take', name: 'resume', label: 'Go on', says: 'Turn 5' };
    const resumed = runStart(settings, [goOn, ...rows], values);
    type('\r');
    expect((await resumed).taken).toBe('resume');
    const again = emulator(40, 12);
    const left = runStart(again.settings, rows, values);
    again.type('\x1b[B\x1b[B\x1b[B\x1b[B');
    expect(await again.text()).toContain('▸ Your name');
    again.type('\x1b');
    expect((await left).taken).toBeNull();
  });
});
