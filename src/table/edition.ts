/** Asks a game's edition how its log speaks, what parts its decks have, and which orders can be shown before they are given. */
import type { LogWords } from '../engine/ruleset/log-words.ts';
import { editions } from '../rules/editions.ts';

/** For an edition without words of its own: zones and relations are called by their names, and its own events are not told. */
const plainLogWords: LogWords = {
  zones: new Map(),
  zonesWithin: new Set(),
  zonesPassed: new Set(),
  relations: new Map(),
  moves: new Map(),
  told: new Set(),
  sentence: () => null,
  counted: [],
  tallies: () => [],
  isForegone: () => false,
};

/** How the ruleset's edition tells what happened. */
export function logWordsOf(ruleset: string): LogWords {
  return editions.get(ruleset)?.terms.logWords ?? plainLogWords;
}

/** The parts of a deck in the order in which journals write them; null: as the decks have them. */
export function deckPartsOf(ruleset: string): readonly string[] | null {
  return editions.get(ruleset)?.terms.deckParts.parts.map(({ name }) => name) ?? null;
}

/** Orders that show nothing hidden and leave nothing to chance by themselves: what comes of them can be shown beforehand. */
export function foreseenOrders(ruleset: string): ReadonlySet<string> {
  return editions.get(ruleset)?.terms.foreseen ?? new Set();
}
