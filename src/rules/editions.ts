/** Every edition, by its name: what it tells the rooms above the rules, and its rules, loaded when asked for. */
import type { EditionWords } from '../engine/ruleset/edition-words.ts';
import type { Ruleset } from '../engine/ruleset/ruleset.ts';
import { secondEditionWords } from './second-edition/edition-words.ts';

export interface Edition {
  readonly words: EditionWords;
  readonly load: () => Promise<Ruleset>;
}

/** The one place where editions are listed. */
const LISTED: readonly Edition[] = [
  {
    words: secondEditionWords,
    load: async () => (await import('./second-edition/index.ts')).secondEdition,
  },
];

export const editions: ReadonlyMap<string, Edition> = new Map(LISTED.map((edition) => [edition.words.name, edition]));
