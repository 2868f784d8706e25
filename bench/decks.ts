/** The shipped decks in pairs, and games between them. */
import { basename, join } from 'node:path';
import { packageRoot } from '../src/catalog/package-files.ts';
import { loadDeck, partsOf, readTextFile, shippedDecks, shippedLibrary } from '../src/catalog/index.ts';
import { notCarriedOut } from '../src/effects/gate.ts';
import { newGame, type Game, type SeatSetup } from '../src/engine/index.ts';
import { editionWords } from '../src/rules/card-editions.ts';
import { editions } from '../src/rules/editions.ts';
import { usualEdition } from '../src/rules/usual-edition.ts';

/** Every edition that is measured, the usual one first: each that two decks are shipped for. */
export const editionNames: readonly string[] = [
  usualEdition,
  ...[...editions.keys()].filter((name) => name !== usualEdition && shippedDecks(name).length > 1),
];

/** What is played: an edition and the names of decks. */
export type Setting = readonly [edition: string, ...decks: readonly string[]];

const rulesets = new Map(
  await Promise.all([...editions].map(async ([name, { load }]) => [name, await load()] as const)),
);

/** Each two decks that are shipped for an edition. */
export function settingsOf(edition: string): readonly Setting[] {
  const names = shippedDecks(edition).map((path) => basename(path, '.txt'));
  return names.flatMap((one, index) => names.slice(index + 1).map((other): Setting => [edition, one, other]));
}

/** Each two decks of the usual edition. */
export const settings = settingsOf(usualEdition);

/** Their names, as they are told. */
export const pairs: readonly (readonly string[])[] = settings.map(([, ...decks]) => decks);

/** The pair for what is measured with one pair only. */
export const usualSetting: Setting = [usualEdition, 'tng-federation', 'klingon'];

const setups = new Map<string, SeatSetup>();

function seatOf(edition: string, name: string): SeatSetup {
  const path = join(packageRoot(), 'decks', edition, `${name}.txt`);
  const known = setups.get(path);
  if (known !== undefined) return known;
  const source = readTextFile(path, 'a deck');
  if ('severity' in source) throw new Error(source.message);
  const library = shippedLibrary(editionWords(edition), notCarriedOut);
  const made = { name, parts: partsOf(loadDeck(source, library).deck) };
  setups.set(path, made);
  return made;
}

/** A new game between decks; those are read once. */
export function matchOf([edition, ...decks]: Setting, seed: number): Game {
  const ruleset = rulesets.get(edition);
  if (ruleset === undefined) throw new Error(`there is no edition ${edition}`);
  const seats = decks.map((name) => seatOf(edition, name));
  // Where nothing makes players go on, a game of chance has no end: it gets the last turn that bots have.
  const { turnLimit } = ruleset;
  return newGame(ruleset, seats, seed, undefined, turnLimit?.begin(turnLimit.ofBots));
}
