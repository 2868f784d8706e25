/** What the catalog asks of an edition: its name, its cards and the parts of its decks. */
import type { Lexicon } from '../language/index.ts';
import type { EditionWords } from '../engine/ruleset/edition-words.ts';

export type CardEdition = Pick<EditionWords, 'name' | 'cardKinds' | 'deckParts'>;

declare module '../engine/ruleset/declared.ts' {
  interface CardLanguage {
    /** What texts of the edition's cards may speak of before any cards are known, and the dialect they are written in. */
    lexicon: Lexicon;
  }
}
