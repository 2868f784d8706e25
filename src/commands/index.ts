/** The command language: text to answers, requests to help and completion. */
export { wordsOf } from './editions.ts';
export { commandOf, describeOption, needsQuotes } from './canonical.ts';
export { completions, spelledOut } from './completing.ts';
export { helpFor } from './help.ts';
export { interpret, readLine, refusalLine, type CommandRefusal, type Interpretation } from './interpret.ts';
export { namesOf } from './lexicon.ts';
export { splitDo, splitScript, type CommandLine } from './lines.ts';
export type { Query } from './queries.ts';
export { giveTarget, targetAnswer, type Pending } from './targets.ts';
export { placedCards, type PlacedCard } from './view-cards.ts';
