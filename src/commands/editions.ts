/** What editions tell of their cards and their commands. */
import type { EditionWords } from '../engine/ruleset/edition-words.ts';
import { editions } from '../rules/editions.ts';

/** What commands ask of an edition: its verbs, and how its cards are named. */
export type GameWords = Pick<EditionWords, 'commandVerbs'> & {
  readonly cardKinds: Omit<EditionWords['cardKinds'], 'lexicon'>;
};

/** The words of an edition. */
export function editionWords(name: string): EditionWords {
  const words = editions.get(name)?.words;
  if (!words) throw new Error(`no edition ${name}`);
  return words;
}

/** The words of a game or of a view of it; an edition that has told nothing has what all have. */
export const wordsOf = ({ ruleset }: { readonly ruleset: string }): GameWords =>
  editions.get(ruleset)?.words ?? NOTHING_TOLD;

const NOTHING_TOLD: GameWords = {
  cardKinds: {
    types: new Map(),
    common: [],
    fields: new Map(),
    print: ({ keywords }) => ({ affiliations: [], skills: {}, attributes: {}, icons: [], staffing: [], keywords }),
    linesOf: () => ({ requirements: '', attempt: '', searched: [] }),
  },
  commandVerbs: { verbs: new Map(), hand: [], inPlay: [], queries: [], underWay: () => [] },
};
