/** The cards of an edition that were kept compiled, each read when it is asked for. */
import type { Lexicon } from '../language/index.ts';
import type { CardFacts } from './card-facts.ts';
import type { Card } from './compile-card.ts';
import type { CardEdition } from './edition.ts';
import type { KeptCard, KeptCards } from './kept-cards.ts';
import type { Problem } from './problem.ts';
import type { Shelf, ShelfEntry } from './shelf.ts';

export class KeptShelf implements Shelf {
  readonly edition: CardEdition;
  readonly problems: readonly Problem[] = [];
  readonly #cards: KeptCards;
  readonly #gate: Lexicon['notCarriedOut'];
  #lexicon: Lexicon | null = null;

  constructor(cards: KeptCards, edition: CardEdition, gate?: Lexicon['notCarriedOut']) {
    this.edition = edition;
    this.#cards = cards;
    this.#gate = gate;
  }

  get stamp(): string {
    return this.#cards.stamp;
  }

  get sum(): string {
    return this.#cards.sum;
  }

  get entries(): readonly ShelfEntry[] {
    return this.#cards.entries;
  }

  get lexicon(): Lexicon {
    this.#lexicon ??= this.#readLexicon();
    return this.#lexicon;
  }

  facts(index: number): CardFacts['facts'] {
    return this.#cards.facts(index);
  }

  card(index: number): Card {
    return this.#cards.card(index);
  }

  /** A card with what was kept along with it. */
  kept(index: number): KeptCard {
    return this.#cards.kept(index);
  }

  textProblems(): readonly Problem[] {
    return [];
  }

  #readLexicon(): Lexicon {
    const read = this.#cards.words();
    return {
      ...read,
      dialect: this.edition.cardKinds.lexicon.dialect,
      titles: new Set(read.titles),
      ...(this.#gate && { notCarriedOut: this.#gate }),
    };
  }
}
