/** When cards are imported again, those that have not changed keep what was compiled of them. */
import { isSame } from '../language/tree/same.ts';
import type { Lexicon } from '../language/index.ts';
import type { CardFacts } from './card-facts.ts';
import { keyOf, type CardStore } from './card-store.ts';
import type { FactShelf } from './shelf.ts';

/**
 * Gives a shelf the cards that the same program (`stamp`) has compiled already from the same facts, with the same words for
 * texts to speak of; all others are compiled when asked for.
 */
export function takeOverUnchanged(
  shelf: FactShelf,
  facts: readonly CardFacts[],
  store: CardStore,
  stamp: string | null,
): void {
  if (store.is !== 'whole' || stamp === null || store.shelf.stamp !== stamp) return;
  if (!speakOfTheSame(store.shelf.lexicon, shelf.lexicon)) return;
  const before = new Map(store.facts().map((card, index) => [keyOf(card.facts), { card, index }]));
  facts.forEach((card, index) => {
    const known = before.get(keyOf(card.facts));
    if (known === undefined || !isSame(compiledFrom(known.card), compiledFrom(card))) return;
    shelf.takeOver(index, store.shelf.card(known.index));
  });
}

/** What a card is compiled from. A keyword whose price was compiled differs from what is printed: it is compiled again. */
const compiledFrom = ({ facts, keywords, attempt }: CardFacts): object => ({ facts, keywords, attempt });

function speakOfTheSame(one: Lexicon, other: Lexicon): boolean {
  return isSame(wordsOf(one), wordsOf(other));
}

const wordsOf = ({ titles, keywords, species, classes, skills }: Lexicon): object => ({
  titles: [...titles],
  keywords,
  species,
  classes,
  skills,
});
