/**
 * Compiled cards as text: a line that says what they were made by, a line of what texts may speak of, a line of names, and
 * a line a card, so that a game reads only the lines of the cards it is played with. The first line holds a sum over the
 * others, each card's line one over itself: whether all is as it was written is seen at once, and what is not, by line.
 */
import { createHash } from 'node:crypto';
import type { Lexicon } from '../language/index.ts';
import type { CardFacts } from './card-facts.ts';
import type { Card } from './compile-card.ts';
import type { CardEdition } from './edition.ts';
import type { Problem } from './problem.ts';
import type { Shelf, ShelfEntry } from './shelf.ts';

const FORMAT = 2;

interface Head {
  readonly format: typeof FORMAT;
  /** Over all lines behind this one. */
  readonly sum: string;
  /** What the cards were made by and from; others would be different. */
  readonly stamp: string;
}

type WrittenLexicon = Omit<Lexicon, 'titles' | 'notCarriedOut' | 'dialect'> & { readonly titles: readonly string[] };

/** A card with what was kept along with it. */
export type KeptCard = Readonly<Record<string, unknown>> & { readonly card: Card };

/** A card's line: a sum over what is kept, and that as it is written (a line separator of Unicode ends no line). */
const CARD_LINE = /^\{"sum":"([0-9a-f]+)","kept":(\{.*\})\}\r?$/s;

export const LINES_BEFORE_CARDS = 3;

const SUM_LENGTH = 16;

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, SUM_LENGTH);

/** The text in which these cards are kept; `more` is kept with each card and can be read again. */
export function keptText(
  stamp: string,
  { entries, lexicon }: Pick<Shelf, 'entries' | 'lexicon'>,
  cards: readonly Card[],
  more: readonly object[] = [],
): string {
  const { titles, keywords, species, classes, skills } = lexicon;
  const spoken: WrittenLexicon = { titles: [...titles], keywords, species, classes, skills };
  const lines = cards.map((card, index) => {
    const kept = JSON.stringify({ card, ...more[index] });
    return `{"sum":"${sumOf(kept)}","kept":${kept}}`;
  });
  const behind = [JSON.stringify(spoken), JSON.stringify(entries), ...lines].map((line) => `${line}\n`).join('');
  const head: Head = { format: FORMAT, stamp, sum: sumOf(behind) };
  return `${JSON.stringify(head)}\n${behind}`;
}

/** The card of a line that is as it was written; null for any other line. */
export function cardOfLine(line: string): KeptCard | null {
  const [, sum, written = ''] = CARD_LINE.exec(line) ?? [];
  const kept = sum === sumOf(written) ? parsed(written) : null;
  return isKeptCard(kept) ? kept : null;
}

/** Cards that were kept; each is read when it is asked for. */
export class KeptShelf implements Shelf {
  readonly edition: CardEdition;
  readonly stamp: string;
  /** Over all that is kept. */
  readonly sum: string;
  readonly entries: readonly ShelfEntry[];
  readonly problems: readonly Problem[] = [];
  readonly #lines: readonly string[];
  readonly #read = new Map<number, Card>();
  #lexicon: Lexicon | null = null;
  readonly #gate: Lexicon['notCarriedOut'];

  private constructor(
    edition: CardEdition,
    head: Head,
    entries: readonly ShelfEntry[],
    lines: readonly string[],
    gate: Lexicon['notCarriedOut'],
  ) {
    this.edition = edition;
    this.stamp = head.stamp;
    this.sum = head.sum;
    this.entries = entries;
    this.#lines = lines;
    this.#gate = gate;
  }

  /** The cards of a kept text; null if it is none, or not as it was written. */
  static from(text: string, edition: CardEdition, gate?: Lexicon['notCarriedOut']): KeptShelf | null {
    const behind = text.indexOf('\n') + 1;
    const head = parsed(text.slice(0, behind));
    if (!isHead(head) || head.sum !== sumOf(text.slice(behind))) return null;
    const lines = text.split('\n');
    const entries = parsed(lines[2]);
    return isEntries(entries) ? new KeptShelf(edition, head, entries, lines, gate) : null;
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
    const { card } = this.kept(index);
    this.#read.set(index, card);
    return card;
  }

  /** A card with what was kept along with it. */
  kept(index: number): KeptCard {
    const kept = cardOfLine(this.#lines[index + LINES_BEFORE_CARDS] ?? '');
    if (!kept) throw new Error(`the line of ${this.entries[index]?.id ?? 'a card'} is broken`);
    return kept;
  }

  textProblems(): readonly Problem[] {
    return [];
  }

  #readLexicon(): Lexicon {
    const read: unknown = parsed(this.#lines[1]);
    if (!isLexicon(read)) throw new Error('the words of kept cards are broken');
    return {
      ...read,
      dialect: this.edition.cardKinds.lexicon.dialect,
      titles: new Set(read.titles),
      ...(this.#gate && { notCarriedOut: this.#gate }),
    };
  }
}

/** A line as a value; null where it is no JSON. */
export function parsed(line: string | undefined): unknown {
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

/** Whether a first line is that of cards kept in another format, by another version of the program. */
export function isOtherFormat(value: unknown): boolean {
  return isObject(value) && 'format' in value && value['format'] !== FORMAT;
}

function isHead(value: unknown): value is Head {
  const isOurs = isObject(value) && value['format'] === FORMAT;
  return isOurs && typeof value['stamp'] === 'string' && typeof value['sum'] === 'string';
}

/** Whether a value is the line of names. */
export function isEntries(value: unknown): value is readonly ShelfEntry[] {
  return Array.isArray(value) && value.every((one) => isObject(one) && Array.isArray(one['names']));
}

function isLexicon(value: unknown): value is WrittenLexicon {
  return isObject(value) && Array.isArray(value['titles']) && Array.isArray(value['species']);
}

function isKeptCard(value: unknown): value is KeptCard {
  return isObject(value) && isObject(value['card']) && typeof value['card']['id'] === 'string';
}
