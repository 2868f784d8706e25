/** What a sentence is read with, and what a phrase can begin with, so that none is tried in vain. */
import type { Grammar } from './grammar.ts';
import type { WordLists } from '../text/word-lists.ts';
import type { Token } from '../text/text.ts';

/** What a text is read with; one per sentence. */
export interface Reader {
  readonly tokens: readonly Token[];
  readonly lists: WordLists;
  /** The kinds of open words that can begin at each token: a bit for each. */
  readonly open: readonly number[];
  /** A number for each token: the same where the word and what can begin there is the same. */
  readonly shapes: readonly number[];
  /** How far any reading got: where the words stop making sense. */
  farthest: number;
  /** What it cost so far: readings weighed (see `budget.ts`). */
  steps: number;
  /** Phrases being read inside each other, now and at most. */
  depth: number;
  deepest: number;
}

/** A reader of some tokens in a grammar. */
export function readerOf(tokens: readonly Token[], lists: WordLists, grammar: Grammar): Reader {
  const open = tokens.map((_, at) => ANY_TOKEN | openAt(tokens, at, lists));
  const shapes = tokens.map(({ kind, low }, at) => grammar.shapeOf(kind === 'title' ? '' : low, open[at] ?? 0));
  return { tokens, lists, open, shapes, farthest: 0, steps: 0, depth: 0, deepest: 0 };
}

// ---------------------------------------------------------------- open words
/** Whether a kind of open words (numbers, icons, skills, titles …) can begin at a token. */
type OpenTest = (tokens: readonly Token[], at: number, lists: WordLists) => boolean;

/** The bit of what may be any token at all. */
const ANY_TOKEN = 1;
/** All bits that a small integer has room for; kinds beyond them share the last one. */
const BITS = 30;
const tests: OpenTest[] = [];

/** A kind of open words of its own, for what begins with it. */
export function openWords(test: OpenTest): Begins {
  tests.push(test);
  return { words: NO_WORDS, open: bitOf(tests.length - 1), empty: false };
}

function bitOf(index: number): number {
  return 1 << Math.min(index + 1, BITS - 1);
}

function openAt(tokens: readonly Token[], at: number, lists: WordLists): number {
  let open = 0;
  tests.forEach((test, index) => {
    if (test(tokens, at, lists)) open |= bitOf(index);
  });
  return open;
}

// ---------------------------------------------------------------- first words
/** What a phrase can begin with. */
export interface Begins {
  /** Literal words in lower case. */
  readonly words: ReadonlySet<string>;
  /** The kinds of open words it can begin with: a bit for each. */
  readonly open: number;
  /** It can be nothing at all. */
  readonly empty: boolean;
}

const NO_WORDS: ReadonlySet<string> = new Set();
/** A phrase of which it is not known what it begins with. */
export const ANYTHING: Begins = { words: NO_WORDS, open: ANY_TOKEN, empty: false };
const NOTHING: Begins = { words: NO_WORDS, open: 0, empty: true };

/** What alternatives can begin with. */
export function eitherBegins(all: readonly Begins[]): Begins {
  const [only] = all;
  if (all.length === 1 && only) return only;
  const words = new Set<string>();
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
  const here = reader.tokens[at];
  if (!here) return false;
  return (begins.open & (reader.open[at] ?? 0)) !== 0 || (here.kind !== 'title' && begins.words.has(here.low));
}

/** A part of a sequence: what it begins with, and where it ends if it stands at a place. */
export interface Step {
  readonly begins: Begins;
  /** Itself, or the parts in a row that it is made of. */
  readonly steps: readonly Step[];
  readonly ends: (reader: Reader, at: number) => readonly number[];
}

/** Each end once. */
export function distinct(ends: readonly number[]): readonly number[] {
  return ends.length < 2 ? ends : [...new Set(ends)];
}
