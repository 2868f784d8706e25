/** A file of imported cards that something has been done to. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { formatProblem, installCards, readCardFiles, readOwnCards } from '../../src/catalog/index.ts';
import type { Shelf } from '../../src/catalog/shelf.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const quiet = { gate: undefined, progress: () => undefined, only: false };
const cardsOf = (...lines: readonly string[]) =>
  readCardFiles([{ name: 'own.yaml', text: lines.join('\n') }], secondEditionWords.cardKinds).cards;
const NAMES = ['Kurn', 'Grok', 'Brag', 'Zork', 'Mol', 'Tark', 'Vol', 'Worn'];
const person = (title: string) =>
  `- {title: ${title}, type: personnel, affiliation: Klingon, cost: 1, integrity: 5, cunning: 5, strength: 5, set: AB, text: "On play: may draw a card."}`;

let folder = '';
let file = '';
let whole = '';
let original: ReadonlyMap<string, unknown>;
const titlesIn = (shelf: Shelf | null) => shelf?.entries.map(({ title }) => title) ?? [];
const read = () =>
  readOwnCards(
    file,
    secondEditionWords,
    undefined,
    () => undefined,
    (act) => act(),
  );
const told = () => read().problems.map(formatProblem);
const install = (...titles: readonly string[]) =>
  installCards(file, secondEditionWords, cardsOf(...titles.map(person)), quiet);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-store-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  file = join(folder, 'cards.jsonl');
  const { shelf } = install(...NAMES);
  whole = readFileSync(file, 'utf8');
  original = new Map(shelf.entries.map(({ title }, index) => [title, shelf.card(index)]));
});

const lines = (): readonly string[] => whole.split('\n');
const withLine = (index: number, text: string): string => lines().with(index, text).join('\n');

/** What is done, what then can be read, and the line that is told. */
type Damage = readonly [string, () => string, readonly string[], number];

describe('a damaged file of cards', () => {
  it.each([
    ['torn in a card', () => whole.slice(0, whole.indexOf('"card":{"id":"Tark"')), NAMES.slice(0, 5), 9],
    ['torn before the last line', () => whole.slice(0, -1), NAMES, 1],
    ['with a garbled line', () => withLine(5, '#!$%'), NAMES.toSpliced(2, 1), 6],
    [
      'with one letter changed',
      () => whole.replace('"title":"Zork","type"', '"title":"Zerk","type"'),
      NAMES.toSpliced(3, 1),
      7,
    ],
    [
      'with a line that is another card',
      () => withLine(6, '{"sum":"00","kept":{"card":{"id":"x"}}}'),
      NAMES.toSpliced(3, 1),
      7,
    ],
    ['without its first line', () => lines().slice(1).join('\n'), NAMES, 1],
    ['with the names garbled', () => withLine(2, '[{'), NAMES, 1],
    ['with lines doubled', () => [...lines().slice(0, -1), ...lines().slice(3)].join('\n'), NAMES, 1],
    ['saved with other ends of lines', () => whole.replaceAll('\n', '\r\n'), NAMES, 1],
    ['saved with a byte order mark', () => `\ufeff${whole}`, NAMES, 1],
    ['of another version', () => withLine(0, '{"format":7,"stamp":"x"}'), NAMES, 1],
    ['that is empty', () => '', [], 1],
    ['that is binary', () => '\u0000\u0001\ufffd'.repeat(99), [], 1],
    ['that is something else', () => '{"journal":1}\nAnna: draw # 0123\n', [], 1],
  ] satisfies readonly Damage[])(
    '%s gives the cards that can be read, says so, and stays as it is',
    (_, damage, left, line) => {
      const damaged = damage();
      writeFileSync(file, damaged);
      const { shelf } = read();
      expect(titlesIn(shelf)).toEqual(left);
      for (const [index, title] of left.entries()) expect(shelf?.card(index)).toEqual(original.get(title));
      expect(told()).toEqual([
        expect.stringMatching(`:${line}:1: warning: .*; import them again: spaceline cards import`),
      ]);
      expect(readFileSync(file, 'utf8')).toBe(damaged);
    },
  );

  it('names the cards that are left out', () => {
    writeFileSync(file, lines().toSpliced(4, 2).join('\n'));
    expect(told()[0]).toContain('6 of them can be read, left out: Grok; Brag;');
    writeFileSync(file, lines().toSpliced(3, 7).join('\n'));
    expect(told()[0]).toContain('1 of them can be read, left out: Kurn; Grok; Brag; Zork; Mol; and 2 more;');
  });

  it('is repaired by an import: what can be read is kept, and so is the old file', () => {
    const damaged = withLine(4, '?');
    writeFileSync(file, damaged);
    const aside = `${file}.damaged-1`;
    expect(install('Newt', 'Kurn')).toMatchObject({ replaced: 1, damaged: { aside, rescued: 6 }, problems: [] });
    expect(titlesIn(read().shelf)).toEqual(['Brag', 'Zork', 'Mol', 'Tark', 'Vol', 'Worn', 'Newt', 'Kurn']);
    expect(read().shelf?.entries.map(({ set }) => set)).toEqual(Array.from(NAMES, () => 'AB'));
    expect(told()).toEqual([]);
    expect(readFileSync(aside, 'utf8')).toBe(damaged);
    // A second one is kept beside the first.
    writeFileSync(file, 'nonsense');
    expect(install('Kurn').damaged).toEqual({ aside: `${file}.damaged-2`, rescued: 0 });
    expect(readFileSync(aside, 'utf8')).toBe(damaged);
    expect(install('Grok')).toMatchObject({ replaced: 0, damaged: null });
  });

  it('that is a folder is told, and moved aside by an import', () => {
    rmSync(file);
    mkdirSync(join(file, 'inside'), { recursive: true });
    expect(read().shelf).toBeNull();
    expect(told()).toEqual([expect.stringMatching(/can't be read and are left out: EISDIR.*; import them again/)]);
    expect(install('Kurn')).toMatchObject({ damaged: { aside: `${file}.damaged-1`, rescued: 0 }, problems: [] });
    expect(titlesIn(read().shelf)).toEqual(['Kurn']);
    expect(readdirSync(`${file}.damaged-1`)).toEqual(['inside']);
  });

  it('whose folder is a file is told, and an import says that it can do nothing', () => {
    const path = join(file, 'cards.jsonl');
    const { problems } = readOwnCards(
      path,
      secondEditionWords,
      undefined,
      () => undefined,
      (act) => act(),
    );
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining("can't be read and are left out: ENOTDIR")]);
    const installed = installCards(path, secondEditionWords, cardsOf(person('Kurn')), quiet);
    expect(installed.problems.map(formatProblem)).toEqual([
      expect.stringContaining("the cards can't be kept: ENOTDIR"),
    ]);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  it('whatever is done to its bytes, gives only cards as they were, and loses none of its bytes to an import', () => {
    const bytes = Buffer.from(whole);
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(400), fc.uint8Array({ maxLength: 40 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let damaged = bytes;
        for (const [at, length, put] of changes)
          damaged = Buffer.concat([damaged.subarray(0, at), put, damaged.subarray(at + length)]);
        writeFileSync(file, damaged);
        const { shelf, problems } = read();
        for (const [index, { title }] of (shelf?.entries ?? []).entries())
          expect(shelf?.card(index)).toEqual(original.get(title));
        expect(problems.length).toBe(damaged.equals(bytes) ? 0 : 1);
        const { damaged: repaired } = install('Newt');
        if (!damaged.equals(bytes)) {
          expect(readFileSync(repaired?.aside ?? '').equals(damaged)).toBe(true);
          rmSync(repaired?.aside ?? '');
        }
        expect(titlesIn(read().shelf)).toEqual([...titlesIn(shelf), 'Newt']);
      }),
      { seed: 12, numRuns: 200 },
    );
  });
});
