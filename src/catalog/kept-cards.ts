/**
 * Compiled cards as text: a line that says what they were made by, a line of what texts may speak of, a line of names, and
 * a line a card, so that a game reads only the lines of the cards it is played with. The first line holds a sum over the
 * others, each card's line one over itself: whether all is as it was written is seen at once, and what is not, by line.
 */
import { createHash } from 'node:crypto';
import type { Lexicon } from '../language/index.ts';
import type { CardFacts } from './card-facts.ts';
import type { Card } from './compile-card.ts';
import type { Shelf, ShelfEntry } from './shelf.ts';

const FORMAT = 2;

interface Head {
  readonly format: typeof FORMAT;
  /** Over all lines behind this one. */
  readonly sum: string;
  /** What the cards were made by and from; others would be different. */
  readonly stamp: string;
}

/** What texts may speak of, as it is kept. */
export type WrittenLexicon = Omit<Lexicon, 'titles' | 'notCarriedOut' | 'dialect'> & {
  readonly titles: readonly string[];
};

/** A card with what was kept along with it. */
export type KeptCard = Readonly<Record<string, unknown>> & { readonly card: Card };

/** A card's line: a sum over what is kept, and that as it is written (a line separator of Unicode ends no line). */
const CARD_LINE = /^\{"sum":"([0-9a-f]+)","kept":(\{.*\})\}\r?$/s;

export const LINES_BEFORE_CARDS = 3;

const SUM_LENGTH = 16;

const sumOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, SUM_LENGTH);

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

const LINE_END = 0x0a;

/** The lines of some bytes, as where they begin; behind the last one stands where the bytes end. */
function beginningsOf(bytes: Buffer): readonly number[] {
  const beginnings = [0];
  // A plain array of bytes is searched three times as fast as a buffer.
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = plain.indexOf(LINE_END); at >= 0; at = plain.indexOf(LINE_END, at + 1)) beginnings.push(at + 1);
  return beginnings.at(-1) === bytes.length ? beginnings : [...beginnings, bytes.length + 1];
}

/** Cards that were kept; each is read when it is asked for, whatever its edition. */
export class KeptCards {
  readonly stamp: string;
  /** Over all that is kept. */
  readonly sum: string;
  readonly entries: readonly ShelfEntry[];
  readonly #bytes: Buffer;
  readonly #beginnings: readonly number[];
  readonly #read = new Map<number, Card>();

  private constructor(head: Head, entries: readonly ShelfEntry[], bytes: Buffer, beginnings: readonly number[]) {
    this.stamp = head.stamp;
    this.sum = head.sum;
    this.entries = entries;
    this.#bytes = bytes;
    this.#beginnings = beginnings;
  }

  /** The cards of a kept text in UTF-8; null if it is none, or not as it was written. */
  static from(bytes: Buffer): KeptCards | null {
    const behind = bytes.indexOf(LINE_END) + 1;
    const head = parsed(bytes.toString('utf8', 0, behind));
    if (!isHead(head) || head.sum !== sumOf(bytes.subarray(behind))) return null;
    const beginnings = beginningsOf(bytes);
    const entries = parsed(lineAt(bytes, beginnings, LINES_BEFORE_CARDS - 1));
    return isEntries(entries) ? new KeptCards(head, entries, bytes, beginnings) : null;
  }

  card(index: number): Card {
    const known = this.#read.get(index);
    if (known) return known;
    const { card } = this.kept(index);
    this.#read.set(index, card);
    return card;
  }

  /** A card as it is printed: what its text does is not held for it. */
  facts(index: number): CardFacts['facts'] {
    const { abilities: _, leftover: _words, blank: _lines, compiled: _text, ...facts } = this.kept(index).card;
    return facts;
  }

  /** A card with what was kept along with it. */
  kept(index: number): KeptCard {
    const kept = cardOfLine(this.#line(index + LINES_BEFORE_CARDS));
    if (!kept) throw new Error(`the line of ${this.entries[index]?.id ?? 'a card'} is broken`);
    return kept;
  }

  /** What texts may speak of with these cards at hand. */
  words(): WrittenLexicon {
    const read = parsed(this.#line(1));
    if (!isLexicon(read)) throw new Error('the words of kept cards are broken');
    return read;
  }

  #line(line: number): string {
    return lineAt(this.#bytes, this.#beginnings, line);
  }
}

/** A line without its end; empty where there is none. */
function lineAt(bytes: Buffer, beginnings: readonly number[], line: number): string {
  const [begin, next] = [beginnings[line], beginnings[line + 1]];
  return begin === undefined || next === undefined ? '' : bytes.toString('utf8', begin, next - 1);
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
