/** What a sentence is read with, and with which words a phrase can begin, so that none is tried in vain. */
import type { WordLists } from '../text/word-lists.ts';
import type { Token } from '../text/text.ts';

/** What a text is read with; one per sentence. */
export interface Reader {
  /** Which of all readers it is. */
  readonly number: number;
  readonly tokens: readonly Token[];
  readonly lists: WordLists;
  /** A number for the word of each token; a title's is none of them. */
  readonly words: readonly number[];
  /** The kinds of open words that can begin at each token: a bit for each. */
  readonly open: readonly number[];
  /** A number for each token: the same where the word and what can begin there is the same. */
  readonly shapes: readonly number[];
  /** Nothing is read but what stands there; without it every phrase is tried, to tell how far the words make sense. */
  readonly looksAhead: boolean;
  /** How far any reading got: where the words stop making sense. */
  farthest: number;
  /** Alternatives found where they are looked for now, and where they end (see `either.ts`). */
  readonly standing: number[];
  /** What it cost so far: readings weighed (see `budget.ts`). */
  steps: number;
  /** Phrases being read inside each other, now and at most. */
  depth: number;
  deepest: number;
}

let readers = 0;

const NO_WORD = 0;
const numbers = new Map<string, number>();
const shapeNumbers = new Map<number, number>();

/** The number of a word in lower case. */
export function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  const made = NO_WORD + 1 + numbers.size;
  numbers.set(word, made);
  return made;
}

/** A number for each word together with what can begin there. */
function shapeOf(word: number, open: number): number {
  const key = word * 2 ** BITS + open;
  const known = shapeNumbers.get(key);
  if (known !== undefined) return known;
  const made = shapeNumbers.size;
  shapeNumbers.set(key, made);
  return made;
}

/** A reader of some tokens in a grammar. */
export function readerOf(tokens: readonly Token[], lists: WordLists, looksAhead = true): Reader {
  const words: number[] = [];
  const open: number[] = [];
  const shapes: number[] = [];
  for (const [at, token] of tokens.entries()) {
    const alone = knownOf(token, lists);
    const all = alone.lists.reduce((sum, one) => (lists[one.which].isAt(tokens, at) ? sum | one.bit : sum), alone.open);
    words.push(alone.word);
    open.push(all);
    shapes.push(shapeOf(alone.word, all));
  }
  readers += 1;
  const nothing = { standing: [], farthest: 0, steps: 0, depth: 0, deepest: 0 };
  return { number: readers, tokens, lists, words, open, shapes, looksAhead, ...nothing };
}

// ---------------------------------------------------------------- open words
/** The bit of what may be any token at all. */
const ANY_TOKEN = 1;
/** All bits that a small integer has room for; kinds beyond them share the last one. */
const BITS = 30;
/** Kinds of open words (numbers, icons, skills, titles …), each with its bit: those that one token tells, and those that stand in lists. */
const tokenKinds: { readonly bit: number; readonly test: (token: Token) => boolean }[] = [];
const listKinds: ListKind[] = [];

interface ListKind {
  readonly bit: number;
  readonly which: keyof WordLists;
}

/** What a token is by itself. */
interface Known {
  readonly word: number;
  /** The kinds of open words that it begins, whatever stands behind it. */
  readonly open: number;
  /** The lists that have entries beginning with it. */
  readonly lists: readonly ListKind[];
}

/** By the lists there are and by the token: most words are met again and again. */
let known = new WeakMap<WordLists, Map<string, Known>>();

function knownOf(token: Token, lists: WordLists): Known {
  const all = known.get(lists) ?? new Map<string, Known>();
  known.set(lists, all);
  const key = `${token.kind} ${token.text}`;
  const before = all.get(key);
  if (before) return before;
  const made: Known = {
    word: token.kind === 'title' ? NO_WORD : numberOf(token.low),
    open: tokenKinds.reduce((sum, { bit, test }) => (test(token) ? sum | bit : sum), ANY_TOKEN),
    lists: listKinds.filter(({ which }) => lists[which].hasFirst(token)),
  };
  all.set(key, made);
  return made;
}

/** A kind of open words of its own that one token tells, for what begins with it. */
export function openToken(test: (token: Token) => boolean): Begins {
  const bit = nextBit();
  tokenKinds.push({ bit, test });
  return { words: NO_WORDS, open: bit, empty: false };
}

/** A kind of open words of its own that stands in a list. */
export function openList(which: keyof WordLists): Begins {
  const bit = nextBit();
  listKinds.push({ bit, which });
  return { words: NO_WORDS, open: bit, empty: false };
}

/** The next bit; what was known of tokens before there was such a kind is known no more. */
function nextBit(): number {
  known = new WeakMap();
  return 1 << Math.min(tokenKinds.length + listKinds.length + 1, BITS - 1);
}

// ---------------------------------------------------------------- first words
/** What a phrase can begin with. */
export interface Begins {
  /** Literal words: a bit for each number. */
  readonly words: WordBits;
  /** The kinds of open words it can begin with: a bit for each. */
  readonly open: number;
  /** It can be nothing at all. */
  readonly empty: boolean;
}

/** Words as bits, 32 in a number; none beyond its end is among them. It is asked at every step, and a set would be slower. */
export type WordBits = readonly number[];

const bitsIn = (words: WordBits, row: number): number => words[row] ?? 0;

export function wordBits(words: readonly number[]): WordBits {
  const bits: number[] = [];
  for (const word of words) {
    const row = word >> 5;
    while (bits.length <= row) bits.push(0);
    bits[row] = bitsIn(bits, row) | (1 << (word & 31));
  }
  return bits;
}

function addWords(to: number[], words: WordBits): void {
  while (to.length < words.length) to.push(0);
  words.forEach((bits, row) => (to[row] = bitsIn(to, row) | bits));
}

function hasWord(words: WordBits, word: number): boolean {
  return (bitsIn(words, word >> 5) & (1 << (word & 31))) !== 0;
}

const NO_WORDS: WordBits = [];
/** A phrase of which it is not known what it begins with. */
export const ANYTHING: Begins = { words: NO_WORDS, open: ANY_TOKEN, empty: false };
const NOTHING: Begins = { words: NO_WORDS, open: 0, empty: true };

/** What alternatives can begin with. */
export function eitherBegins(all: readonly Begins[]): Begins {
  const [only] = all;
  if (all.length === 1 && only) return only;
  const words: number[] = [];
  let open = 0;
  let empty = false;
  for (const one of all) {
    addWords(words, one.words);
    open |= one.open;
    empty ||= one.empty;
  }
  return { words, open, empty };
}

/** What a sequence can begin with: its first part, and what follows parts that can be nothing. */
export function sequenceBegins(all: Iterable<() => Begins>): Begins {
  const lead: Begins[] = [];
  for (const one of all) {
    const begins = one();
    lead.push({ ...begins, empty: false });
    if (!begins.empty) return eitherBegins(lead);
  }
  return eitherBegins([...lead, NOTHING]);
}

/** Whether a phrase that begins so may begin at a token (or at the end, where there is none). */
export function mayBegin(begins: Begins, reader: Reader, at: number): boolean {
  if (begins.empty) return true;
  const word = reader.words[at];
  const open = reader.open[at];
  return word !== undefined && open !== undefined && ((begins.open & open) !== 0 || hasWord(begins.words, word));
}

/** Where nothing ends. */
export const NOWHERE: readonly number[] = [];
