/** All cards that can be named, of one or several shelves: looked up by name, searched by words. */
import type { Lexicon } from '../language/index.ts';
import type { CardFacts } from './card-facts.ts';
import type { CardKinds } from '../engine/ruleset/card-kinds.ts';
import { cardAt, CardIndex, type Place } from './card-index.ts';
import type { Card } from './compile-card.ts';
import type { CardEdition } from './edition.ts';
import { fold } from './names.ts';
import type { Problem } from './problem.ts';
import type { Shelf } from './shelf.ts';

/** The cards that can be named: found by name, searched by words, each compiled when it is first asked for. */
export class Library extends CardIndex<Shelf> {
  readonly #shelves: readonly Shelf[];

  /** A card that stands on two shelves is taken from the first. */
  constructor(...shelves: readonly Shelf[]) {
    super(shelves);
    this.#shelves = shelves;
  }

  get size(): number {
    return this.places.length;
  }

  /** What texts may speak of with the cards of the first shelf at hand. */
  get lexicon(): Lexicon {
    return this.#first.lexicon;
  }

  /** Whose cards they are. */
  get edition(): CardEdition {
    return this.#first.edition;
  }

  get #first(): Shelf {
    const [first] = this.#shelves;
    if (!first) throw new Error('a library without a shelf');
    return first;
  }

  /** What was wrong with the files the library was read from, texts left aside. */
  get problems(): readonly Problem[] {
    return this.#shelves.flatMap(({ problems }) => problems);
  }

  /** Cards that hold every word in a name, a type, an affiliation, a skill, a keyword or the text, by name. */
  search(words: string): readonly Card[] {
    const wanted = fold(words)
      .split(' ')
      .filter((word) => word !== '');
    const fits = ({ shelf, index }: Place<Shelf>): boolean => {
      const text = wordsOf(shelf.facts(index), shelf.edition.cardKinds);
      return wanted.every((word) => text.includes(word));
    };
    return this.places
      .filter(fits)
      .map(cardAt)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Every card, compiled, in the order of the shelves. */
  all(): readonly Card[] {
    return this.places.map(cardAt);
  }

  /** Every card with the code of its set. */
  allWithSets(): readonly { readonly card: Card; readonly set: string }[] {
    return this.places.map((place) => ({ card: cardAt(place), set: place.shelf.entries[place.index]?.set ?? '' }));
  }

  /** All problems, those of every text among them. */
  allProblems(): readonly Problem[] {
    this.all();
    return [...this.problems, ...this.#shelves.flatMap((shelf) => shelf.textProblems())];
  }
}

function wordsOf(facts: CardFacts['facts'], kinds: CardKinds): string {
  const { id, type, affiliations, species, skills, icons, keywords, text } = facts;
  const parts = [
    id,
    type,
    ...affiliations,
    species,
    ...Object.keys(skills),
    ...icons,
    ...Object.entries(keywords).flat(),
  ];
  return fold([...parts, facts.class, ...kinds.linesOf(facts).searched, text].join(' '));
}
