/** Every edition, by its name: what it tells the rooms above the rules, and its rules, loaded when asked for. */
import type { EditionWords } from '../engine/ruleset/edition-words.ts';
import type { Ruleset } from '../engine/ruleset/ruleset.ts';
import { secondEditionWords } from './second-edition/edition-words.ts';

export interface Edition {
  readonly words: EditionWords;
  readonly load: () => Promise<Ruleset>;
  /** Its ledger: `TOPIC: RULE` by id, in the rulebook's order. */
  readonly ledger: () => Promise<Readonly<Record<string, string>>>;
}

/** The one place where editions are listed. */
const LISTED: readonly Edition[] = [
  {
    words: secondEditionWords,
    load: async () => (await import('./second-edition/index.ts')).secondEdition,
    ledger: async () => (await import('./second-edition/ledger.json', { with: { type: 'json' } })).default,
  },
];

export const editions: ReadonlyMap<string, Edition> = new Map(LISTED.map((edition) => [edition.words.name, edition]));
