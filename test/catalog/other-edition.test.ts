/** Cards and decks of an edition that the catalog has never heard of. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkDeck,
  FactShelf,
  formatProblem,
  Library,
  loadCards,
  loadDeck,
  partsOf,
  readCardFiles,
  readCardsAt,
} from '../../src/catalog/index.ts';
import { tinyWords } from '../tiny/words.ts';

const load = (text: string) => {
  const { cards, problems } = loadCards([{ name: 'cards.yaml', text }], tinyWords.cardKinds);
  return { cards, problems: problems.map(formatProblem) };
};

describe('a type of card with fields of its own', () => {
  test('is read, each field by its form', () => {
    const { cards, problems } = load('- {title: Tug, type: hull, tonnage: 5, mass: 1, yard: Utopia}');
    expect(problems).toEqual([]);
    expect(cards).toMatchObject([
      {
        id: 'Utopia, Tug',
        type: 'hull',
        attributes: { mass: 1 },
        fields: { tonnage: 5, yard: 'Utopia' },
        leftover: [],
      },
    ]);
  });

  test.each([
    ['{title: Tug, type: hull, mass: 1}', 'tonnage is missing; a hull needs tonnage'],
    ['{title: Tug, type: hull, tonnage: 901, mass: 1}', 'tonnage is 901; write a whole number from 1 to 900'],
    ['{title: Tug, type: hull, tonnage: 5, mass: 1, cost: 2}', 'unknown field "cost" for a hull'],
    ['{title: Tug, type: hull, tonnage: 5, mass: 1, unique: true}', 'unknown field "unique" for a hull'],
    ['{title: Tug, type: ship}', "type can't be ship; write hull, buoy, cache"],
    ['{title: Crate, type: cache, cargo: air}', "cargo can't be air"],
    ['{title: Crate, type: cache, cargo: ore}', 'lading is missing; an ore cache needs lading'],
  ])('%s is refused: %s', (card, message) => {
    const { cards, problems } = load(`- ${card}`);
    expect(cards).toEqual([]);
    expect(problems.join('\n')).toContain(message);
  });

  test('has its own usual words: another is a warning', () => {
    const { cards, problems } = load('- {title: Crate, type: cache, cargo: ore, lading: "iron, Zinc"}');
    expect(cards).toMatchObject([{ fields: { cargo: 'ore', lading: ['Iron', 'Zinc'] } }]);
    expect(problems).toEqual(['cards.yaml:1:51: warning: unknown ore "Zinc"; known are Iron, Tin']);
  });
});

const CARDS = `
- {title: Barge, type: hull, tonnage: 400, mass: 4}
- {title: Tug, type: hull, tonnage: 5, mass: 1, yard: Utopia}
- {title: Crate, type: cache, cargo: people, yard: Vega}
- {title: Crate, type: hull, tonnage: 1, mass: 0, yard: Risa}
`;
const { cards } = readCardFiles([{ name: 'cards.yaml', text: CARDS }], tinyWords.cardKinds);
const library = new Library(new FactShelf(tinyWords, cards));

describe('a library of such cards', () => {
  test('finds them by place and title, and by words of their own', () => {
    expect(library.find('Utopia Tug').map(({ id }) => id)).toEqual(['Utopia, Tug']);
    expect(library.find('utopia').map(({ id }) => id)).toEqual(['Utopia, Tug']);
    expect(library.search('people').map(({ id }) => id)).toEqual(['Vega, Crate']);
  });

  test('has no card tables where the edition is not known to have any', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tiny-')), 'table.txt');
    writeFileSync(file, 'Name\tType\tCost\tText\nTug\thull\t1\t\n');
    expect(readCardsAt(file, tinyWords)).toMatchObject({
      cards: [],
      problems: [{ message: 'no card tables of tiny are known' }],
    });
  });
});

describe('a deck of other parts', () => {
  const deck = (text: string) => loadDeck({ name: 'deck.txt', text }, library);

  test('is read by its own headings, in whatever words, also behind a card', () => {
    const { deck: read, problems } = deck('2 Barge\n1 Utopia Tug Freight:\n3 Crate\nFleet:\n1 Barge');
    expect(problems).toEqual([]);
    expect(read.sections.map(({ name }) => name)).toEqual(['hulls', 'caches', 'hulls']);
    const { buoys, caches, hulls } = partsOf(read);
    expect(buoys).toEqual([]);
    expect(caches?.map(({ type }) => type)).toEqual(['cache', 'cache', 'cache']);
    expect(hulls?.map(({ title }) => title)).toEqual(['Barge', 'Barge', 'Tug', 'Barge']);
  });

  test('settles by its parts which of two cards of a title is meant', () => {
    const { deck: read } = deck('1 Crate\nCaches:\n1 Crate');
    expect(read.sections.map(({ cards: [entry] }) => entry?.card?.type)).toEqual(['hull', 'cache']);
  });

  test('knows no part of another edition: what stands under its heading belongs to the main part', () => {
    const { deck: read } = deck('Missions:\n1 Barge');
    expect(partsOf(read)['hulls']?.map(({ title }) => title)).toEqual(['Barge']);
  });

  test('is checked with a card of the part in the place of one that is not known', () => {
    const rule = {
      rules: ['TINY-08'],
      check: ({ caches = [] }: ReturnType<typeof partsOf>) =>
        caches.every(({ type }) => type === 'cache') && caches.length > 1 ? null : 'too few caches',
    };
    expect(checkDeck(deck('Caches:\n2 Nothing').deck, [rule])).toEqual([]);
    expect(checkDeck(deck('Caches:\n1 Nothing').deck, [rule])).toMatchObject([{ message: 'too few caches' }]);
  });
});
