/** What the catalog asks of an edition: its name, its cards and the parts of its decks. */
import type { EditionWords } from '../engine/ruleset/edition-words.ts';

export type CardEdition = Pick<EditionWords, 'name' | 'cardKinds' | 'deckParts'>;
