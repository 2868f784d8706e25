/** Card files, deck files, and the library of cards: the public interface of the catalog. */
export { blankCard } from './blank.ts';
export { type Card } from './compile-card.ts';
export { checkDeck, loadDeck, partsOf, type Deck, type DeckCards } from './deck.ts';
export { readDeckList } from './deck-list.ts';
export { keepShippedCards, readTextFile, shippedDecks, shippedLibrary } from './files.ts';
export { Library } from './library.ts';
export { defineCard, defineCards, loadCards, readCardFiles } from './load-cards.ts';
export { fold, nearest } from './names.ts';
export { errorAt, formatProblem, hasErrors, type Problem, type Where } from './problem.ts';
export { parseYaml, type YamlSource } from './yaml-source.ts';
