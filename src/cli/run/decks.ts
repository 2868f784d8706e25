/** Decks by file or by the name of a shipped one. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import {
  formatProblem,
  hasErrors,
  loadDeck,
  readTextFile,
  shippedDecks,
  shippedLibrary,
  type Deck,
  type Problem,
} from '../../catalog/index.ts';

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
  return loadDeck(source, shippedLibrary(ruleset));
}

/** Tells problems to the user; true if any of them is an error. */
export function reportProblems(problems: readonly Problem[]): boolean {
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
  return hasErrors(problems);
}
