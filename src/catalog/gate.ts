/** What texts may speak of, together with the gate: what of a text nobody carries out. */
import { SECOND_EDITION_LEXICON } from '../language/grammar/second-edition/index.ts';
import type { Lexicon } from '../language/index.ts';

export type Gate = Lexicon['notCarriedOut'];

/** The usual words; `titles` are those that texts may name besides the cards at hand. */
export function gated(gate: Gate, titles: Iterable<string> = []): Lexicon {
  return { ...SECOND_EDITION_LEXICON, titles: new Set(titles), ...(gate && { notCarriedOut: gate }) };
}
