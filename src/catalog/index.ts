/** Card files, deck files, imports, and the library of cards: the public interface of the catalog. */
export { writeWhole } from './atomic.ts';
export { blankCard } from './blank.ts';
export { type Card } from './compile-card.ts';
export { coverageOf, isSupported, renderedText, type Checked, type Coverage, type Share } from './coverage.ts';
export { checkDeck, loadDeck, partsOf, type Deck, type DeckCards } from './deck.ts';
export { readDeckList } from './deck-list.ts';
export { keepShippedCards, readTextFile, shippedDecks, shippedLibrary, shippedShelf } from './files.ts';
export { Library } from './library.ts';
export { LIMITS } from './limits.ts';
export { defineCard, defineCards, loadCards, readCardFiles } from './load-cards.ts';
export { fold, nearest } from './names.ts';
export { installCards, readOwnCards, type Progress } from './own-cards.ts';
export { errorAt, formatProblem, hasErrors, warningAt, type Problem, type Where } from './problem.ts';
export { readBytes } from './read-file.ts';
export { FactShelf } from './shelf.ts';
export { shortened, toldLine } from './shown.ts';
export { checkCards, readCardsAt } from './sources.ts';
export { parseYaml, type YamlSource } from './yaml-source.ts';
