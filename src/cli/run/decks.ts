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
import { editions } from '../../rules/editions.ts';
import { usualEdition } from '../../rules/usual-edition.ts';
import { usualDeckNames } from './editions.ts';
import { libraryOf } from './library.ts';
import { reportProblems } from './problems.ts';

/** The name by which a shipped deck is called: its file without the ending. */
export const deckName = (path: string): string => basename(path).replace(/\.[^.]*$/, '');

/** The file that is meant: a path, or the name of a shipped deck, in full or its beginning. */
export function deckPath(named: string, ruleset: string): string {
  if (existsSync(named)) return named;
  const shipped = shippedDecks(ruleset);
  const wanted = named.toLowerCase();
  return (
    shipped.find((path) => deckName(path).toLowerCase() === wanted) ??
    shipped.find((path) => deckName(path).toLowerCase().startsWith(wanted)) ??
    shipped.find((path) => deckName(path).toLowerCase().includes(wanted)) ??
    named
  );
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
  if (kind !== null && kind !== 'a deck') return noDeck(source, `this is no deck; it seems to be ${kind}`);
  const { deck, problems } = loadDeck(source, libraryOf(ruleset));
  if (deck.sections.some(({ cards }) => cards.length > 0)) return { deck, problems };
  return problems.length > LINES_OF_NO_DECK
    ? noDeck(source, 'no line of this file names a card, so it is no deck', problems)
    : { deck: null, problems };
}

/** Of what is no deck at all, some lines show what is wrong with it. */
const LINES_OF_NO_DECK = 3;

function noDeck({ name }: Source, what: string, problems: readonly Problem[] = []) {
  const whole = errorAt({ file: name, line: 1, column: 1 }, what, A_DECK);
  return { deck: null, problems: [whole, ...firstProblems(problems, LINES_OF_NO_DECK)] };
}

/** The edition that a deck says it is built for: of a file, or of the shipped deck that is called so; the usual one where it says none. */
export function rulesetOfDeck(named: string): string {
  const own = [...editions.keys()].map((ruleset) => deckPath(named, ruleset)).find((path) => existsSync(path));
  const source = own === undefined ? null : readTextFile(own, 'a deck file');
  const said = source && !('severity' in source) ? RULESET.exec(source.text)?.[1] : undefined;
  return said !== undefined && editions.has(said) ? said : usualEdition;
}
const RULESET = /^#\s*ruleset:\s*(\S+)\s*$/m;

const A_DECK = 'give a deck file: lines of a count and a title, with the headings "Dilemmas:" and "Missions:"';

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
