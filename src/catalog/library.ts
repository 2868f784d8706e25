/** All cards that can be named: looked up by name, searched by words. Texts are compiled when a card is first asked for. */
import { DEFAULT_LEXICON, type Lexicon } from '../language/index.ts';
import { compileCard, lexiconOf, type Card } from './compile-card.ts';
import { fold, nearest, withoutPrintingMark } from './names.ts';
import type { Problem } from './problem.ts';
import type { CardFacts } from './read-card.ts';

export class Library {
  /** What texts may speak of with these cards at hand. */
  readonly lexicon: Lexicon;
  /** What was wrong with the files the library was read from, texts left aside. */
  readonly problems: readonly Problem[];
  readonly #all: readonly CardFacts[];
  readonly #byName = new Map<string, CardFacts[]>();
  readonly #made = new Map<CardFacts, Card>();
  readonly #textProblems: Problem[] = [];

  /**
   * @param base what texts may speak of besides these cards, and the gate
   * @param compiled cards that need not be compiled, in the order of `cards`
   */
  constructor(
    cards: readonly CardFacts[],
    problems: readonly Problem[] = [],
    base: Lexicon = DEFAULT_LEXICON,
    compiled: readonly Card[] = [],
  ) {
    this.#all = cards;
    this.problems = problems;
    this.lexicon = lexiconOf(cards, base);
    for (const card of cards) for (const name of namesOf(card)) this.#enter(name, card);
    compiled.forEach((card, index) => {
      const facts = cards[index];
      if (facts) this.#made.set(facts, card);
    });
  }

  get size(): number {
    return this.#all.length;
  }

  /** The cards a name fits: by title, title and subtitle (with or without comma), place and title. An exact identity is one card. */
  find(name: string): readonly Card[] {
    const key = fold(withoutPrintingMark(name));
    const found = this.#byName.get(key) ?? this.#byName.get(fold(name)) ?? [];
    const exact = found.filter(({ facts }) => spaced(facts.id) === spaced(key));
    return (exact.length > 0 ? exact : found).map((facts) => this.#card(facts));
  }

  /** Names of cards that a misspelt name may have meant, nearest first. */
  nearest(name: string): readonly string[] {
    return nearest(
      name,
      this.#all.flatMap(({ facts }) => [facts.id, facts.title]),
    );
  }

  /** Cards that hold every word in a name, a type, an affiliation, a skill, a keyword or the text, by name. */
  search(words: string): readonly Card[] {
    const wanted = fold(words)
      .split(' ')
      .filter((word) => word !== '');
    const fits = ({ facts }: CardFacts): boolean => {
      const text = wordsOf(facts);
      return wanted.every((word) => text.includes(word));
    };
    return this.#all
      .filter(fits)
      .map((facts) => this.#card(facts))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Every card, compiled, in the order of the files. */
  all(): readonly Card[] {
    return this.#all.map((facts) => this.#card(facts));
  }

  /** All problems, those of every text among them. */
  allProblems(): readonly Problem[] {
    this.all();
    return [...this.problems, ...this.#textProblems];
  }

  #enter(name: string, card: CardFacts): void {
    const there = this.#byName.get(name);
    if (!there) this.#byName.set(name, [card]);
    else if (!there.includes(card)) there.push(card);
  }

  #card(facts: CardFacts): Card {
    const known = this.#made.get(facts);
    if (known) return known;
    const { card, problems } = compileCard(facts, this.lexicon);
    this.#made.set(facts, card);
    this.#textProblems.push(...problems);
    return card;
  }
}

/** Everything a card answers to. */
function namesOf({ facts }: CardFacts): readonly string[] {
  const { title, subtitle, mission } = facts;
  const named = [title, ...(subtitle === undefined ? [] : [`${title}, ${subtitle}`, `${title} ${subtitle}`])];
  const place = mission?.location;
  const placed =
    place === undefined ? [] : [place, ...named.flatMap((name) => [`${place}, ${name}`, `${place} ${name}`])];
  return [...named, ...placed].map(fold);
}

/** A name without its comma, to compare identities however they are written. */
function spaced(name: string): string {
  return fold(name.replaceAll(',', ' '));
}

function wordsOf(facts: CardFacts['facts']): string {
  const { id, type, affiliations, species, skills, icons, keywords, mission, text } = facts;
  const parts = [
    id,
    type,
    ...affiliations,
    species,
    ...Object.keys(skills),
    ...icons,
    ...Object.entries(keywords).flat(),
  ];
  return fold(
    [...parts, facts.class, mission?.kind, mission?.quadrant, mission?.requirements, facts.dilemma, text].join(' '),
  );
}
