/** What texts may speak of, together with the gate: what of a text nobody carries out. */
import { DEFAULT_LEXICON, type Lexicon } from '../language/index.ts';

export type Gate = Lexicon['notCarriedOut'];

/** The usual words; `titles` are those that texts may name besides the cards at hand. */
export function gated(gate: Gate, titles: Iterable<string> = []): Lexicon {
  return { ...DEFAULT_LEXICON, titles: new Set(titles), ...(gate && { notCarriedOut: gate }) };
}
