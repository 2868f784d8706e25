/** `spaceline cards search`: prints the cards in which all of some words stand. */
import { couldNot, foundNothing, type ExitStatus } from '../exit.ts';
import type { CardsOptions } from '../cards.ts';
import { printCards } from './cards.ts';
import { faultOfEdition } from './editions.ts';
import { libraryOf } from './library.ts';

/** Shows the cards that have all the words. */
export function runCardsSearch(words: readonly string[], options: CardsOptions): ExitStatus {
  const fault = faultOfEdition(options.ruleset);
  if (fault !== null) return couldNot(fault);
  const cards = libraryOf(options.ruleset).search(words.join(' '));
  return cards.length > 0 ? printCards(cards, options) : foundNothing(`no card has all of: ${words.join(' ')}`);
}
