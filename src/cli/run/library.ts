/** The cards of an edition, shipped and imported, each text checked to the last word and to the last node (the gate). */
import { Library, readOwnCards, shippedShelf } from '../../catalog/index.ts';
import { notCarriedOut } from '../../effects/gate.ts';
import { editionWords } from '../../rules/card-editions.ts';
import { editions } from '../../rules/editions.ts';
import { ifAlone } from '../files/lock.ts';
import { importedCards } from './imported-cards.ts';
import { reportProblems } from './problems.ts';
import { progressOf } from './progress.ts';

const libraries = new Map<string, Library>();

/** The cards, read once; what is wrong with the imported ones is told, and they are left out. */
export function libraryOf(ruleset: string): Library {
  const file = importedCards(ruleset);
  const known = libraries.get(file);
  if (known) return known;
  const progress = progressOf('Compiling the imported cards');
  const own = readOwnCards(file, editionWords(ruleset), notCarriedOut, progress, (act) => ifAlone(file, act));
  reportProblems(own.problems);
  const library = new Library(shippedShelf(editionWords(ruleset), notCarriedOut), ...(own.shelf ? [own.shelf] : []));
  libraries.set(file, library);
  return library;
}

/** The cards of all other editions. */
export const librariesBeside = (ruleset: string): readonly Library[] =>
  [...editions.keys()].filter((edition) => edition !== ruleset).map(libraryOf);
