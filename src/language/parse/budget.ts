/**
 * How much a text may ask for. English game text can be read in very many ways, and somebody else's card file may hold
 * anything; what is counted are steps, not time, so that a text is understood or refused alike on every machine.
 */
import type { Reader } from './begins.ts';

/** Bounds on one text of a card. Printed ones stay far below: 550 characters, 14 phrases deep, 5,100 steps. */
export const TEXT_LIMITS = {
  characters: 2000,
  /** Phrases inside phrases. */
  depth: 60,
  /** Readings weighed, over all sentences. */
  steps: 200_000,
  /** Different personnel that one requirement asks for: what they may be is asked of every group of them. */
  persons: 6,
} as const;

/** What is wrong with a text that is longer than any is read; null where it is not. */
export function tooLong(text: string): string | null {
  const { characters } = TEXT_LIMITS;
  return text.length <= characters ? null : beyond(`longer than ${characters} characters`, text.slice(0, SHOWN));
}
const SHOWN = 40;

/** Words that are refused for what it would cost to read them: the bound stands first. */
function beyond(bound: string, words: string): string {
  return `${bound}: ${words}`;
}

/** The words of a refusal, without the bound. */
export function wordsBeyond(refusal: string): string {
  return refusal.replace(/^(?:longer|deeper|more) than \d+ \w+: /, '');
}

/** Counts steps; false where more are asked for than there are: then nothing more is read. */
export function spend(reader: Reader, steps: number): boolean {
  reader.steps += steps;
  return !isSpent(reader);
}

export function isSpent({ steps, deepest }: Reader): boolean {
  return steps > TEXT_LIMITS.steps || deepest > TEXT_LIMITS.depth;
}

/** What is wrong with words of which nothing more was read; null where there was no need to stop. */
export function whySpent({ steps, deepest }: Pick<Reader, 'steps' | 'deepest'>, words: string): string | null {
  const most = TEXT_LIMITS;
  if (deepest > most.depth) return beyond(`deeper than ${most.depth} phrases`, words);
  return steps > most.steps ? beyond(`more than ${most.steps} steps`, words) : null;
}
