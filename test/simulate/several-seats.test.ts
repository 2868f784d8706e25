/** Games of three and four by bots run to their end: nothing in the rules counts on two players. */
import { describe, expect, it } from 'vitest';
import { loadDeck, partsOf, readTextFile, shippedDecks, shippedLibrary } from '../../src/catalog/index.ts';
import { newGame } from '../../src/engine/index.ts';
import { botNamed } from '../../src/players/index.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { playGame } from '../../src/simulate/play-game.ts';
import { belowZero, cardsLost } from '../engine/invariants.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const decks = shippedDecks(secondEdition.name).map((path) => {
  const source = readTextFile(path, 'a deck');
  if ('severity' in source) throw new Error(source.message);
  return partsOf(loadDeck(source, shippedLibrary(secondEditionWords)).deck);
});
const names = ['kirk', 'spock', 'bones', 'scotty'];

function seatsFor(count: number) {
  return names.slice(0, count).map((name, seat) => {
    const deck = decks[seat % decks.length];
    if (!deck) throw new Error('there are no shipped decks');
    return { name, parts: deck };
  });
}

/** A whole game takes its time on a busy machine. */
const patience = 60_000;

describe.each([3, 4])('a game of %i', (count) => {
  it('comes to its end', { timeout: patience }, () => {
    const bot = botNamed('bot', 'second-edition');
    if (!bot) throw new Error('there is no bot');
    const seats = seatsFor(count);
    const game = newGame(secondEdition, seats, 11);
    const result = playGame(
      game,
      seats.map(() => bot),
      11,
    );
    expect(result.winners.length).toBeGreaterThan(0);
    expect(result.scores).toHaveLength(count);
    expect([...cardsLost(game.state), ...belowZero(game.state)]).toEqual([]);
  });
});
