/** What is shipped must be whole: every card loads without a problem, every deck is legal. */
import { SECOND_EDITION } from '../../src/language/grammar/second-edition/index.ts';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/catalog/index.ts';
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
import { deckRules } from '../../src/rules/second-edition/deck.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const library = shippedLibrary(secondEditionWords, notCarriedOut);

describe('the shipped cards', () => {
  it('load and compile without a problem', () => {
    expect(library.allProblems().map(formatProblem)).toEqual([]);
    expect(library.size).toBeGreaterThanOrEqual(200);
  }, 60_000);
});

describe.each(shippedCasts().names())('the shipped cast %s', (name) => {
  const cast = shippedCasts().cards(name, secondEditionWords, library.lexicon);

  it('loads and compiles without a problem', () => {
    expect(cast.allProblems().map(formatProblem)).toEqual([]);
    expect(cast.size).toBeGreaterThan(0);
  });

  it('takes no name from a card that is played with', () => {
    expect(cast.all().flatMap(({ id, title }) => [...library.find(id), ...library.find(title)])).toEqual([]);
  });
});

describe.each(shippedDecks('second-edition'))('the shipped deck %s', (path) => {
  it('is legal', () => {
    const source = readTextFile(path, 'a deck');
    if ('severity' in source) throw new Error(source.message);
    const { deck, problems } = loadDeck(source, library);
    expect([...problems, ...checkDeck(deck, deckRules)].map(formatProblem)).toEqual([]);
    expect(deck.name).not.toBeNull();
    expect(deck.ruleset).toBe('second-edition');
  });
});

describe('the house style of the shipped cards', () => {
  const card = (text: string, like: Card) =>
    compileText(text, { title: like.title, type: like.type, lexicon: library.lexicon });

  it('reads back what it writes', () => {
    const changed = library.all().flatMap((like) => {
      const written = renderProgram(like.compiled.program, SECOND_EDITION);
      const again = card(written, like);
      const same = meaning(again.program) === meaning(like.compiled.program) && again.leftover.length === 0;
      return same ? [] : [`${like.id}: ${like.text} => ${written}`];
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

/** A program's abilities without the places of their words. */
function meaning({ abilities }: Program): string {
  return JSON.stringify(abilities, (key, value: unknown) => {
    if (key === 'src') return undefined;
    const plain = typeof value === 'object' && value !== null && !Array.isArray(value);
    return plain ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
  });
}
