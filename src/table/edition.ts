/** What a table has to know of an edition, by its name. The one place where it is looked up. */
import type { LogWords } from '../engine/ruleset/log-words.ts';
import { foreseen, logWords } from '../rules/second-edition/log-words.ts';

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

const editions: ReadonlyMap<string, EditionAtTable> = new Map([
  ['second-edition', { logWords, foreseen, deckParts: ['missions', 'dilemmas', 'deck'] }],
]);

/** The edition of a game's ruleset. */
export const editionAtTable = (ruleset: string): EditionAtTable => editions.get(ruleset) ?? plain;
