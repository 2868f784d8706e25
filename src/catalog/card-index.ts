/** Finds cards by name, among those shipped with the program and those imported. */
import type { CardFacts } from './card-facts.ts';
import type { Card } from './compile-card.ts';
import { fold, isOneSlip, nearest, withoutPrintingMark } from './names.ts';
import type { Shelf, ShelfEntry } from './shelf.ts';

/** What cards are found on. */
type NamedCards = Pick<Shelf, 'entries' | 'card' | 'facts'>;

export interface Place<Kind> {
  readonly shelf: Kind;
  readonly index: number;
}

export class CardIndex<Kind extends NamedCards = NamedCards> {
  protected readonly places: readonly Place<Kind>[];
  #byName: ReadonlyMap<string, readonly Place<Kind>[]> | null = null;
  #printed: readonly CardFacts['facts'][] | null = null;

  /** A card that stands on two shelves is taken from the first. */
  constructor(shelves: readonly Kind[]) {
    this.places = placesOn(shelves);
  }

  /** The cards a name fits: by title, title and subtitle (with or without comma), place and title. An exact identity is one card. */
  find(name: string): readonly Card[] {
    const names = (this.#byName ??= named(this.places));
    const key = fold(withoutPrintingMark(name));
    const spellings = [key, fold(name), ...behindSet(key)];
    const found = spellings.map((one) => names.get(one)).find((places) => places !== undefined) ?? [];
    const exact = found.filter((place) => keyAt(place) === withoutCommas(key));
    return (exact.length > 0 ? exact : found).map(cardAt);
  }

  /** Every card as it is printed, read when first asked for; no text is compiled for it. */
  printed(): readonly CardFacts['facts'][] {
    return (this.#printed ??= this.places.map(({ shelf, index }) => shelf.facts(index)));
  }

  /** The cards that a long name means if one letter of it is wrong: old lists have such spellings. */
  misspelt(name: string): readonly Card[] {
    const key = fold(withoutPrintingMark(name));
    const means = ({ shelf, index }: Place<Kind>): boolean =>
      shelf.entries[index]?.names.some((one) => isOneSlip(key, one)) ?? false;
    return this.places.filter(means).map(cardAt);
  }

  /** Names of cards that a misspelt name may have meant, nearest first. */
  nearest(name: string): readonly string[] {
    return nearest(
      name,
      this.places.flatMap(({ shelf, index }) => {
        const entry = shelf.entries[index];
        return entry ? [entry.id, entry.title] : [];
      }),
    );
  }
}

export const cardAt = ({ shelf, index }: Place<NamedCards>): Card => shelf.card(index);

const keyAt = ({ shelf, index }: Place<NamedCards>): string => keyOf(shelf.entries[index]);

/** An identity as it is compared, however it is written: the first of a card's folded names is its identity. */
const keyOf = (entry: ShelfEntry | undefined): string => withoutCommas(entry?.names[0] ?? '');

/** A name with the name of its set behind it in parentheses, as old lists have it: of that set, else of any. */
const behindSet = (folded: string): readonly string[] => {
  const [, title, set] = /^(.+) \(([^()]+)\)$/.exec(folded) ?? [];
  return title === undefined || set === undefined ? [] : [`${title} ${set}`, title];
};

/** A name in quotes is meant without them as well. */
const spelt = (name: string): readonly string[] => (name.includes('"') ? [name, name.replaceAll('"', '')] : [name]);

const withoutCommas = (folded: string): string => folded.replaceAll(', ', ' ');

function placesOn<Kind extends NamedCards>(shelves: readonly Kind[]): readonly Place<Kind>[] {
  const before = new Set<string>();
  return shelves.flatMap((shelf, position) => {
    const places = shelf.entries
      .map((entry, index) => ({ shelf, index, key: keyOf(entry) }))
      .filter(({ key }) => !before.has(key));
    if (position < shelves.length - 1) for (const { key } of places) before.add(key);
    return places;
  });
}

function named<Kind extends NamedCards>(places: readonly Place<Kind>[]): ReadonlyMap<string, readonly Place<Kind>[]> {
  const byName = new Map<string, Place<Kind>[]>();
  for (const place of places) {
    for (const name of place.shelf.entries[place.index]?.names.flatMap(spelt) ?? []) {
      const there = byName.get(name);
      if (!there) byName.set(name, [place]);
      else if (!there.includes(place)) there.push(place);
    }
  }
  return byName;
}
