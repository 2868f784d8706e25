/** The shipped decks in pairs, and games between them. */
import { basename, join } from 'node:path';
import { packageRoot } from '../src/catalog/package-files.ts';
import { loadDeck, partsOf, readTextFile, shippedDecks, shippedLibrary } from '../src/catalog/index.ts';
import { notCarriedOut } from '../src/effects/gate.ts';
import { newGame, type Game, type SeatSetup } from '../src/engine/index.ts';
import { secondEditionWords } from '../src/rules/second-edition/edition-words.ts';
import { secondEdition } from '../src/rules/second-edition/index.ts';

const edition = 'second-edition';

const names = shippedDecks(edition).map((path) => basename(path, '.txt'));

/** Each two decks that are shipped. */
export const pairs: readonly (readonly string[])[] = names.flatMap((one, index) =>
  names.slice(index + 1).map((other) => [one, other]),
);

/** The pair for what is measured with one pair only. */
export const usualPair: readonly string[] = ['tng-federation', 'klingon'];

const setups = new Map<string, SeatSetup>();

function seatOf(name: string): SeatSetup {
  const known = setups.get(name);
  if (known !== undefined) return known;
  const source = readTextFile(join(packageRoot(), 'decks', edition, `${name}.txt`), 'a deck');
  if ('severity' in source) throw new Error(source.message);
  const made = { name, parts: partsOf(loadDeck(source, shippedLibrary(secondEditionWords, notCarriedOut)).deck) };
  setups.set(name, made);
  return made;
}

/** A new game between decks; those are read once. */
export const matchOf = (decks: readonly string[], seed: number): Game =>
  newGame(secondEdition, decks.map(seatOf), seed);
