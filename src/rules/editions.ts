/** Every edition, by its name: what it tells the rooms above the rules, and its rules, loaded when asked for. */
import type { EditionTerms } from '../engine/ruleset/edition-words.ts';
import type { Ruleset } from '../engine/ruleset/ruleset.ts';
import { premiereTerms } from './first-edition/edition-terms.ts';
import { objectivesTerms } from './objectives/edition-terms.ts';
import { secondEditionTerms } from './second-edition/edition-terms.ts';

export interface Edition {
  readonly terms: EditionTerms;
  readonly load: () => Promise<Ruleset>;
  /** Its ledger: `TOPIC: RULE` by id, in the rulebook's order. */
  readonly ledger: () => Promise<Readonly<Record<string, string>>>;
}

const secondEditionLedger: Edition['ledger'] = async () =>
  (await import('./second-edition/ledger.json', { with: { type: 'json' } })).default;

/** The one place where editions are listed. */
const LISTED: readonly Edition[] = [
  {
    terms: secondEditionTerms,
    load: async () => (await import('./second-edition/index.ts')).secondEdition,
    ledger: secondEditionLedger,
  },
  {
    terms: objectivesTerms,
    load: async () => (await import('./objectives/index.ts')).objectives,
    // What it does not say otherwise is as in the Second Edition, and keeps its id there.
    ledger: async () => ({
      ...(await import('./objectives/ledger.json', { with: { type: 'json' } })).default,
      ...(await secondEditionLedger()),
    }),
  },
  {
    terms: premiereTerms,
    load: async () => (await import('./first-edition/index.ts')).premiere1994,
    ledger: async () => (await import('./first-edition/ledger.json', { with: { type: 'json' } })).default,
  },
];

export const editions: ReadonlyMap<string, Edition> = new Map(LISTED.map((edition) => [edition.terms.name, edition]));
