/**
 * What an edition tells the rooms above the rules: its cards, decks, commands, scenarios and log, all as one value. Who reads no card texts asks for its
 * terms alone, and does not load the language that those are written in.
 */
import type { CardKinds } from './card-kinds.ts';
import type { CardLanguage } from './declared.ts';
import type { CommandVerbs } from './command-verbs.ts';
import type { DeckLayout } from './deck-layout.ts';
import type { LogWords } from './log-words.ts';
import type { ScenarioWords } from './scenario-words.ts';

export interface EditionTerms {
  readonly name: string;
  /** How it is called where players choose it. */
  readonly label: string;
  /** What it is like, in a sentence or two, for whoever chooses one. */
  readonly about: string;
  /** The shipped decks a game is played with when none is named. */
  readonly usualDecks: readonly string[];
  /** The seed that deals a first game with these decks: the first seat begins, with a hand one can do something with; null: any. */
  readonly firstSeed: number | null;
  /** Responses one may want to be asked for, between all of them and none: names of occurrences. */
  readonly stops: readonly string[];
  /** Orders that show nothing hidden and leave nothing to chance by themselves: what comes of them can be shown beforehand. */
  readonly foreseen: ReadonlySet<string>;
  readonly logWords: LogWords;
  readonly cardKinds: Omit<CardKinds, keyof CardLanguage>;
  readonly deckParts: DeckLayout;
  readonly commandVerbs: CommandVerbs;
  readonly scenarioWords: ScenarioWords;
}

/** The same with the language of its card texts. */
export interface EditionWords extends EditionTerms {
  readonly cardKinds: CardKinds;
}
