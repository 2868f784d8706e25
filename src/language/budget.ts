/**
 * How much a text may ask for. English game text can be read in very many ways, and somebody else's card file may hold
 * anything; what is counted are steps, not time, so that a text is understood or refused alike on every machine.
 */
import type { Reader } from './begins.ts';

/** Bounds on one text of a card. Printed ones stay far below: 550 characters, 15 phrases deep, 6,000 steps. */
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
  if (text.length <= characters) return null;
  return `${text.slice(0, SHOWN)} … (it has ${text.length} characters; at most ${characters} are read)`;
}
const SHOWN = 40;

/** Counts steps; false where more are asked for than there are: then nothing more is read. */
export function spend(reader: Reader, steps: number): boolean {
  reader.steps += steps;
  return !isSpent(reader);
}

export function isSpent({ steps, deepest }: Reader): boolean {
  return steps > TEXT_LIMITS.steps || deepest > TEXT_LIMITS.depth;
}

/** Why nothing more was read; null where there was no need to stop. */
export function whySpent(reader: Reader): string | null {
  const { depth } = TEXT_LIMITS;
  return reader.deepest > depth
    ? `phrases stand inside each other more than ${depth} deep; say it in several sentences`
    : waysBeyond(reader.steps);
}

/** What is wrong with words that take so many steps to read; null where they are not too many. */
export function waysBeyond(steps: number): string | null {
  if (steps <= TEXT_LIMITS.steps) return null;
  return `it can be read in more ways than ${TEXT_LIMITS.steps} steps tell apart; say it in shorter sentences`;
}
