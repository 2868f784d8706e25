/**
 * `npm run bench`: answers a second by a random player (uniform over options, then over legal selections; all windows on; journal, hash and views off;
 * the median of five runs), the time of a copy in mid-play, how long `--version` takes,
 * what a key on the table costs, and what all the community's cards cost.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Game } from '../src/engine/game.ts';
import { secondEdition } from '../src/rules/second-edition/index.ts';
import { packageRoot } from '../src/catalog/files.ts';
import { loadDeck, partsOf, readTextFile, shippedLibrary } from '../src/catalog/index.ts';
import { newGame, type SeatSetup } from '../src/engine/index.ts';
import { chanceFrom, uniform } from '../src/players/index.ts';
import { notCarriedOut } from '../src/effects/gate.ts';
import { cardTimes } from './cards.ts';
import { keyCosts } from './table.ts';
import { secondEditionWords } from '../src/rules/second-edition/edition-words.ts';

const runs = 5;
const millisecondsARun = 2000;
const copies = 20_000;

const seats = ['tng-federation', 'klingon'].map((name): SeatSetup => {
  const source = readTextFile(join(packageRoot(), 'decks', 'second-edition', `${name}.txt`), 'a deck');
  if ('severity' in source) throw new Error(source.message);
  return { name, parts: partsOf(loadDeck(source, shippedLibrary(secondEditionWords, notCarriedOut)).deck) };
});

const newMatch = (seed: number): Game => newGame(secondEdition, seats, seed);

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const milliseconds = (since: number): number => performance.now() - since;

/** Plays games from `seed` on for so long; how many answers were given a second. The last game is left in mid-play. */
function answersASecond(seed: number): { readonly speed: number; readonly answers: number; readonly games: number } {
  const started = performance.now();
  let answers = 0;
  let games = 0;
  while (milliseconds(started) < millisecondsARun) {
    const chance = chanceFrom(seed, games);
    const game = newMatch(seed + games);
    for (let request = game.request; request !== null; request = game.request) {
      const outcome = game.answer(uniform(request, chance));
      if ('refused' in outcome) throw new Error(`refused: ${outcome.reason}`);
      answers += 1;
      // Looking at the clock costs more than an answer may.
      if (answers % 256 === 0 && milliseconds(started) >= millisecondsARun) break;
    }
    games += 1;
  }
  return { speed: (answers * 1000) / milliseconds(started), answers, games };
}

/** A game somewhere in its middle. */
function gameInMidPlay(): Game {
  const game = newMatch(1);
  const chance = chanceFrom(1);
  for (let answers = 0; answers < 400 && game.request !== null; answers += 1)
    game.answer(uniform(game.request, chance));
  return game;
}

function copyTime(): number {
  const game = gameInMidPlay();
  const started = performance.now();
  for (let count = 0; count < copies; count += 1) game.copy();
  return milliseconds(started) / copies;
}

function versionTime(): number {
  const command = join(packageRoot(), 'bin', 'spaceline');
  return median(
    Array.from({ length: 9 }, () => {
      const started = performance.now();
      execFileSync(process.execPath, [command, '--version']);
      return milliseconds(started);
    }),
  );
}

answersASecond(10_000);
const measured = Array.from({ length: runs }, (_, run) => answersASecond(1000 * run));
console.log(
  `answers a second  ${Math.round(median(measured.map((run) => run.speed)))}  (median of ${runs}; at least 20000)`,
);
console.log(`  the runs        ${measured.map((run) => `${Math.round(run.speed)} (${run.games} games)`).join(', ')}`);
console.log(`copy in mid-play  ${copyTime().toFixed(4)} ms  (at most 0.1)`);
console.log(`--version         ${versionTime().toFixed(0)} ms  (under 150)`);
console.log(`the table         ${keyCosts(80, 24, 3)}`);
console.log(`                  ${keyCosts(100, 30, 3)}`);
console.log(`all cards         ${cardTimes()}`);
