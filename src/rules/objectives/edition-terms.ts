/** What the objectives variant tells the rooms above the rules, without the language of its cards. */
import type { EditionTerms } from '../../engine/ruleset/edition-words.ts';
import { secondEditionTerms } from '../second-edition/edition-terms.ts';
import { cardKinds } from './card-kinds.ts';
import { commandVerbs } from './command-verbs.ts';
import { deckParts } from './deck-parts.ts';
import { logWords } from './log-words.ts';
import { scenarioWords } from './scenario-words.ts';

export const objectivesTerms: EditionTerms = {
  ...secondEditionTerms,
  name: 'objectives',
  label: 'Objectives',
  about:
    'Second Edition with places and tasks on separate cards: objectives are drawn from a pile and attempted at any location that fits.',
  usualDecks: ['explorers', 'raiders'],
  // A ship, three who staff it, and a system for it.
  firstSeed: 24,
  logWords,
  cardKinds,
  deckParts,
  commandVerbs,
  scenarioWords,
};
