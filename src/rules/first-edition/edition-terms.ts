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
  about:
    'As it began: twelve Missions in one line that both fly along, dilemmas hidden beneath them before the first turn, one card a turn, and Interrupts at any time.',
  usualDecks: ['explorers', 'honour'],
  firstSeed: 1,
  stops: ['play', 'attempt', 'dilemma', 'battle', 'complete'],
  foreseen,
  logWords,
  cardKinds,
  deckParts,
  commandVerbs,
  scenarioWords,
};
