/** Imported cards: kept, found beside the shipped ones, and counted. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  coverageOf,
  formatProblem,
  installCards,
  Library,
  readCardFiles,
  readOwnCards,
  renderedText,
  writeWhole,
} from '../../src/catalog/index.ts';
import { KeptCards, keptText } from '../../src/catalog/kept-cards.ts';
import { KeptShelf } from '../../src/catalog/kept-shelf.ts';
import { FactShelf } from '../../src/catalog/shelf.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const PERSON = 'type: personnel, affiliation: Klingon, cost: 1, integrity: 5, cunning: 5, strength: 5';
const facts = (...lines: readonly string[]) => {
  const { cards, problems } = readCardFiles(
    [{ name: 'own.yaml', text: lines.join('\n') }],
    secondEditionWords.cardKinds,
  );
  expect(problems.map(formatProblem)).toEqual([]);
  return cards;
};
const KURN = `- {title: Kurn, subtitle: Odd, ${PERSON}, set: AB, text: "On play: may draw a card."}`;
const GROK = `- {title: Grok, ${PERSON}, set: AB, text: "Flumph the snarg."}`;
const PROBE =
  '- {title: Probe, location: Far Moon, type: mission, mission: planet, quadrant: alpha, span: 2, points: 35, attempt: [Kli], requirements: 2 Law}';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-own-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const quiet = { gate: undefined, progress: () => undefined, only: false };
const ids = (file: string) =>
  readOwnCards(
    file,
    secondEditionWords,
    undefined,
    () => undefined,
    (act) => act(),
  ).shelf?.entries.map(({ id }) => id) ?? null;

describe('kept cards', () => {
  const shelf = new FactShelf(secondEditionWords, facts(KURN, GROK, PROBE));
  const cards = shelf.entries.map((_, index) => shelf.card(index));
  const text = keptText('made by 1', shelf, cards);

  it('are the same when read again, by name and one by one', () => {
    const read = KeptCards.from(Buffer.from(text));
    if (!read) throw new Error('nothing was kept');
    const kept = new KeptShelf(read, secondEditionWords);
    expect(kept.stamp).toBe('made by 1');
    expect(kept.entries).toEqual(shelf.entries);
    expect(kept.entries.map((_, index) => kept.card(index))).toEqual(cards);
    expect([...kept.lexicon.titles]).toEqual([...shelf.lexicon.titles]);
    expect(new Library(kept).find('far moon probe').map(({ id }) => id)).toEqual(['Far Moon, Probe']);
  });

  it('are nothing if any of it is missing', () => {
    for (const length of [0, 5, text.indexOf('\n') + 9, text.length - 1])
      expect(KeptCards.from(Buffer.from(text.slice(0, length)))).toBeNull();
  });
});

describe('a library of two shelves', () => {
  it('takes a card that stands on both from the first', () => {
    const shipped = new FactShelf(secondEditionWords, facts(KURN));
    const own = new FactShelf(secondEditionWords, facts(`- {title: Kurn, subtitle: Odd, ${PERSON}}`, GROK));
    const library = new Library(shipped, own);
    expect(library.size).toBe(2);
    expect(library.find('Kurn')).toHaveLength(1);
    expect(library.find('Kurn')[0]?.text).toBe('On play: may draw a card.');
    expect(library.find('Grok')).toHaveLength(1);
    expect(library.nearest('Grokk')).toEqual(['Grok']);
    expect(library.search('klingon').map(({ id }) => id)).toEqual(['Grok', 'Kurn, Odd']);
  });
});

describe('imported cards', () => {
  it('are kept in one file, added to those before, replaced by name, and forgotten when asked', () => {
    const file = join(folder, 'some', 'where', 'cards.jsonl');
    expect(ids(file)).toBeNull();
    expect(installCards(file, secondEditionWords, facts(KURN), quiet)).toMatchObject({ replaced: 0, problems: [] });
    expect(installCards(file, secondEditionWords, facts(GROK, PROBE), quiet).replaced).toBe(0);
    expect(ids(file)).toEqual(['Kurn, Odd', 'Grok', 'Far Moon, Probe']);
    expect(installCards(file, secondEditionWords, facts(KURN), quiet).replaced).toBe(1);
    expect(ids(file)).toEqual(['Grok', 'Far Moon, Probe', 'Kurn, Odd']);
    installCards(file, secondEditionWords, facts(GROK), { ...quiet, only: true });
    expect(ids(file)).toEqual(['Grok']);
    expect(readdirSync(join(folder, 'some', 'where'))).toEqual(['cards.jsonl']);
  });

  it('mean the same after they were kept', () => {
    const file = join(folder, 'same.jsonl');
    const { shelf } = installCards(file, secondEditionWords, facts(KURN, PROBE), quiet);
    const again = readOwnCards(
      file,
      secondEditionWords,
      undefined,
      () => undefined,
      (act) => act(),
    ).shelf;
    for (const index of [0, 1]) expect(again?.card(index)).toEqual(shelf.card(index));
    expect(shelf.card(1).compiled.attemptBy).not.toBeNull();
  });

  it('that can not be read are told and left out, not lost', () => {
    const file = join(folder, 'broken.jsonl');
    writeFileSync(file, 'nonsense\n');
    const { shelf, problems } = readOwnCards(
      file,
      secondEditionWords,
      undefined,
      () => undefined,
      (act) => act(),
    );
    expect(shelf).toBeNull();
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/broken\.jsonl:1:1: warning: .*is damaged: none of them can be read.*; import them again/),
    ]);
    expect(readFileSync(file, 'utf8')).toBe('nonsense\n');
  });

  it('tell how far their compilation is', () => {
    const told: string[] = [];
    installCards(join(folder, 'told.jsonl'), secondEditionWords, facts(KURN, GROK), {
      ...quiet,
      progress: (done, of) => told.push(`${done}/${of}`),
    });
    expect(told).toEqual(['1/2', '2/2']);
  });
});

describe('a file written whole', () => {
  it('replaces the one before, and stays it where it can not', () => {
    const path = join(folder, 'whole.txt');
    expect(writeWhole(path, 'one')).toBeNull();
    expect(writeWhole(path, 'two')).toBeNull();
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(writeWhole(join(path, 'below a file'), 'three')).toMatch(/ENOTDIR|EEXIST/);
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(existsSync(join(path, 'below a file'))).toBe(false);
  });
});

describe('coverage', () => {
  const cards = facts(
    KURN,
    GROK,
    PROBE,
    `- {title: Brag, ${PERSON}, text: "Flumph the snarg. On play: may draw a card. Zorgle."}`,
  );
  const shelf = new FactShelf(secondEditionWords, cards);
  const checked = cards.map(({ set = '' }, index) => ({
    name: shelf.entries[index]?.id ?? '',
    set,
    card: shelf.card(index),
  }));

  it('counts by type and set, and ranks what holds cards back', () => {
    const { total, supported, types, sets, obstacles } = coverageOf(checked);
    expect([total, supported]).toEqual([4, 2]);
    expect(types).toEqual([
      { name: 'personnel', supported: 1, partly: 0, total: 3 },
      { name: 'mission', supported: 1, partly: 0, total: 1 },
    ]);
    expect(sets.map(({ name }) => name)).toEqual(['', 'AB']);
    expect(obstacles.map(({ words, cards: on, alone }) => [words, on, alone])).toEqual([
      ['Flumph the snarg', 2, 1],
      ['Zorgle', 1, 0],
    ]);
  });

  it('shows a supported text in house style, and none that is not', () => {
    expect(renderedText(shelf.card(0), secondEditionWords.cardKinds)).toBe('On play: may draw 1.');
    expect(renderedText(shelf.card(1), secondEditionWords.cardKinds)).toBe('');
  });

  it('lets nobody attempt a mission whose requirements are not understood', () => {
    const [card] = facts(PROBE.replace('2 Law', '2 Zorgle'));
    if (!card) throw new Error('no card');
    const unclear = new FactShelf(secondEditionWords, [card]).card(0);
    expect(unclear.leftover).not.toEqual([]);
    expect(unclear.compiled.attemptBy).toBeNull();
  });
});
