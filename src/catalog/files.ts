/** Files of the package and of the player: card files shipped with it, and any text file read as bytes. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded } from './encoding.ts';
import { kindOfBytes } from './file-kind.ts';
import type { CardEdition } from './edition.ts';
import { gated, type Gate } from './gate.ts';
import { keptShipped } from './kept-index.ts';
import { KeptShelf } from './kept-shelf.ts';
import { keptText } from './kept-cards.ts';
import { titlesIn, type Titles } from './lackey/index.ts';
import { Library } from './library.ts';
import { isBinary, readCardFiles, type Source } from './load-cards.ts';
import { keptName, packageRoot, shippedCardFiles, stampOf, titlesPath } from './package-files.ts';
import { bytesAt } from './read-file.ts';
import { errorAt, type Problem } from './problem.ts';
import { FactShelf, type Shelf } from './shelf.ts';

const libraries = new Map<string, Library>();

/** The cards shipped for an edition (`cards/<edition>/*.yaml`), read once; `gate` says what of a text nobody carries out. */
export function shippedLibrary(edition: CardEdition, gate?: Gate): Library {
  const known = libraries.get(edition.name);
  if (known) return known;
  const library = new Library(shippedShelf(edition, gate));
  libraries.set(edition.name, library);
  return library;
}

/** The shipped cards: as the build has compiled them, unless the card files have changed since; from the source, always anew. */
export function shippedShelf(edition: CardEdition, gate?: Gate): Shelf {
  const sources = shippedCardFiles(edition.name);
  const kept = keptShipped(edition.name, sources);
  return kept === null ? freshShelf(sources, edition, gate) : new KeptShelf(kept, edition, gate);
}

function freshShelf(sources: readonly Source[], edition: CardEdition, gate: Gate): FactShelf {
  const { cards, problems } = readCardFiles(sources, edition.cardKinds);
  return new FactShelf(edition, cards, problems, gated(edition.cardKinds, gate));
}

/** Compiles an edition's cards and keeps them in the folder of the bundle, unless something is wrong with one. */
export function keepShippedCards(edition: CardEdition, into: string, gate: Gate): void {
  const sources = shippedCardFiles(edition.name);
  const shelf = freshShelf(sources, edition, gate);
  const cards = shelf.entries.map((_, index) => shelf.card(index));
  if (shelf.problems.length > 0 || shelf.textProblems().length > 0) return;
  writeFileSync(join(into, keptName(edition.name)), keptText(stampOf(sources), shelf, cards));
}

const tables = new Map<string, Titles>();

/** The shipped list of titles and subtitles of an edition, read once; empty for an edition that has none. */
export function titleTable(edition: string): Titles {
  const known = tables.get(edition);
  if (known) return known;
  const path = titlesPath(edition);
  const table = titlesIn(existsSync(path) ? readFileSync(path, 'utf8') : '', edition);
  tables.set(edition, table);
  return table;
}

/** The decks shipped for an edition, as paths in order of name; none for one that has no folder of them. */
export function shippedDecks(edition: string): readonly string[] {
  const folder = join(packageRoot(), 'decks', edition);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
  return names.map((name) => join(folder, name));
}

/** A text file the player named; that it is not there, not readable or not text is a problem. */
export function readTextFile(path: string, what: string): Source | Problem {
  const bytes = bytesAt(path, what);
  if ('severity' in bytes) return bytes;
  const text = decoded(bytes);
  if (!isBinary(text)) return { name: path, text };
  const kind = kindOfBytes(bytes);
  const problem = `not a text file${kind === null ? '' : `, but ${kind}`}`;
  return errorAt({ file: path, line: 1, column: 1 }, problem, `give ${what}`);
}
