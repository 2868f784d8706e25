/** What others wrote on cards, in names and in logs moves nothing on the screen. */
import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createScreenWriter } from '../../src/tui/frame/screen/writer.ts';
import { runStart } from '../../src/tui/frame/start.tsx';
import type { TableSession } from '../../src/table/index.ts';
import { harmIn, UNSEEN } from '../hostile.ts';
import { fakeSession, stackFixture, tableFixture } from './fixture.ts';
import { sitDown } from './harness.tsx';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

const look = { depth: '256', ascii: false } as const;

/** The control sequences the screen writer has: modes, cursor, scroll regions, erasing, styles; and the way to the next row. */
// eslint-disable-next-line no-control-regex
const ours = /\x1b\[(?:\?\d+[hl]|[\d;]*[HCJKXMLrm])|\r\n/g;
// eslint-disable-next-line no-control-regex
const style = /\x1b\[[\d;]*m/g;

const harmOnScreen = (bytes: string): readonly string[] => harmIn(bytes.replaceAll(ours, '').replaceAll('\n', '\v'));

const written = new Set([
  ...[
    'title',
    'subtitle',
    'id',
    'text',
    'name',
    'prompt',
    'requirements',
    'attempt',
    'location',
    'species',
    'class',
    'reason',
  ],
  ...['affiliations', 'icons', 'keywords', 'staffing', 'skills', 'quadrant', 'outcome', 'about'],
]);

/** A value in which every text that others write ends in these words. */
function marked<T>(value: T, words: string): T {
  const within = (each: unknown, isWritten: boolean): unknown => {
    if (typeof each === 'string') return isWritten ? each + words : each;
    if (Array.isArray(each)) return each.map((item) => within(item, isWritten));
    if (typeof each !== 'object' || each === null) return each;
    // The view of an attempt is no text, though the line on a mission that is called so is one.
    const hasWrittenKeys = isWritten && !('mission' in each);
    return Object.fromEntries(
      Object.entries(each).map(([key, inner]) => [hasWrittenKeys ? key + words : key, within(inner, written.has(key))]),
    );
  };
  return within(value, false) as T;
}

function markedSession(fixture: ReturnType<typeof tableFixture | typeof stackFixture>, words: string): TableSession {
  const { session } = fakeSession(marked(fixture.view, words), marked(fixture.request, words));
  return {
    ...session,
    command: () => ({ ok: true, lines: [words] }),
    describe: (option) => session.describe(option) + words,
    whyNot: (verb) => session.whyNot(verb) + words,
    explain: () => [words],
    afterwards: () => [words],
    log: () => session.log().map((line) => ({ ...line, text: line.text + words, full: words })),
    rules: () => [words],
  };
}

const keys = [
  '\x1b[B',
  '\x1b[C',
  'i',
  '\x1b',
  'b',
  'a',
  'c',
  '\x1b',
  '?',
  '\x1b',
  '3',
  'i',
  '\x1b',
  'L',
  'i',
  '\r',
  '\x1b',
];

describe('unseen characters on the screen', () => {
  it.each([
    ...Object.entries(UNSEEN).map(([name, words]) => [name, words, tableFixture, 80, 24] as const),
    ['all of them', Object.values(UNSEEN).join(''), stackFixture, 140, 45] as const,
  ])('never reach a terminal: %s', (_, words, fixture, columns, rows) => {
    const table = sitDown(markedSession(fixture(), words), columns, rows, look);
    open.push(table);
    for (const key of [...keys, ':', words, '\r', '\x1b']) {
      table.type(key);
      expect(harmOnScreen(table.written()), key).toEqual([]);
      const lines = table.frame().replaceAll(style, '').split('\n');
      expect(lines.length).toBe(rows);
      expect(lines.flatMap(harmIn), key).toEqual([]);
    }
  });

  it('never leave the screen writer, whatever a frame holds', () => {
    const piece = fc.oneof(fc.constantFrom(...Object.values(UNSEEN)), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), (first, second) => {
        let bytes = '';
        const writer = createScreenWriter({ ...look, columns: 40, rows: 5, write: (text) => (bytes += text) });
        writer.paint(first.join(''));
        writer.paint(second.join(''));
        expect(harmOnScreen(bytes)).toEqual([]);
      }),
      { numRuns: 500, seed: 5 },
    );
  });

  it.each(Object.entries(UNSEEN))('never reach the start screen: %s', async (_, words) => {
    let bytes = '';
    const settings = {
      ...look,
      keyboard: Object.assign(new EventEmitter(), { resume: () => undefined, pause: () => undefined }),
      display: Object.assign(new EventEmitter(), { columns: 80, rows: 24, write: (text: string) => (bytes += text) }),
      host: Object.assign(new EventEmitter(), { pid: 1, kill: () => undefined }),
      timer: (_after: number, run: () => void) => {
        run();
        return () => undefined;
      },
    };
    const offers = [{ value: words, label: words }];
    const rows = [
      { is: 'take', name: 'resume', label: 'Go on', says: words },
      { is: 'turn', name: 'deck', label: 'Your deck', offers },
      { is: 'type', name: 'name', label: 'Your name', only: 'text' },
    ] as const;
    const left = runStart(settings, rows, { deck: words, name: words });
    for (const key of ['\x1b[B', '\x1b[B', `\x1b[200~${words}\x1b[201~`, '\x1b'])
      settings.keyboard.emit('data', new TextEncoder().encode(key));
    settings.host.emit('SIGTERM');
    await left;
    expect(harmOnScreen(bytes)).toEqual([]);
  });
});
