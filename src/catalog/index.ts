/** Card files, deck files, imports, and the library of cards: the public interface of the catalog. */
export { isProcess, makeFolder, removeLeftOver, unfinishedOf, writeWhole } from './atomic.ts';
export { blankCard } from './blank.ts';
export { castsIn, shippedCasts, type Casts } from './casts.ts';
export { type Card } from './compile-card.ts';
export { unborneWords } from './borne-words.ts';
export {
  coverageOf,
  isPartly,
  isSupported,
  renderedText,
  type Checked,
  type Coverage,
  type Share,
} from './coverage.ts';
export {
  checkDeck,
  loadDeck,
  partsOf,
  summaryOf,
  type Deck,
  type DeckCards,
  type DeckSummary,
  type NamedCards,
} from './deck.ts';
export { readDeckList } from './deck-list.ts';
export { kindOfText, type TextKind } from './file-kind.ts';
export { keepShippedCards, readTextFile, shippedDecks, shippedLibrary, shippedShelf } from './files.ts';
export { Library } from './library.ts';
export { LIMITS } from './limits.ts';
export { defineCard, defineCards, loadCards, readCardFiles, type Source } from './load-cards.ts';
export { fold, nearest } from './names.ts';
export { installCards, readOwnCards, type Progress } from './own-cards.ts';
export { errorAt, firstProblems, formatProblem, hasErrors, warningAt, type Problem, type Where } from './problem.ts';
export { readBytes } from './read-file.ts';
export { FactShelf } from './shelf.ts';
export { shortened, toldLine } from './shown.ts';
export { checkCards, editionsOfTablesAt, readCardsAt } from './sources.ts';
export { parseYaml, type YamlSource } from './yaml-source.ts';
