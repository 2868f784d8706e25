/** The screen: the table, orders, selections, points. */
import type { Further } from '../../src/table/index.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, render } from 'ink-testing-library';
import type { Request } from '../../src/engine/asking/request.ts';
import type { BattleView } from '../../src/rules/second-edition/views.ts';
import type { CellOptions } from '../../src/tui/frame/screen/cells.ts';
import { initialUi, settled } from '../../src/tui/frame/state.ts';
import { LOOKS } from '../../src/tui/frame/looks.ts';
import { createDrawing } from '../../src/tui/frame/drawing.tsx';
import { createStore } from '../../src/tui/frame/store.ts';
import { cellsOf } from '../../src/tui/frame/screen/cells.ts';
import { Table } from '../../src/tui/frame/table.tsx';
import { fakeSession, stackFixture, tableFixture } from './fixture.ts';
import { plain, sitDown } from './harness.tsx';
import { secondEditionFace } from '../../src/tui/second-edition/index.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  cleanup();
});

const sit = (columns = 80, rows = 24, look: CellOptions = plain) => {
  const fixture = tableFixture();
  const fake = fakeSession(fixture.view, fixture.request);
  const table = sitDown(fake.session, columns, rows, look);
  open.push(table);
  return { ...fixture, ...fake, ...table };
};

// eslint-disable-next-line no-control-regex
const withoutStyle = (text: string): string => text.replaceAll(/\x1b\[[0-9;]*m/g, '');
const line = (text: string, row: number): string => text.split('\n').at(row) ?? '';
const arrows = { up: '\x1b[A', down: '\x1b[B', right: '\x1b[C', shiftUp: '\x1b[1;2A' };

describe('frames', () => {
  for (const [columns, rows] of [
    [80, 24],
    [100, 30],
    [160, 50],
  ] as const) {
    it(`look as they did at ${columns}x${rows}: no colour and ASCII, Unicode, colour`, () => {
      const { text, frame, type } = sit(columns, rows);
      type(arrows.right);
      expect(text()).toMatchSnapshot('ascii');
      expect(text({ depth: 'none', ascii: false })).toMatchSnapshot('unicode');
      expect(frame().replaceAll('\x1b', '␛')).toMatchSnapshot('colour');
      type('b', 'a', 'c');
      expect(text()).toMatchSnapshot('selecting a team');
    });
  }

  it('fill the screen exactly, whatever its size', () => {
    for (const [columns, rows] of [
      [40, 12],
      [79, 23],
      [80, 24],
      [110, 24],
      [133, 37],
      [140, 40],
      [220, 70],
    ] as const) {
      const { frame, close } = sit(columns, rows);
      const lines = frame().split('\n');
      expect(lines.length).toBe(rows);
      for (const each of lines) expect(withoutStyle(each).length).toBeLessThanOrEqual(columns);
      close();
    }
  });

  it('show the same through ink-testing-library', () => {
    const { view, request } = tableFixture();
    const { session } = fakeSession(view, request);
    const desk = {
      face: secondEditionFace,
      view,
      request,
      trouble: null,
      log: session.log(),
      goal: null,
      complete: session.complete.bind(session),
      describe: session.describe.bind(session),
      whyNot: session.whyNot.bind(session),
      explain: () => [],
      past: [],
      printed: () => null,
      measure: session.measure.bind(session),
      preview: () => null,
      afterwards: () => [],
      accounts: () => [],
      further: [],
      viewAt: () => view,
      rules: () => [],
    };
    const { lastFrame } = render(<Table ui={settled(initialUi(80, 24), desk)} desk={desk} />);
    const shown = lastFrame()
      ?.split('\n')
      .map((each) => withoutStyle(each).trimEnd())
      .join('\n');
    expect(shown).toBe(sit().text({ depth: 'none', ascii: false }));
  });

  it('say how large the terminal must be, take no game key meanwhile, and recover', () => {
    const { text, resize, type, answers } = sit(30, 10);
    expect(text()).toBe('now 30x10, need 40x12\nq leaves');
    type('e');
    expect(answers).toEqual([]);
    resize(80, 24);
    expect(text()).toContain('Turn 5 . Anna, orders . 2 counters');
  });
});

describe('the table', () => {
  it('shows of each mission its kind, points, span, what is beneath and who is there', () => {
    const { text } = sit();
    const own = text().split('\n').slice(5, 9).join('\n');
    expect(own).toContain('S 35 s3 #2');
    expect(own).toContain('P 40 s3 +');
    expect(own).toContain('me 2A0!');
    expect(own).toContain('me A6 op A5');
  });

  it('opens a mission: what the team there has against what it requires, ships with crew, range and staffing, hidden cards as a count', () => {
    const { text, type } = sit(120, 40);
    type(arrows.right, '\r');
    expect(text()).toMatch(/team +Astrometrics 1\/2 ! \. Engineer 1\/1 \+ \. Science 0\/1 !/);
    expect(text()).not.toContain('requires 2 Astrometrics');
    expect(text()).toMatch(/You A U\.S\.S\. Enterprise-D Fed \. crew 6 \(1 stopped\) \. range 6\/9 \. staffed/);
    expect(text()).toContain('5 face-down cards');
    expect(text()).toMatch(/Deanna Troi +stop/);
    type('\x1b', '\x1b[D', '\r');
    expect(text()).toMatch(/You A Runabout Fed \. crew 0 \. range 7\/7 \. damage 1 \. needs Stf/);
  });

  it('jumps to panels by number, and cycles them by Tab', () => {
    const { text, type, store } = sit();
    type('3');
    expect(text()).toMatch(/3 P Worf/);
    type('6');
    expect(text()).toContain('Secure Station');
    type('1', '\t', '\t');
    expect(store.ui().panel).toBe('hand');
    type('\x1b[Z', '\x1b');
    expect(store.ui().panel).toBe('table');
  });

  it('shows a card in full on a key, at its side from 110 columns', () => {
    const { text, type } = sit();
    type('3', arrows.down, 'i');
    expect(text()).toContain('First Officer');
    expect(text()).toContain('Integrity 7');
    type('\x1b');
    expect(text()).not.toContain('Integrity 7');
    const wide = sit(120, 30);
    wide.type('3', arrows.down);
    expect(wide.text()).toContain('Integrity 7');
  });

  it('counts repeats in the log', () => {
    expect(sit().text()).toContain('Anna draws a card (2 times)');
  });
});

describe('orders', () => {
  it('are given by key, from where, to where, whom: three keys and Enter', () => {
    const { type, answers, text } = sit();
    type('b');
    expect(line(text(), 22)).toBe(' ? Beam > from where (2 legal)');
    type('a');
    expect(line(text(), 22)).toBe(' ? Beam > from U.S.S. Enterprise-D > to Investigate Rogue Comet > which');
    type('a', 'c', 'f');
    expect(text()).toContain('+ 3 marked, takes 1 to 6');
    type('\r');
    expect(answers).toEqual([{ option: 0, chosen: [0, 2, 5] }]);
  });

  it('with one legal choice show it and take one key', () => {
    const { type, answers, text } = sit();
    type('a');
    expect(text()).toContain('>a Investigate Rogue Comet  space 35 . team lacks');
    expect(answers).toEqual([]);
    type('\r');
    expect(answers).toEqual([{ option: 4 }]);
  });

  it('that the verb says whole are given at once', () => {
    const { type, answers } = sit();
    type('e');
    expect(answers).toEqual([{ option: 6 }]);
  });

  it('that cannot be given are dimmed, and say why', () => {
    const { type, answers, text } = sit(110, 30);
    expect(line(text(), 29)).toContain('(p play)');
    type('p');
    expect(text()).toContain('! 2E-TURN-04: play is not possible in this segment');
    expect(answers).toEqual([]);
  });

  it('can begin with the thing: what it can do', () => {
    const { type, answers, text } = sit();
    type(arrows.right, '\r', arrows.down, '\r');
    expect(text()).toContain('(4 legal)');
    type(arrows.down, '\r');
    expect(answers).toEqual([{ option: 2 }]);
  });

  it('are taken back one step at a time', () => {
    const { type, store } = sit();
    type('b', 'a', '\x1b');
    expect(store.ui().question?.path.length).toBe(1);
    type('\x1b');
    expect([store.ui().question, store.ui().panel]).toEqual([null, 'table']);
  });

  it('can be typed in the command language, with their history', () => {
    const { type, commands, text } = sit();
    type(':', 'beam all to Erth', '\x7f\x7f\x7f', 'arth', '\r');
    expect(commands).toEqual(['beam all to Earth']);
    expect(text()).toContain('! "beam all to Earth" is no command');
    type(':', arrows.up, '\r', ':', 'rules staffing\r');
    expect(commands.slice(1)).toEqual(['beam all to Earth', 'rules staffing']);
    expect(text()).toContain('A ship moves only if it is staffed.');
  });

  it('refused say so with the rule, and stay open', () => {
    const { type, refusals, text, answers, store } = sit();
    refusals.push({ rules: ['2E-BEAM-04'], reason: 'Troi is stopped' });
    type('b', 'a', 'd', '\r');
    expect(text()).toContain('! Troi is stopped [2E-BEAM-04]');
    expect(store.ui().question?.marks).toEqual([3]);
    type('d', 'a', '\r');
    expect(answers).toEqual([{ option: 0, chosen: [0] }]);
  });
});

describe('selections', () => {
  it('take all, none, the inverse, the previous team, and a filter', () => {
    const { type, store } = sit();
    const marks = () => store.ui().question?.marks;
    type('b', 'a', '*');
    expect(marks()).toEqual([0, 1, 2, 3, 4, 5]);
    type('-', 'a', 'b', '~');
    expect(marks()).toEqual([2, 3, 4, 5]);
    type('\r', 'b', 'a', 'p');
    expect(marks()).toEqual([2, 3, 4, 5]);
    type('-', '/', 'medical', '\r', 'a');
    expect(marks()).toEqual([4]);
  });

  const stack = () => {
    const fixture = stackFixture();
    const fake = fakeSession(fixture.view, fixture.request);
    const table = sitDown(fake.session, 80, 24);
    open.push(table);
    return { ...fixture, ...fake, ...table };
  };

  it('open by themselves when the game asks, keep the order of marking, and reorder', () => {
    const { type, answers, text } = stack();
    expect(text()).toContain('? Stack dilemmas in the order they will be revealed');
    type('b', 'a', 'd');
    expect(text()).toMatch(/a \[2\] 2 \w+ +Timescape/);
    type(arrows.shiftUp, '\r');
    expect(answers).toEqual([{ option: 0, chosen: [1, 3, 0] }]);
  });

  it('show while marking how far the condition is met', () => {
    const { type, text } = stack();
    type('c');
    expect(text()).toContain('cost 4 of 6, 2 left');
    type('b');
    expect(text()).toContain('- 1 will not be faced');
  });

  it('let one look around and come back', () => {
    const { type, text, store } = stack();
    type('b', '7');
    expect(text()).toContain('draws 4, may spend 6, spent 0');
    expect(text()).toContain('0 goes back to it');
    type('0');
    expect([store.ui().panel, store.ui().question?.marks]).toEqual(['question', [1]]);
  });

  /** A choice of some of the crew, that many of them. */
  const choosing = (min: number, max: number) => {
    const { view, crew } = tableFixture();
    const from = crew.map(({ number }) => ({ kind: 'card', card: number }) as const);
    const selection = { from, min, max, ordered: false, example: [0] };
    const request: Request = {
      kind: 'choose',
      player: 0,
      prompt: 'Choose a personnel to be stopped',
      options: [{ verb: 'choose', rules: [], selection }],
      rules: [],
    };
    const { session, answers } = fakeSession({ ...view, request }, request);
    const table = sitDown(session, 80, 24);
    open.push(table);
    return { ...table, answers };
  };

  it('of exactly one are marked by a letter, as everywhere, and answered by Enter', () => {
    const { type, answers } = choosing(1, 1);
    type('c', 'b');
    expect(answers).toEqual([]);
    type('\r');
    expect(answers).toEqual([{ option: 0, chosen: [1] }]);
  });

  it('of exactly one are answered by Enter with the line at the cursor where nothing is marked', () => {
    const { type, answers } = choosing(1, 1);
    type(arrows.down, '\r');
    expect(answers).toEqual([{ option: 0, chosen: [1] }]);
  });

  it('of up to some are not given up by one Enter with nothing marked', () => {
    const { type, answers, text } = choosing(0, 1);
    type('\r');
    expect(text()).toContain('Nothing is marked: Enter again takes none');
    expect(answers).toEqual([]);
    type(arrows.down, '\r');
    expect(answers).toEqual([]);
    type('\r');
    expect(answers).toEqual([{ option: 0, chosen: [] }]);
  });
});

describe('changes of the game', () => {
  it('close a question that is not asked any more, and wait for the others', () => {
    const { view, request } = stackFixture();
    const { session, change } = fakeSession(view, request);
    const table = sitDown(session, 80, 24);
    open.push(table);
    table.type('a');
    change({ ...view, asked: 1, request: null }, null);
    expect(table.text()).toContain('Waiting for Bot');
    expect(table.store.ui().panel).toBe('attempt');
    change({ ...view, asked: null, request: null, attempt: null, over: { winners: [0], reason: '100 points' } }, null);
    expect(table.text()).toContain('Anna wins: 100 points. 0: the result.');
    expect(table.store.ui().panel).toBe('table');
  });
});

describe('points', () => {
  it('flash where the score stands when they are scored, until the next key or for a moment, and not if that is not wanted', () => {
    const { view, request } = tableFixture();
    const scored = {
      ...view,
      players: view.players.map((player) => ({ ...player, score: player.score + (player.seat === 1 ? 35 : 0) })),
    };
    const { session, change } = fakeSession(view, request);
    const table = sitDown(session, 80, 24);
    open.push(table);
    expect(table.text()).toMatch(/Bot #\.\.\. 30 P1 S0/);
    change(scored, request);
    expect(table.text()).toMatch(/Bot .*\+35 {2}65 P1 S0/);
    table.store.calm();
    expect(table.text()).toMatch(/Bot ###\. 65 P1 S0/);
    change(view, request);
    expect(table.text()).toMatch(/Bot .*-35 {2}30 P1 S0/);
    table.type('\x1b[C');
    expect(table.text()).toMatch(/Bot #\.\.\. 30 P1 S0/);
    const still = createStore(
      session,
      secondEditionFace,
      { columns: 80, rows: 24, pace: 'step', flash: false },
      () => undefined,
    );
    change(scored, request);
    still.refresh();
    expect(still.ui().flash).toBeNull();
  });
});

describe('themes', () => {
  it('say the same in every look, and the cursor is seen in each without colours too', () => {
    const { view, request } = tableFixture();
    const drawn = LOOKS.map((look) => {
      const { session } = fakeSession(view, request);
      const store = createStore(session, secondEditionFace, { columns: 100, rows: 30, pace: 'step' }, () => undefined);
      let frame = '';
      const drawing = createDrawing(100, 30, (next) => (frame = next), look);
      drawing.show(<Table ui={store.ui()} desk={store.desk()} />);
      drawing.close();
      return frame;
    });
    expect(new Set(drawn.map(withoutStyle)).size).toBe(1);
    expect(new Set(drawn).size).toBe(LOOKS.length);
    for (const frame of drawn) {
      const colourless = frame.split('\n').flatMap((row) => cellsOf(row, { depth: 'none', ascii: true }));
      expect(colourless.some(({ style }) => style.split(';').includes('7'))).toBe(true);
    }
    // The one without colours sets none at all.
    // eslint-disable-next-line no-control-regex
    expect(drawn[LOOKS.indexOf('mono')]).not.toMatch(new RegExp('\\u001b\\[(?:3[0-8]|9[0-7])', 'u'));
  });
});

describe('the log', () => {
  it('tells the rules of a line, and shows the table as it was after it', () => {
    const { type, text, store } = sit();
    type('L', arrows.up, 'i');
    expect(text()).toContain('2E-MOVE-02 what the rule says');
    type('\x1b', '\r');
    expect(text()).toContain('As it was, 5 of 6: Anna beams Data');
    expect(text()).toContain('Turn 4 ');
    type('b');
    expect(text()).toContain('This is the past: Esc returns to now.');
    type('\x1b', '\x1b');
    expect(text()).toContain('Turn 5 ');
    expect(store.ui().panel).toBe('log');
  });

  it('gives an open question back when the past is left', () => {
    const { type, text } = sit();
    type('b', 'L', '\r');
    expect(text()).toContain('As it was, ');
    type('\x1b', '0');
    expect(text()).toContain('? Beam');
  });
});

describe('a battle', () => {
  it('opens its panel with both totals as they build up, and leaves for the table when it is over', () => {
    const { view, crew, opposing } = tableFixture();
    const { session, change } = fakeSession(view, null);
    const table = sitDown(session, 80, 24);
    open.push(table);
    const ours = { player: 0, count: crew.length, stopped: 0, cards: crew };
    const theirs = { player: 1, count: 3, stopped: 0, cards: opposing.slice(0, 1) };
    const battle: BattleView = {
      kind: 'combat',
      sides: [
        { player: 0, pile: ours, counts: 'strength', known: 17, total: null },
        { player: 1, pile: theirs, counts: 'strength', known: 8, total: null },
      ],
    };
    change({ ...view, battle }, null);
    expect(table.store.ui().panel).toBe('attempt');
    expect(table.text()).toContain('Personnel combat');
    expect(table.text()).toMatch(/Anna +strength 17 so far/);
    expect(table.text()).toMatch(/Bot +strength 8\+ and 2 hidden so far/);
    const sides = battle.sides.map((side) => ({ ...side, total: side.known + 4 }));
    change({ ...view, battle: { ...battle, sides } }, null);
    expect(table.text()).toContain('21 : 12');
    change({ ...view, battle: null }, null);
    expect(table.store.ui().panel).toBe('table');
  });
});

describe('bytes', () => {
  it('are few for a key, and none for a change that cannot be seen', () => {
    const { type, written } = sit(100, 30, { depth: '16', ascii: false });
    written();
    const sizes = [arrows.right, '\r', arrows.down, arrows.down, '\x1b', 'b', 'a', 'a', 'b', arrows.down].map((key) => {
      type(key);
      return written().length;
    });
    expect(sizes.sort((a, b) => a - b)[5]).toBeLessThan(700);
    type('ctrl');
    type('\x1b', '\x1b', '\x1b');
    written();
    type('\x1b[D', '\x1b[D', '\x1b[D');
    written();
    type('\x1b[D');
    expect(written()).toBe('');
  });
});

describe('two people at one keyboard', () => {
  it('see nothing of each other: the screen is empty until the other one says that they are there', () => {
    const { view, request } = tableFixture();
    const { session, change } = fakeSession(view, request);
    const table = sitDown(session, 80, 24);
    open.push(table);
    table.type('3');
    expect(table.text()).toContain('Worf');
    const asked: Request = { kind: 'play', player: 1, prompt: 'Play and draw', options: [], rules: [] };
    change({ ...view, viewer: 1, asked: 1, request: asked }, asked);
    expect(table.text()).toContain('Now Bot is asked.');
    expect(table.text()).not.toContain('Worf');
    table.type('b', ':', 'q', '?', '3');
    expect(table.text().replaceAll(/\s+/g, ' ').trim()).toBe(
      'Now Bot is asked. Bot: Enter shows your table. Everybody else: look away, please.',
    );
    table.type('\r');
    expect(table.text()).toContain('? Play and draw');
  });
});

/** The table at the end of the fixture's game, and what may come after it. */
const atTheEnd = (further: readonly Further[]) => {
  const { view } = tableFixture();
  const { session, change } = fakeSession(view, null);
  const table = sitDown(Object.assign(session, { further }), 80, 24);
  open.push(table);
  change({ ...view, asked: null, request: null, over: { winners: [0], reason: '100 points' } }, null);
  return table;
};

describe('the end of the game', () => {
  it('says who won and why, with what, and how to see it again', () => {
    const { view } = tableFixture();
    const { session, change } = fakeSession(view, null);
    const table = sitDown(session, 80, 24);
    open.push(table);
    change({ ...view, asked: null, request: null, over: { winners: [0], reason: '100 points' } }, null);
    expect(table.text()).toContain('Anna wins: 100 points, in turn 5.');
    expect(table.text()).toContain('spaceline replay FILE');
    table.type('\x1b');
    expect(table.text()).not.toContain('spaceline replay FILE');
    expect(table.text()).toContain('Anna wins: 100 points. 0: the result.');
    table.type('0');
    expect(table.text()).toContain('Anna wins: 100 points, in turn 5.');
  });

  it('says where the points came from and what was counted, for each player', () => {
    const { text } = atTheEnd([]);
    expect(text()).toMatch(/Anna +40 points/);
    expect(text()).toMatch(/ 25 {2}a card of the fixture +\(\+30 -5\)/);
    expect(text()).toMatch(/dilemmas faced 3[^]*Bot[^]*dilemmas faced 0/);
  });

  it('offers another game where there may be one, and leaves for it at once', () => {
    expect(atTheEnd([]).text()).not.toContain('rematch');
    for (const [key, further] of [
      ['r', 'rematch'],
      ['n', 'new seed'],
      ['s', 'swap'],
      ['m', 'menu'],
    ] as const) {
      const { store, text } = atTheEnd(['rematch', 'new seed', 'swap', 'menu']);
      expect(text()).toContain('r rematch   n new seed   s swap decks   l watch again   m menu');
      expect(store.key({ kind: 'key', name: key, text: key })).toBe('quit');
      expect(store.ui().further).toBe(further);
    }
    const { store } = atTheEnd([]);
    expect(store.key({ kind: 'key', name: 'q', text: 'q' })).toBe('quit');
    expect(store.ui().further).toBeNull();
  });

  it('shows the game once more, line by line, and then the result again', () => {
    const { type, text } = atTheEnd([]);
    type('l');
    expect(text()).toContain('1 of 6: Turn 5: Anna');
    expect(text()).toContain('Turn 0 ');
    type(' ', ' ');
    expect(text()).toContain('3 of 6: Anna draws a card');
    expect(text()).toContain('Turn 2 ');
    expect(text()).not.toContain('Anna moves U.S.S. Enterprise-D');
    // The log, told anew after every key, goes as far as that line.
    expect(text()).toMatch(/- Log -[^]*Anna plays Jean-Luc Picard/);
    type('\x7f');
    expect(text()).toContain('2 of 6: Anna plays');
    type('\x1b[F');
    expect(text()).toContain('6 of 6: Anna moves');
    type('\x1b');
    expect(text()).toContain('Anna wins: 100 points, in turn 5.');
  });
});
