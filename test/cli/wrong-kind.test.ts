/** Files of one kind given to what takes another, as the program is run. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { programIn } from '../program/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
vi.setConfig({ testTimeout: 120_000 });

let folder = '';

const told = programIn(() => ({
  env: { ...process.env, SPACELINE_DATA: join(folder, 'data'), NO_COLOR: '1' },
  cwd: folder,
}));

async function run(...args: readonly string[]) {
  const { status, out, err } = await told(args);
  const lines = (out + err).split('\n').filter((line) => /: (?:error|warning): /.test(line));
  return { status, lines };
}

const put = (name: string, content: string | Uint8Array): void => writeFileSync(join(folder, name), content);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-kinds-'));
  put('picture.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0));
  put('prose.txt', 'Once upon a time there was a ship, and it flew: far away.\n'.repeat(20_000));
  put('some.json', JSON.stringify({ a: 1, b: [1, 2, 3], c: 4, d: 5, e: 6 }, null, 2));
  put('empty.txt', '');
  put('nothing.yaml', '# nothing yet\n');
  put('none.yaml', '[]\n');
  copyFileSync(join(root, 'decks/second-edition/klingon.txt'), join(folder, 'deck.txt'));
  copyFileSync(join(root, 'cards/second-edition/klingon.yaml'), join(folder, 'cards.yaml'));
  put('case.yaml', 'scenario: nothing happens\nplayers: {a: {}, b: {}}\nsteps: []\n');
  await run('demo', '--seed', '7', '--record', join(folder, 'game.journal'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const commands: Readonly<Record<string, readonly string[]>> = {
  deck: ['deck', 'check'],
  shown: ['deck', 'show'],
  played: ['play', '--deck'],
  scenario: ['scenario'],
  checked: ['cards', 'check'],
  imported: ['cards', 'import'],
};
const taken: Readonly<Record<string, readonly string[]>> = {
  'deck.txt': ['deck', 'shown', 'played'],
  'cards.yaml': ['checked', 'imported'],
  'case.yaml': ['scenario'],
};
const named: Readonly<Record<string, RegExp>> = {
  'picture.jpg': /not a text file, but a JPEG picture/,
  'game.journal': /seems to be a journal/,
  'deck.txt': /seems to be a deck/,
  'cards.yaml': /seems to be a card file/,
  'case.yaml': /seems to be a scenario/,
};

describe('a file of another kind', () => {
  it.each(Object.keys(commands).flatMap((use) => Object.keys(named).map((file) => [use, file] as const)))(
    '%s: %s is refused with status 2 by what it seems to be, in one line',
    async (use, file) => {
      if (taken[file]?.includes(use) === true) return;
      const { status, lines } = await run(...(commands[use] ?? []), file);
      expect(status).toBe(2);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`^${file.replace('.', '[.]')}:1:1: error: .*`));
      expect(lines[0]).toMatch(named[file] ?? /never/);
    },
  );

  it.each(Object.keys(commands).flatMap((use) => ['prose.txt', 'some.json', 'empty.txt'].map((file) => [use, file])))(
    '%s: %s is refused with status 2 in a few lines',
    async (use = '', file = '') => {
      const { status, lines } = await run(...(commands[use] ?? []), file);
      expect(status).toBe(2);
      expect(lines.length).toBeGreaterThanOrEqual(1);
      expect(lines.length).toBeLessThanOrEqual(5);
    },
  );

  it('that is long shows three of its lines and counts the others', async () => {
    const { lines } = await run('deck', 'check', 'prose.txt');
    expect(lines[0]).toContain('no line of this file names a card');
    expect(lines.slice(1, 4).map((line) => line.split(': ')[0])).toEqual([
      ...['prose.txt:1:1', 'prose.txt:2:1', 'prose.txt:3:1'],
    ]);
    expect(lines[4]).toMatch(/prose\.txt:4:1: error: and 498 more/);
    const [, second, third, more] = (await run('scenario', 'some.json')).lines;
    expect([second, third]).toEqual([expect.stringContaining('error'), expect.stringContaining('error')]);
    expect(more).toMatch(/some\.json:\d+:\d+: error: and \d+ more/);
  });

  it.each(['nothing.yaml', 'none.yaml'])('%s without a card is said to have none', async (file) => {
    for (const use of ['check', 'import']) {
      const { status, lines } = await run('cards', use, file);
      expect(status).toBe(2);
      expect(lines).toEqual([expect.stringContaining('there are no cards in this file')]);
    }
  });

  it('that is of the right kind under another name is taken', async () => {
    copyFileSync(join(folder, 'cards.yaml'), join(folder, 'cards.txt'));
    expect((await run('cards', 'check', 'cards.txt')).status).toBe(0);
  });
});

it('a deck with a thousand faults tells fifty and counts the others', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `1 No Card ${index}`);
  put('faulty.txt', lines.join('\n'));
  const { status, lines: faults } = await run('deck', 'check', 'faulty.txt');
  expect(status).toBe(1);
  expect(faults).toHaveLength(51);
  expect(faults.at(-1)).toMatch(/faulty\.txt:\d+:\d+: error: and 454 more/);
});
