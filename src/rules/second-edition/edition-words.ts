/** What the Second Edition tells the rooms above the rules. */
import type { EditionWords } from '../../engine/ruleset/edition-words.ts';
import { cardKinds } from './card-kinds.ts';
import { commandVerbs } from './command-verbs.ts';
import { deckParts } from './deck-parts.ts';
import { scenarioWords } from './scenario-words.ts';

export const secondEditionWords: EditionWords = {
  name: 'second-edition',
  cardKinds,
  deckParts,
  commandVerbs,
  scenarioWords,
};
