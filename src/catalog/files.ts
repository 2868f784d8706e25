/** Files of the package and of the player: card files shipped with it, and any text file read as bytes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBinary, readCardFiles, type Source } from './load-cards.ts';
import { keepCards, keptCards } from './card-cache.ts';
import { Library } from './library.ts';
import { DEFAULT_LEXICON, type Lexicon } from '../language/index.ts';
import { errorAt, type Problem } from './problem.ts';

/** The folder that holds package.json, from the source and from the bundle alike. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`no package.json above ${fileURLToPath(import.meta.url)}`);
    folder = above;
  }
  return folder;
}

const libraries = new Map<string, Library>();

/** The cards shipped for an edition (`cards/<edition>/*.yaml`), read once; `gate` says what of a text nobody carries out. */
export function shippedLibrary(edition: string, gate?: Lexicon['notCarriedOut']): Library {
  const known = libraries.get(edition);
  if (known) return known;
  const folder = join(packageRoot(), 'cards', edition);
  const sources = cardFilesIn(folder);
  const base = gate ? { ...DEFAULT_LEXICON, notCarriedOut: gate } : DEFAULT_LEXICON;
  const kept = keptCards(edition, sources);
  const library = kept ? new Library(kept.facts, [], base, kept.cards) : readLibrary(sources, base);
  libraries.set(edition, library);
  return library;
}

function readLibrary(sources: readonly Source[], base: Lexicon): Library {
  const { cards, problems } = readCardFiles(sources);
  return new Library(cards, problems, base);
}

/** Compiles an edition's cards and keeps them in the folder of the bundle, unless something is wrong with one. */
export function keepShippedCards(edition: string, into: string, gate: Lexicon['notCarriedOut']): void {
  const sources = cardFilesIn(join(packageRoot(), 'cards', edition));
  const { cards, problems } = readCardFiles(sources);
  const library = new Library(cards, problems, { ...DEFAULT_LEXICON, ...(gate ? { notCarriedOut: gate } : {}) });
  const made = library.all();
  if (library.allProblems().length === 0) keepCards(into, edition, sources, { facts: cards, cards: made });
}

/** The card files of a folder, in order of name. */
function cardFilesIn(folder: string): readonly Source[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted();
  return names.map((name) => ({ name: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

/** The decks shipped for an edition, as paths in order of name. */
export function shippedDecks(edition: string): readonly string[] {
  const folder = join(packageRoot(), 'decks', edition);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
  return names.map((name) => join(folder, name));
}

/** A text file the player named; that it is not there, not readable or not text is a problem. */
export function readTextFile(path: string, what: string): Source | Problem {
  const start = { file: path, line: 1, column: 1 };
  try {
    const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
    return isBinary(text) ? errorAt(start, 'not a text file', `give ${what}`) : { name: path, text };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return errorAt(start, REASONS[String(error.code)] ?? error.message, `give ${what}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'this file may not be read',
};
