/** What the Second Edition tells the rooms above the rules, without the language of its cards. */
import type { EditionTerms } from '../../engine/ruleset/edition-words.ts';
import { cardKinds } from './card-kinds.ts';
import { commandVerbs } from './command-verbs.ts';
import { deckParts } from './deck-parts.ts';
import { foreseen, logWords } from './log-words.ts';
import { scenarioWords } from './scenario-words.ts';

export const secondEditionTerms: EditionTerms = {
  name: 'second-edition',
  label: 'Second Edition',
  about:
    'Each player has five missions and seven counters a turn to pay for cards with; dilemmas are drawn when a mission is attempted.',
  usualDecks: ['tng-federation', 'klingon'],
  // A ship and the two who staff it, for the seven counters of the first turn.
  firstSeed: 4,
  stops: [
    'attempt',
    'revealDilemma',
    'face',
    'overcome',
    'checkRequirements',
    'complete',
    'failAttempt',
    'battle',
    'winBattle',
  ],
  foreseen,
  logWords,
  cardKinds,
  deckParts,
  commandVerbs,
  scenarioWords,
};
