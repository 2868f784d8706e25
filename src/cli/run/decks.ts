/** Decks by file or by the name of a shipped one. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { DeckParts } from '../../engine/ruleset/deck-rules.ts';
import type { Ruleset } from '../../engine/ruleset/ruleset.ts';
import {
  checkDeck,
  errorAt,
  firstProblems,
  kindOfText,
  loadDeck,
  partsOf,
  readTextFile,
  shippedDecks,
  type Deck,
  type Problem,
  type Source,
} from '../../catalog/index.ts';
import { editionWords } from '../../rules/card-editions.ts';
import { usualDeckNames } from './editions.ts';
import { librariesBeside, libraryOf } from './library.ts';
import { reportProblems } from './problems.ts';

/** The name by which a shipped deck is called: its file without the ending. */
export const deckName = (path: string): string => basename(path).replace(/\.[^.]*$/, '');

/** How a shipped deck may be called, in small letters; what fits in an earlier way is meant before what fits in a later one. */
export const deckRanks: readonly ((name: string, wanted: string) => boolean)[] = [
  (name, wanted) => name === wanted,
  (name, wanted) => name.startsWith(wanted),
  (name, wanted) => name.includes(wanted),
];

/** The file that is meant: a path, or the name of a shipped deck, in full or its beginning. */
export function deckPath(named: string, ruleset: string): string {
  if (existsSync(named)) return named;
  const wanted = named.toLowerCase();
  const shipped = shippedDecks(ruleset);
  for (const fits of deckRanks) {
    const found = shipped.find((path) => fits(deckName(path).toLowerCase(), wanted));
    if (found !== undefined) return found;
  }
  return named;
}

/** Reads a deck; null with the problems where the file can't be read at all. */
export function readDeck(
  named: string,
  ruleset: string,
): { readonly deck: Deck | null; readonly problems: readonly Problem[] } {
  const source = readTextFile(deckPath(named, ruleset), 'a deck file, or the name of a shipped deck');
  if ('severity' in source) {
    const names = shippedDecks(ruleset).map(deckName);
    return { deck: null, problems: [{ ...source, remedy: `${source.remedy} (${names.join(', ')})` }] };
  }
  const kind = kindOfText(source.text);
  if (kind !== null && kind !== 'a deck') return noDeck(source, ruleset, `this is no deck; it seems to be ${kind}`);
  const { deck, problems } = loadDeck(source, libraryOf(ruleset), () => librariesBeside(ruleset));
  if (deck.sections.some(({ cards }) => cards.length > 0)) return { deck, problems };
  return problems.length > LINES_OF_NO_DECK
    ? noDeck(source, ruleset, 'no line of this file names a card, so it is no deck', problems)
    : { deck: null, problems };
}

/** Of what is no deck at all, some lines show what is wrong with it. */
const LINES_OF_NO_DECK = 3;

function noDeck({ name }: Source, ruleset: string, what: string, problems: readonly Problem[] = []) {
  const whole = errorAt({ file: name, line: 1, column: 1 }, what, `give a deck file: ${formOf(ruleset)}`);
  return { deck: null, problems: [whole, ...firstProblems(problems, LINES_OF_NO_DECK)] };
}

const formOf = (ruleset: string): string => editionWords(ruleset).deckParts.form;

/** What a seat brings to the table. */
export type Setup = DeckParts;

/** The deck as a seat's set-up; a string says that it can't be played with, after all its problems have been told. */
export function readSetup(named: string, edition: Ruleset, allowUnsupported = false): Setup | string {
  const { deck, problems } = readDeck(named, edition.name);
  const all = deck === null ? problems : [...problems, ...checkDeck(deck, edition.deckRules, allowUnsupported)];
  if (reportProblems(all) || deck === null) return `the deck '${named}' can't be played; see the lines above`;
  return partsOf(deck);
}

/** The shipped decks a game is played with when none is named. */
export const usualDecks = (ruleset: string): readonly string[] =>
  usualDeckNames(ruleset).map((name) => deckPath(name, ruleset));

/** The two decks of a game: those given, else the usual ones, not the same twice. */
export function defaultDecks(options: {
  readonly deck?: string;
  readonly versus?: string;
  readonly ruleset: string;
}): readonly [string, string] {
  const shipped = [...usualDecks(options.ruleset), ...shippedDecks(options.ruleset)];
  const others = (taken: string | undefined): readonly string[] =>
    taken === undefined ? shipped : shipped.filter((path) => path !== deckPath(taken, options.ruleset));
  const first = options.deck ?? others(options.versus)[0] ?? '';
  const second = options.versus ?? others(first)[0] ?? first;
  return [first, second];
}
