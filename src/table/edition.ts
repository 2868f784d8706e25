/** What a table has to know of an edition. */
import type { LogWords } from '../engine/ruleset/log-words.ts';
import { editions } from '../rules/editions.ts';

export interface EditionAtTable {
  readonly logWords: LogWords;
  /** The parts of a deck in the order in which journals write them; null: as the decks have them. */
  readonly deckParts: readonly string[] | null;
  /** Orders that show nothing hidden and leave nothing to chance by themselves: what comes of them can be shown beforehand. */
  readonly foreseen: ReadonlySet<string>;
}

/** For an edition without words of its own: zones and relations are called by their names, and its own events are not told. */
const plain: EditionAtTable = {
  logWords: {
    zones: new Map(),
    zonesWithin: new Set(),
    zonesPassed: new Set(),
    relations: new Map(),
    moves: new Map(),
    told: new Set(),
    sentence: () => null,
    isForegone: () => false,
  },
  deckParts: null,
  foreseen: new Set(),
};

/** The edition of a game's ruleset. */
export function editionAtTable(ruleset: string): EditionAtTable {
  const words = editions.get(ruleset)?.words;
  return words ? { ...words, deckParts: words.deckParts.parts.map(({ name }) => name) } : plain;
}
