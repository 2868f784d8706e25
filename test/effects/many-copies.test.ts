/** Decks of very many copies. */
import { expect, it } from 'vitest';
import { shippedLibrary } from '../../src/catalog/index.ts';
import { newGame } from '../../src/engine/index.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const library = shippedLibrary(secondEditionWords);
const cards = library.all().filter(({ type }) => type !== 'mission' && type !== 'dilemma');

/** A journal may name so many: where each copy's text was compared with every other's, this took a minute. */
it('a game of twenty thousand copies begins', () => {
  const deck = Array.from({ length: 10_000 }, (_, index) => cards[index % cards.length]).filter(
    (card) => card !== undefined,
  );
  const seats = ['kirk', 'spock'].map((name) => ({ name, parts: { missions: [], dilemmas: [], deck } }));
  const game = newGame(secondEdition, seats, 1);
  expect(game.request).not.toBeNull();
});
