/**
 * Compiled cards as text: a line that says what they were made by, a line of what texts may speak of, a line of names, and
 * a line a card, so that a game reads only the lines of the cards it is played with.
 */
import type { Lexicon } from '../language/index.ts';
import type { CardFacts } from './card-facts.ts';
import type { Card } from './compile-card.ts';
import type { Problem } from './problem.ts';
import type { Shelf, ShelfEntry } from './shelf.ts';

const FORMAT = 1;

interface Head {
  readonly format: typeof FORMAT;
  /** What the cards were made by and from; others would be different. */
  readonly stamp: string;
}

type WrittenLexicon = Omit<Lexicon, 'titles' | 'notCarriedOut'> & { readonly titles: readonly string[] };

type CardLine = Readonly<Record<string, unknown>> & { readonly card: Card };

const LINES_BEFORE_CARDS = 3;

/** The text in which these cards are kept; `more` is kept with each card and can be read again. */
export function keptText(
  stamp: string,
  { entries, lexicon }: Pick<Shelf, 'entries' | 'lexicon'>,
  cards: readonly Card[],
  more: readonly object[] = [],
): string {
  const head: Head = { format: FORMAT, stamp };
  const { titles, keywords, species, classes, skills } = lexicon;
  const spoken: WrittenLexicon = { titles: [...titles], keywords, species, classes, skills };
  const lines = cards.map((card, index) => JSON.stringify({ card, ...more[index] }));
  return [...[head, spoken, entries].map((part) => JSON.stringify(part)), ...lines].join('\n') + '\n';
}

/** Cards that were kept; each is read when it is asked for. */
export class KeptShelf implements Shelf {
  readonly stamp: string;
  readonly entries: readonly ShelfEntry[];
  readonly problems: readonly Problem[] = [];
  readonly #lines: readonly string[];
  readonly #read = new Map<number, Card>();
  #lexicon: Lexicon | null = null;
  readonly #gate: Lexicon['notCarriedOut'];

  private constructor(
    head: Head,
    entries: readonly ShelfEntry[],
    lines: readonly string[],
    gate: Lexicon['notCarriedOut'],
  ) {
    this.stamp = head.stamp;
    this.entries = entries;
    this.#lines = lines;
    this.#gate = gate;
  }

  /** The cards of a kept text; null if it is none, or not whole. */
  static from(text: string, gate?: Lexicon['notCarriedOut']): KeptShelf | null {
    const lines = text.split('\n');
    const head = parsed(lines[0]);
    const entries = parsed(lines[2]);
    if (!isHead(head) || !isEntries(entries)) return null;
    const isWhole = lines.length === entries.length + LINES_BEFORE_CARDS + 1 && lines.at(-1) === '';
    return isWhole ? new KeptShelf(head, entries, lines, gate) : null;
  }

  get lexicon(): Lexicon {
    this.#lexicon ??= this.#readLexicon();
    return this.#lexicon;
  }

  facts(index: number): CardFacts['facts'] {
    return this.card(index);
  }

  card(index: number): Card {
    const known = this.#read.get(index);
    if (known) return known;
    const { card } = this.line(index);
    this.#read.set(index, card);
    return card;
  }

  /** A card with what was kept along with it. */
  line(index: number): CardLine {
    const line: unknown = parsed(this.#lines[index + LINES_BEFORE_CARDS]);
    if (!isCardLine(line)) throw new Error(`the line of ${this.entries[index]?.id ?? 'a card'} is broken`);
    return line;
  }

  textProblems(): readonly Problem[] {
    return [];
  }

  #readLexicon(): Lexicon {
    const read: unknown = parsed(this.#lines[1]);
    if (!isLexicon(read)) throw new Error('the words of kept cards are broken');
    return { ...read, titles: new Set(read.titles), ...(this.#gate && { notCarriedOut: this.#gate }) };
  }
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHead(value: unknown): value is Head {
  return isObject(value) && value['format'] === FORMAT && typeof value['stamp'] === 'string';
}

function isEntries(value: unknown): value is readonly ShelfEntry[] {
  return Array.isArray(value) && value.every((one) => isObject(one) && Array.isArray(one['names']));
}

function isLexicon(value: unknown): value is WrittenLexicon {
  return isObject(value) && Array.isArray(value['titles']) && Array.isArray(value['species']);
}

function isCardLine(value: unknown): value is CardLine {
  return isObject(value) && isObject(value['card']) && typeof value['card']['id'] === 'string';
}
