/** A deck list as it is read: sections of counted names, each with its place. */
import type { DeckLayout } from '../engine/ruleset/deck-layout.ts';
import { fold } from './names.ts';
import { LIMITS } from './limits.ts';
import { errorAt, type Problem, type Where } from './problem.ts';

export interface DeckEntry {
  readonly count: number;
  /** As written. */
  readonly name: string;
  readonly where: Where;
}

export interface DeckSection {
  /** A part of the edition's decks, or another heading in small letters. */
  readonly name: string;
  readonly entries: readonly DeckEntry[];
}

export interface DeckList {
  readonly file: string;
  readonly name: string | null;
  readonly ruleset: string | null;
  readonly sections: readonly DeckSection[];
}

/** The problem of a deck list with more cards or lines than any deck has; what follows in the file is not read. */
export function tooManyCards(where: Where): Problem {
  const remedy = `a deck has at most ${LIMITS.deckCards} cards, in at most ${LIMITS.deckLines} lines`;
  return errorAt(where, 'the deck is too large', remedy);
}

/** The name under which a section is known, however its heading is written. */
export function sectionName(heading: string, { parts }: DeckLayout): string {
  const name = fold(heading.replace(/:\s*$/, ''));
  return parts.find(({ aliases }) => aliases.includes(name))?.name ?? name;
}
