/** What happened and what lies there can be searched and walked; what is typed is completed. */
import { afterEach, describe, expect, it } from 'vitest';
import { tableWithBot } from './by-keys.ts';
import { sitDown } from './harness.tsx';
import { attemptOf, say, tableOf } from './second-edition/plays.ts';

const arrows = { up: '\x1b[A', down: '\x1b[B', right: '\x1b[C' } as const;
const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function sitAt(table: Parameters<typeof sitDown>[0], columns = 80, rows = 24, pace: 'step' | 'off' = 'step') {
  const seat = sitDown(table, columns, rows, { depth: 'none', ascii: true }, pace);
  open.push(seat);
  return seat;
}

describe('a filter', () => {
  it('leaves of the hand what holds it, by name, skill or type, and is taken back with Escape, the cursor where it was', () => {
    const { type, text, store } = sitAt(tableWithBot(7), 110, 35);
    type('3', '/', 'archaeology');
    expect(text()).toContain('filter: archaeology');
    expect(text()).toContain('Kell Perim');
    expect(text()).not.toContain('Selar');
    type(arrows.down, arrows.down, '\r');
    expect(store.ui().typing).toBeNull();
    expect(text()).toMatch(/▸|>.*Kell Perim/);
    type('\x1b');
    expect(text()).toContain('Selar');
    const pane = store.desk().view.players[0]?.zones['hand']?.cards ?? [];
    expect(pane[store.ui().cursors['hand'] ?? -1]?.definition.title).toBe('Kell Perim');
  });

  it('finds lines of the log, and what it found is where one goes on reading', () => {
    const table = tableWithBot(7);
    table.command('draw 3');
    const { type, text, store } = sitAt(table);
    type('L', '/', 'snag', '\r');
    expect(text()).toContain('>Anna draws Surprise Snag');
    expect(text()).not.toContain('Barclay');
    type('\x1b');
    expect(store.ui().filter).toBeNull();
    expect(text()).toContain('Barclay');
    expect(text()).toContain('>Anna draws Surprise Snag');
    type('/', 'nothing of the kind');
    expect(text()).toContain('Nothing fits the filter.');
    type('\x1b', '2');
    expect(store.ui().filter).toBeNull();
  });
});

describe('a line of what happened', () => {
  it('is pointed at with the arrows, and shows the cards it names before its rules', () => {
    const table = tableOf(attemptOf('Smith, Smith', 'Trap'), 0);
    say(table, 'attempt Rock', 'stack Trap');
    const { type, text } = sitAt(table, 110, 35);
    type('L', '/', 'killed', '\r', 'i');
    const shown = text();
    expect(shown).toContain('Smith');
    expect(shown).toContain('Unless Law or 9 Engineer: randomly kill 1.');
    expect(shown.indexOf('9 Engineer')).toBeLessThan(shown.lastIndexOf('Enter shows the table as it was then'));
  });

  it('is walked where news fill the place of the pane', () => {
    const table = tableWithBot(7);
    const { type, text, store } = sitAt(table);
    table.command('draw 6');
    type('\x1b', ':', 'draw', '\r', 'e');
    // The opponent's turn follows: more than the log shows.
    type('e', 'abcdefg', '\r');
    expect(store.ui().news.length).toBeGreaterThan(4);
    type(arrows.down, arrows.down);
    expect(store.ui().newsAt).toBe(2);
    const { text: line } = store.ui().news[2] ?? { text: '' };
    expect(text()).toContain(`>${line.slice(0, 40)}`);
    type('i');
    expect(store.ui().overlay?.kind).toBe('inspector');
    type('\x1b');
    expect(store.ui().news.length).toBeGreaterThan(4);
    type(arrows.up);
    expect(store.ui().newsAt).toBe(1);
  });
});

describe('the command line', () => {
  it('shows how a line goes on, takes it, and goes through what fits', () => {
    const { type, text, store } = sitAt(tableWithBot(7));
    type(':', 'pl');
    expect(text()).toContain(':play');
    type('\t');
    expect(store.ui().typing?.text).toBe('play ');
    type('ric');
    expect(text()).toMatch(/:play richardson/i);
    type(arrows.right);
    expect(store.ui().typing?.text).toMatch(/^play ric?hardson$/i);
    type('\x15', 'play ', '\t');
    const first = store.ui().typing?.text ?? '';
    type('\t');
    const second = store.ui().typing?.text ?? '';
    expect([first, second].every((line) => line.startsWith('play '))).toBe(true);
    expect(second).not.toBe(first);
    type('\x1b[Z');
    expect(store.ui().typing?.text).toBe(first);
  });

  it('takes verbs by their beginnings, but for what is done for good', () => {
    const table = tableWithBot(7);
    const answers = table.answers();
    expect(table.command('dr')).toEqual({ ok: true });
    expect(table.answers()).toBe(answers + 1);
    expect(table.command('dr 2')).toEqual({ ok: true });
    expect(table.answers()).toBe(answers + 3);
    expect(table.command('pl Rixx').ok).toBe(true);
    expect(table.command('sav /tmp/nowhere').ok).toBe(false);
    expect(table.command('qui').ok).toBe(false);
    expect(table.isLeft).toBe(false);
  });
});
