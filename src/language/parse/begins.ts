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
  const open = tokens.map((_, at) => ANY_TOKEN | openAt(tokens, at, lists));
  const words = tokens.map(({ kind, low }) => (kind === 'title' ? NO_WORD : numberOf(low)));
  const shapes = words.map((word, at) => shapeOf(word, open[at] ?? 0));
  readers += 1;
  const nothing = { standing: [], farthest: 0, steps: 0, depth: 0, deepest: 0 };
  return { number: readers, tokens, lists, words, open, shapes, looksAhead, ...nothing };
}

// ---------------------------------------------------------------- open words
/** A kind of open words (numbers, icons, skills, titles …): its bit, and whether it can begin at a token. */
interface OpenKind<T> {
  readonly bit: number;
  readonly test: T;
}
type TokenTest = (token: Token) => boolean;
type ListTest = (tokens: readonly Token[], at: number, lists: WordLists) => boolean;

/** The bit of what may be any token at all. */
const ANY_TOKEN = 1;
/** All bits that a small integer has room for; kinds beyond them share the last one. */
const BITS = 30;
const tokenKinds: OpenKind<TokenTest>[] = [];
const listKinds: OpenKind<ListTest>[] = [];
/** The kinds that a token begins by itself, by what it is: most words are met again and again. */
const byToken = new Map<string, number>();

/** A kind of open words of its own that one token tells, for what begins with it. */
export function openToken(test: TokenTest): Begins {
  const bit = nextBit();
  tokenKinds.push({ bit, test });
  byToken.clear();
  return { words: NO_WORDS, open: bit, empty: false };
}

/** A kind of open words of its own that stands in lists. */
export function openList(test: ListTest): Begins {
  const bit = nextBit();
  listKinds.push({ bit, test });
  return { words: NO_WORDS, open: bit, empty: false };
}

function nextBit(): number {
  return 1 << Math.min(tokenKinds.length + listKinds.length + 1, BITS - 1);
}

function openAt(tokens: readonly Token[], at: number, lists: WordLists): number {
  const here = tokens[at];
  let open = here === undefined ? 0 : openBy(here);
  for (const { bit, test } of listKinds) if (test(tokens, at, lists)) open |= bit;
  return open;
}

function openBy(token: Token): number {
  const key = `${token.kind} ${token.text}`;
  const known = byToken.get(key);
  if (known !== undefined) return known;
  let open = 0;
  for (const { bit, test } of tokenKinds) if (test(token)) open |= bit;
  byToken.set(key, open);
  return open;
}

// ---------------------------------------------------------------- first words
/** What a phrase can begin with. */
export interface Begins {
  /** Literal words, by their numbers. */
  readonly words: ReadonlySet<number>;
  /** The kinds of open words it can begin with: a bit for each. */
  readonly open: number;
  /** It can be nothing at all. */
  readonly empty: boolean;
}

const NO_WORDS: ReadonlySet<number> = new Set();
/** A phrase of which it is not known what it begins with. */
export const ANYTHING: Begins = { words: NO_WORDS, open: ANY_TOKEN, empty: false };
const NOTHING: Begins = { words: NO_WORDS, open: 0, empty: true };

/** What alternatives can begin with. */
export function eitherBegins(all: readonly Begins[]): Begins {
  const [only] = all;
  if (all.length === 1 && only) return only;
  const words = new Set<number>();
  let open = 0;
  let empty = false;
  for (const one of all) {
    for (const word of one.words) words.add(word);
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
  return word !== undefined && ((begins.open & (reader.open[at] ?? 0)) !== 0 || begins.words.has(word));
}

/** Where nothing ends. */
export const NOWHERE: readonly number[] = [];
