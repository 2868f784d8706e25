/** What is shipped must be whole: every card loads without a problem, every deck is legal. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Card, Library } from '../../src/catalog/index.ts';
import { compileText, renderProgram } from '../../src/language/index.ts';
import type { Program } from '../../src/language/tree/index.ts';
import {
  checkDeck,
  formatProblem,
  loadDeck,
  readTextFile,
  shippedCasts,
  shippedDecks,
  shippedLibrary,
} from '../../src/catalog/index.ts';
import { packageRoot, shippedCardFiles } from '../../src/catalog/package-files.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { editionWords } from '../../src/rules/card-editions.ts';
import { editions } from '../../src/rules/editions.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const libraries = new Map(
  [...editions.keys()].map((name) => [name, shippedLibrary(editionWords(name), notCarriedOut)] as const),
);
function libraryOf(edition: string): Library {
  const library = libraries.get(edition);
  if (!library) throw new Error(`no edition ${edition}`);
  return library;
}

describe.each([...libraries])('the shipped cards of %s', (edition, library) => {
  it('load and compile without a problem', () => {
    expect(library.allProblems().map(formatProblem)).toEqual([]);
    // 1994 knew 363 cards, of which the data at hand have 286.
    expect(library.size).toBeGreaterThanOrEqual(edition === 'premiere-1994' ? 150 : 200);
  }, 60_000);
});

it('no file of cards of 1994 is left out of its edition', () => {
  const folder = join(packageRoot(), 'cards', 'first-edition');
  const of1994 = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('set: premiere'),
  );
  const listed = shippedCardFiles('premiere-1994').map(({ name }) => basename(name));
  expect(listed.toSorted()).toEqual(of1994.toSorted());
});

describe.each(shippedCasts().names())('the shipped cast %s', (name) => {
  // A cast is called like the edition it is for; others are of the Second Edition.
  const words = editions.has(name) ? editionWords(name) : secondEditionWords;
  const library = libraryOf(words.name);
  const cast = shippedCasts().cards(name, words, library.lexicon);

  it('loads and compiles without a problem', () => {
    expect(cast.allProblems().map(formatProblem)).toEqual([]);
    expect(cast.size).toBeGreaterThan(0);
  });

  // Scenarios of First Edition are written with simpler cards of well-known names.
  it.skipIf(name === 'premiere-1994')('takes no name from a card that is played with', () => {
    expect(cast.all().flatMap(({ id, title }) => [...library.find(id), ...library.find(title)])).toEqual([]);
  });
});

const decks = [...editions.keys()].flatMap((edition) => shippedDecks(edition).map((path) => [edition, path] as const));

describe.each(decks)('the deck of %s %s', (edition, path) => {
  it('is legal', async () => {
    const source = readTextFile(path, 'a deck');
    if ('severity' in source) throw new Error(source.message);
    const { deck, problems } = loadDeck(source, libraryOf(edition));
    const rules = await editions.get(edition)?.load();
    expect([...problems, ...checkDeck(deck, rules?.deckRules ?? [])].map(formatProblem)).toEqual([]);
    expect(deck.name).not.toBeNull();
    expect(deck.ruleset).toBe(edition);
  });
});

const playable = [...editions].filter(([edition]) => shippedDecks(edition).length > 0);

test.each(playable)('a game of %s needs no decks to be named', (edition, { terms }) => {
  const names = shippedDecks(edition).map((path) => basename(path, '.txt'));
  expect(terms.usualDecks.length).toBeGreaterThanOrEqual(2);
  expect(names).toEqual(expect.arrayContaining([...terms.usualDecks]));
});

describe.each([...libraries])('the house style of the shipped cards of %s', (edition, library) => {
  const { dialect } = editionWords(edition).cardKinds.lexicon;
  const card = (text: string, like: Card) =>
    compileText(text, { title: like.title, type: like.type, lexicon: library.lexicon });

  it('reads back what it writes', () => {
    const changed = library.all().flatMap((like) => {
      const written = writtenOf(like, dialect);
      const again = card(written, like);
      const same = meaning(again.program) === meaning(like.compiled.program) && again.leftover.length === 0;
      return same ? [] : [{ id: like.id, said: `${like.text} => ${written}` }];
    });
    expect(changed).toEqual([]);
  }, 60_000);

  it('has one reading for each text', () => {
    const unclear = library
      .all()
      .flatMap((like) => card(like.text, like).ambiguous.map((words) => `${like.id}: ${words}`));
    expect(unclear).toEqual([]);
  }, 60_000);
});

test('what a card of the Second Edition says, it says in the variant that shares it', () => {
  const [own, sharing] = [libraryOf('second-edition'), libraryOf('objectives')];
  const shared = own.all().filter(({ type }) => type !== 'mission');
  const changed = shared.filter(({ id, compiled }) => {
    const [again] = sharing.find(id);
    return again === undefined || meaning(again.compiled.program) !== meaning(compiled.program);
  });
  expect(changed.map(({ id }) => id)).toEqual([]);
});

/** What the house style writes for a card's text, or why it cannot. */
function writtenOf(like: Card, dialect: Parameters<typeof renderProgram>[1]): string {
  try {
    return renderProgram(like.compiled.program, dialect);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A program's abilities without the places of their words. */
function meaning({ abilities }: Program): string {
  return JSON.stringify(abilities, (key, value: unknown) => {
    if (key === 'src') return undefined;
    const plain = typeof value === 'object' && value !== null && !Array.isArray(value);
    return plain ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
  });
}
