/** Counting the cards of a deck: what deck rules of several editions say in the same words. */
import type { Definition } from '../../engine/definition.ts';
import type { DeckParts } from '../../engine/ruleset/deck-rules.ts';
import { tallyOf } from '../../engine/kernel/tallies.ts';

/** One part of a deck. @throws Error if the deck has no such part */
export function partOf(parts: DeckParts, name: string): readonly Definition[] {
  const part = parts[name];
  if (!part) throw new Error(`a deck without ${name}`);
  return part;
}

/** What is wrong with a part of so few cards; null if it has enough. */
export function tooFew(cards: readonly Definition[], noun: string, needed: number): string | null {
  return cards.length < needed ? `${counted(cards.length, noun)}: at least ${needed} are needed` : null;
}

/** What is wrong with cards of which more than so many have one title; null if nothing is. */
export function tooMany(cards: readonly Definition[], copies: number): string | null {
  const over = tally(cards, ({ title }) => title).filter(([, found]) => found > copies);
  return over.length > 0 ? `${listed(over)}: at most ${copies} copies of a title, subtitles ignored` : null;
}

/** How many cards have each key, in the order in which it first comes. */
export function tally(
  cards: readonly Definition[],
  key: (card: Definition) => string,
): readonly (readonly [string, number])[] {
  return [...tallyOf(cards.map(key))];
}

/** `4 Bajoran Phaser, 5 Odo`. */
export function listed(entries: readonly (readonly [string, number])[]): string {
  return entries.map(([name, copies]) => `${copies} ${name}`).join(', ');
}

/** `4 missions`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
