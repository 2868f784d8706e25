/** The cards from one origin (shipped with the program, or imported), each compiled when it is first asked for, or kept compiled. */
import type { Lexicon } from '../language/index.ts';
import type { CardKinds } from '../engine/ruleset/card-kinds.ts';
import type { CardFacts } from './card-facts.ts';
import { compileCard, lexiconOf, type Card } from './compile-card.ts';
import type { CardEdition } from './edition.ts';
import { fold } from './names.ts';
import type { Problem } from './problem.ts';

export interface ShelfEntry {
  readonly id: string;
  readonly title: string;
  /** Everything the card answers to, folded. */
  readonly names: readonly string[];
  /** The code of its set; empty where not told. */
  readonly set: string;
}

export interface Shelf {
  /** Whose cards they are. */
  readonly edition: CardEdition;
  readonly entries: readonly ShelfEntry[];
  /** What texts may speak of with these cards at hand. */
  readonly lexicon: Lexicon;
  /** What was wrong with what the cards were read from, texts left aside. */
  readonly problems: readonly Problem[];
  /** What is known of the card without its text being read. */
  readonly facts: (index: number) => CardFacts['facts'];
  readonly card: (index: number) => Card;
  /** What was wrong with the texts read so far. */
  readonly textProblems: () => readonly Problem[];
}

/** Cards whose texts are compiled when first asked for. */
export class FactShelf implements Shelf {
  readonly edition: CardEdition;
  readonly entries: readonly ShelfEntry[];
  readonly lexicon: Lexicon;
  readonly problems: readonly Problem[];
  readonly #all: readonly CardFacts[];
  readonly #made = new Map<number, Card>();
  readonly #textProblems: Problem[] = [];

  /** @param base what texts may speak of besides these cards, and the gate */
  constructor(
    edition: CardEdition,
    cards: readonly CardFacts[],
    problems: readonly Problem[] = [],
    base: Lexicon = edition.cardKinds.lexicon,
  ) {
    this.edition = edition;
    this.#all = cards;
    this.problems = problems;
    this.lexicon = lexiconOf(cards, edition.cardKinds, base);
    this.entries = cards.map((card) => entryOf(card, edition.cardKinds));
  }

  facts(index: number): CardFacts['facts'] {
    return this.#at(index).facts;
  }

  /** The card at this place of the shelf, its text compiled: at the first call only. */
  card(index: number): Card {
    const known = this.#made.get(index);
    if (known) return known;
    const { card, problems } = compileCard(this.#at(index), this.edition.cardKinds, this.lexicon);
    this.#made.set(index, card);
    this.#textProblems.push(...problems);
    return card;
  }

  /** Takes a card as it was compiled before from the same facts, with the same words for texts to speak of. */
  takeOver(index: number, card: Card): void {
    this.#made.set(index, card);
  }

  /** The cards that nobody has asked for yet. */
  uncompiled(): readonly number[] {
    return [...this.#all.keys()].filter((index) => !this.#made.has(index));
  }

  textProblems(): readonly Problem[] {
    return this.#textProblems;
  }

  #at(index: number): CardFacts {
    const facts = this.#all[index];
    if (!facts) throw new Error(`no card ${index} on this shelf`);
    return facts;
  }
}

/** How a card stands on a shelf. */
function entryOf({ facts, set = '' }: CardFacts, kinds: CardKinds): ShelfEntry {
  return { id: facts.id, title: facts.title, names: [...new Set(namesOf(facts, kinds))], set };
}

/** By title, title and subtitle (with or without comma), place and title. */
function namesOf(facts: CardFacts['facts'], kinds: CardKinds): readonly string[] {
  const { id, title, subtitle } = facts;
  const named = [title, ...(subtitle === undefined ? [] : [`${title}, ${subtitle}`, `${title} ${subtitle}`])];
  const { place } = kinds.linesOf(facts);
  const placed =
    place === undefined ? [] : [place, ...named.flatMap((name) => [`${place}, ${name}`, `${place} ${name}`])];
  return [id, ...named, ...placed].map(fold);
}
