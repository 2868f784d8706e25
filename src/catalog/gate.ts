/** What card texts are read with: the words they may use, and a check (the gate) for what of a text the rules do not carry out. */
import type { CardKinds } from '../engine/ruleset/card-kinds.ts';
import type { Lexicon } from '../language/index.ts';

export type Gate = Lexicon['notCarriedOut'];

/** The usual words of an edition's cards; `titles` are those that texts may name besides the cards at hand. */
export function gated({ lexicon }: CardKinds, gate: Gate, titles: Iterable<string> = []): Lexicon {
  return { ...lexicon, titles: new Set(titles), ...(gate && { notCarriedOut: gate }) };
}
