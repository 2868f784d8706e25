/** What an edition tells the rooms above the rules: its cards, its decks, its commands and its scenarios, all as one value. */
import type { CardKinds } from './card-kinds.ts';
import type { CommandVerbs } from './command-verbs.ts';
import type { DeckLayout } from './deck-layout.ts';
import type { ScenarioWords } from './scenario-words.ts';

export interface EditionWords {
  readonly name: string;
  readonly cardKinds: CardKinds;
  readonly deckParts: DeckLayout;
  readonly commandVerbs: CommandVerbs;
  readonly scenarioWords: ScenarioWords;
}
