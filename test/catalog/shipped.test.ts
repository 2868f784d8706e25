/** What is shipped must be whole: every card loads without a problem, every deck is legal. */
import { describe, expect, it } from 'vitest';
import {
  checkDeck,
  formatProblem,
  loadDeck,
  readTextFile,
  shippedDecks,
  shippedLibrary,
} from '../../src/catalog/index.ts';
import { deckRules } from '../../src/rules/second-edition/deck.ts';

const library = shippedLibrary('second-edition');

describe('the shipped cards', () => {
  it('load and compile without a problem', () => {
    expect(library.allProblems().map(formatProblem)).toEqual([]);
    expect(library.size).toBeGreaterThanOrEqual(200);
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
