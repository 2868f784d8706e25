/** All cards that can be named, of one or several shelves: looked up by name, searched by words. */
import type { Lexicon } from '../language/index.ts';
import type { CardFacts } from './card-facts.ts';
import type { CardKinds } from '../engine/ruleset/card-kinds.ts';
import type { Card } from './compile-card.ts';
import type { CardEdition } from './edition.ts';
import { fold, isOneSlip, nearest, withoutPrintingMark } from './names.ts';
import type { Problem } from './problem.ts';
import type { Shelf, ShelfEntry } from './shelf.ts';

interface Place {
  readonly shelf: Shelf;
  readonly index: number;
}

export class Library {
  readonly #shelves: readonly Shelf[];
  readonly #places: readonly Place[];
  #byName: ReadonlyMap<string, readonly Place[]> | null = null;

  /** A card that stands on two shelves is taken from the first. */
  constructor(...shelves: readonly Shelf[]) {
    this.#shelves = shelves;
    this.#places = placesOn(shelves);
  }

  get size(): number {
    return this.#places.length;
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

  /** The cards a name fits: by title, title and subtitle (with or without comma), place and title. An exact identity is one card. */
  find(name: string): readonly Card[] {
    const names = (this.#byName ??= named(this.#places));
    const key = fold(withoutPrintingMark(name));
    const found = names.get(key) ?? names.get(fold(name)) ?? [];
    const exact = found.filter((place) => keyAt(place) === withoutCommas(key));
    return (exact.length > 0 ? exact : found).map(cardAt);
  }

  /** The cards that a long name means if one letter of it is wrong: old lists have such spellings. */
  misspelt(name: string): readonly Card[] {
    const key = fold(withoutPrintingMark(name));
    const means = ({ shelf, index }: Place): boolean =>
      shelf.entries[index]?.names.some((one) => isOneSlip(key, one)) ?? false;
    return this.#places.filter(means).map(cardAt);
  }

  /** Names of cards that a misspelt name may have meant, nearest first. */
  nearest(name: string): readonly string[] {
    return nearest(
      name,
      this.#places.flatMap(({ shelf, index }) => {
        const entry = shelf.entries[index];
        return entry ? [entry.id, entry.title] : [];
      }),
    );
  }

  /** Cards that hold every word in a name, a type, an affiliation, a skill, a keyword or the text, by name. */
  search(words: string): readonly Card[] {
    const wanted = fold(words)
      .split(' ')
      .filter((word) => word !== '');
    const fits = ({ shelf, index }: Place): boolean => {
      const text = wordsOf(shelf.facts(index), shelf.edition.cardKinds);
      return wanted.every((word) => text.includes(word));
    };
    return this.#places
      .filter(fits)
      .map(cardAt)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Every card, compiled, in the order of the shelves. */
  all(): readonly Card[] {
    return this.#places.map(cardAt);
  }

  /** Every card with the code of its set. */
  allWithSets(): readonly { readonly card: Card; readonly set: string }[] {
    return this.#places.map((place) => ({ card: cardAt(place), set: place.shelf.entries[place.index]?.set ?? '' }));
  }

  /** All problems, those of every text among them. */
  allProblems(): readonly Problem[] {
    this.all();
    return [...this.problems, ...this.#shelves.flatMap((shelf) => shelf.textProblems())];
  }
}

const cardAt = ({ shelf, index }: Place): Card => shelf.card(index);

const keyAt = ({ shelf, index }: Place): string => keyOf(shelf.entries[index]);

/** An identity as it is compared, however it is written: the first of a card's folded names is its identity. */
const keyOf = (entry: ShelfEntry | undefined): string => withoutCommas(entry?.names[0] ?? '');

const withoutCommas = (folded: string): string => folded.replace(/,?\s+/g, ' ');

function placesOn(shelves: readonly Shelf[]): readonly Place[] {
  const before = new Set<string>();
  return shelves.flatMap((shelf, position) => {
    const places = shelf.entries
      .map((entry, index) => ({ shelf, index, key: keyOf(entry) }))
      .filter(({ key }) => !before.has(key));
    if (position < shelves.length - 1) for (const { key } of places) before.add(key);
    return places;
  });
}

function named(places: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  const byName = new Map<string, Place[]>();
  for (const place of places) {
    for (const name of place.shelf.entries[place.index]?.names ?? []) {
      const there = byName.get(name);
      if (!there) byName.set(name, [place]);
      else if (!there.includes(place)) there.push(place);
    }
  }
  return byName;
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
