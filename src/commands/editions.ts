/** Finds what commands need of a game's edition: its verbs, and how its cards are named. */
import type { EditionTerms } from '../engine/ruleset/edition-words.ts';
import { editions } from '../rules/editions.ts';

/** What commands ask of an edition: its verbs, and how its cards are named. */
export type GameWords = Pick<EditionTerms, 'commandVerbs' | 'cardKinds'>;

/** The words of the edition of a game, or of a view of it; for an edition unknown here the verbs that all games have. */
export const wordsOf = ({ ruleset }: { readonly ruleset: string }): GameWords =>
  editions.get(ruleset)?.terms ?? NOTHING_TOLD;

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
