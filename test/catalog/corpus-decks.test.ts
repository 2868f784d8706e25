/** The community's starter decks, as players keep them, over the community's cards as they are imported. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkDeck, formatProblem, hasErrors, Library, loadDeck, readTextFile } from '../../src/catalog/index.ts';
import { shelfOf } from '../../src/catalog/own-cards.ts';
import { readCardsAt } from '../../src/catalog/sources.ts';
import { deckRules } from '../../src/rules/second-edition/deck.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const corpus = fileURLToPath(new URL('../../../shared/corpus/second-edition/', import.meta.url));
const haveCorpus = existsSync(corpus);

describe.skipIf(!haveCorpus)('the decks of the community (skipped where ../shared is absent)', () => {
  const read = haveCorpus ? readCardsAt(join(corpus, 'cards.txt'), secondEditionWords) : { cards: [], problems: [] };
  const library = new Library(
    shelfOf(
      read.cards.map(({ card }) => card),
      secondEditionWords,
      undefined,
    ),
  );
  const decks = haveCorpus ? readdirSync(join(corpus, 'decks')) : [];

  it('have cards that are all read', () => {
    expect(read.cards.length).toBeGreaterThan(3000);
    expect(hasErrors(read.problems)).toBe(false);
  });

  it.each(decks)('%s: every name is found, and the deck is legal', (name) => {
    const source = readTextFile(join(corpus, 'decks', name), 'a deck');
    if ('severity' in source) throw new Error(source.message);
    const { deck, problems } = loadDeck(source, library);
    const wrong = [...problems, ...checkDeck(deck, deckRules, true)].filter(({ severity }) => severity === 'error');
    expect(wrong.map(formatProblem)).toEqual([]);
  });
});
