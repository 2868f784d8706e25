/** Whole games of the bot with the shipped decks: they end by the rules, and it plays from what it may see. */
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { loadDeck, partsOf, readTextFile, shippedDecks, shippedLibrary } from '../../../src/catalog/index.ts';
import { notCarriedOut } from '../../../src/effects/gate.ts';
import { newGame, type Game, type SeatSetup } from '../../../src/engine/index.ts';
import type { Answer } from '../../../src/engine/asking/request.ts';
import { botNamed, chanceFrom } from '../../../src/players/index.ts';
import { firstEditionPlayer } from '../../../src/players/first-edition/index.ts';
import { deckRules } from '../../../src/rules/first-edition/deck.ts';
import { premiereWords } from '../../../src/rules/first-edition/edition-words.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { playGame } from '../../../src/simulate/play-game.ts';

const decks = new Map(
  shippedDecks('premiere-1994').map((path): [string, SeatSetup] => {
    const source = readTextFile(path, 'a deck');
    if ('severity' in source) throw new Error(source.message);
    const name = basename(path, '.txt');
    return [name, { name, parts: partsOf(loadDeck(source, shippedLibrary(premiereWords, notCarriedOut)).deck) }];
  }),
);

function start(one: string, other: string, seed: number): Game {
  const seats = [one, other].flatMap((name) => decks.get(name) ?? []);
  return newGame(premiere1994, seats, seed);
}

const bots = [firstEditionPlayer, firstEditionPlayer];

it('is the usual bot of the edition', () => {
  expect(botNamed('bot', 'premiere-1994')).toBe(firstEditionPlayer);
});

it.each([...decks.keys()])('the deck %s is legal', (name) => {
  const parts = decks.get(name)?.parts;
  if (parts === undefined) throw new Error('there is no such deck');
  expect(deckRules.flatMap((rule) => rule.check(parts) ?? [])).toEqual([]);
});

it.each([
  ['explorers', 'honour'],
  ['honour', 'deception'],
  ['deception', 'explorers'],
])('%s and %s play to 100 points, the same way for the same seed', { timeout: 60_000 }, (one, other) => {
  const result = playGame(start(one, other, 7), bots, 7);
  expect(Math.max(...result.scores)).toBeGreaterThanOrEqual(100);
  expect(result.winners).toHaveLength(1);
  expect(playGame(start(one, other, 7), bots, 7)).toEqual(result);
  expect(playGame(start(one, other, 8), bots, 8)).not.toEqual(result);
});

it('wins against chance', { timeout: 60_000 }, () => {
  const random = botNamed('random', 'premiere-1994');
  if (random === null) throw new Error('there is no random player');
  expect(playGame(start('honour', 'honour', 3), [firstEditionPlayer, random], 3).winners).toEqual([0]);
  expect(playGame(start('honour', 'honour', 3), [random, firstEditionPlayer], 3).winners).toEqual([1]);
});

it('answers the same whatever lies where it cannot see', { timeout: 60_000 }, () => {
  const game = start('deception', 'explorers', 5);
  const answerIn = (seen: Game, answers: number): Answer => {
    const { request } = game;
    if (request === null) throw new Error('nobody is asked');
    return firstEditionPlayer(seen.glance(request.player), request, chanceFrom(5, request.player, answers));
  };
  let otherwise = 0;
  for (let answers = 0; game.request !== null; answers += 1) {
    const { player } = game.request;
    const answer = answerIn(game, answers);
    if (answers % 10 === 0) {
      const imagined = game.imagine(player, answers);
      expect(answerIn(imagined, answers)).toEqual(answer);
      if (imagined.hash() !== game.hash()) otherwise += 1;
    }
    game.answer(answer);
  }
  expect(otherwise).toBeGreaterThan(10);
});
