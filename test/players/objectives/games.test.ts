/** Whole games of the bot with the shipped decks. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../../src/catalog/package-files.ts';
import { loadDeck, partsOf, readTextFile, shippedLibrary } from '../../../src/catalog/index.ts';
import { notCarriedOut } from '../../../src/effects/gate.ts';
import { newGame, type SeatSetup } from '../../../src/engine/index.ts';
import { botNamed } from '../../../src/players/index.ts';
import { objectivesWords } from '../../../src/rules/objectives/edition-words.ts';
import { objectives } from '../../../src/rules/objectives/index.ts';
import { playGame } from '../../../src/simulate/play-game.ts';

function seat(name: string): SeatSetup {
  const source = readTextFile(join(packageRoot(), 'decks', 'objectives', `${name}.txt`), 'a deck');
  if ('severity' in source) throw new Error(source.message);
  return { name, parts: partsOf(loadDeck(source, shippedLibrary(objectivesWords, notCarriedOut)).deck) };
}

it.each([
  ['raiders', 'explorers'],
  ['explorers', 'shipwrights'],
])('%s and %s play to 100 points, the same way for the same seed', (one, other) => {
  const bot = botNamed('bot', 'objectives');
  if (bot === null) throw new Error('there is no bot');
  const play = () => playGame(newGame(objectives, [seat(one), seat(other)], 7), [bot, bot], 7);
  const result = play();
  expect(Math.max(...result.scores)).toBeGreaterThanOrEqual(100);
  expect(result.winners).toHaveLength(1);
  expect(play()).toEqual(result);
});
