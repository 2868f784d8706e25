/** What First Edition of 1994 tells the rooms above the rules, without the language of its cards. */
import type { EditionTerms } from '../../engine/ruleset/edition-words.ts';
import { cardKinds } from './card-kinds.ts';
import { commandVerbs } from './command-verbs.ts';
import { deckParts } from './deck-parts.ts';
import { foreseen, logWords } from './log-words.ts';
import { scenarioWords } from './scenario-words.ts';

export const premiereTerms: EditionTerms = {
  name: 'premiere-1994',
  label: 'First Edition, 1994',
  usualDecks: ['explorers', 'honour'],
  firstSeed: 1,
  stops: [{ value: 'play dilemma attempt attack battle complete', label: 'when a card is played, in attempts and battles' }],
  foreseen,
  logWords,
  cardKinds,
  deckParts,
  commandVerbs,
  scenarioWords,
};
