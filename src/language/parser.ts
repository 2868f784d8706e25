/**
 * A small parser of our own: every phrase gives all its readings, the cheapest for each end, remembered by place.
 *
 * Why not a parser generator: English game text is ambiguous, and which reading is meant is decided by stated costs
 * ("and" binds tighter inside a requirement than between clauses), so all readings must be at hand; an ordered-choice
 * (PEG) parser would take the first and hide the ambiguity. A reading that ties with a different one of the same cost is
 * marked, so that a test can count such cards. Phrases must not be left-recursive.
 */
import type { LexiconIndex } from './lexicon.ts';
import type { Token } from './text.ts';

export interface Reading<T> {
  readonly end: number;
  readonly cost: number;
  readonly value: T;
  /** Another reading of the same words costs the same and means something else. */
  readonly tie: boolean;
}

/** What a text is read with; one per sentence. */
export interface Reader {
  readonly tokens: readonly Token[];
  readonly lexicon: LexiconIndex;
  /** How far any reading got: where the words stop making sense. */
  farthest: number;
}

type Parse<T> = (reader: Reader, at: number) => readonly Reading<T>[];

const NONE: readonly never[] = [];

export class Parser<T> {
  readonly parse: Parse<T>;
  constructor(parse: Parse<T>) {
    this.parse = parse;
  }

  /** The same phrase, meaning `make` of what it meant; `undefined` refuses the reading. */
  to<R>(make: (value: T) => R | undefined): Parser<R> {
    return new Parser((reader, at) =>
      this.parse(reader, at).flatMap(({ end, cost, tie, value }) => {
        const made = make(value);
        return made === undefined ? [] : [{ end, cost, tie, value: made }];
      }),
    );
  }

  /** The same phrase at a higher price. */
  cost(extra: number): Parser<T> {
    return new Parser((reader, at) =>
      this.parse(reader, at).map((reading) => ({ ...reading, cost: reading.cost + extra })),
    );
  }
}

/** Keeps the cheapest reading for each end. */
function cheapest<T>(readings: readonly Reading<T>[]): readonly Reading<T>[] {
  if (readings.length < 2) return readings;
  const best = new Map<number, Reading<T>>();
  for (const reading of readings) {
    const known = best.get(reading.end);
    if (!known || reading.cost < known.cost) best.set(reading.end, reading);
    else if (reading.cost === known.cost && !known.tie && JSON.stringify(reading.value) !== JSON.stringify(known.value))
      best.set(reading.end, { ...known, tie: true });
  }
  return [...best.values()];
}

/** A named phrase, declared before it is defined, so that phrase families can use each other. */
export class Phrase<T> extends Parser<T> {
  #body: Parser<T> | undefined;
  readonly #memo = new WeakMap<Reader, (readonly Reading<T>[])[]>();
  readonly name: string;
  constructor(name: string) {
    super((reader, at) => this.#read(reader, at));
    this.name = name;
  }
  /** Gives the phrase its alternatives; once only. */
  is(...alternatives: readonly Parser<T>[]): void {
    if (this.#body) throw new Error(`Phrase ${this.name} is defined twice.`);
    this.#body = any(...alternatives);
  }
  #read(reader: Reader, at: number): readonly Reading<T>[] {
    let places = this.#memo.get(reader);
    if (!places) this.#memo.set(reader, (places = []));
    const known = places[at];
    if (known) return known;
    if (!this.#body) throw new Error(`Phrase ${this.name} is not defined.`);
    const found = cheapest(this.#body.parse(reader, at));
    places[at] = found;
    return found;
  }
}

/** Declares a phrase of the grammar. */
export function phrase<T>(name: string): Phrase<T> {
  return new Phrase<T>(name);
}

/** Any of several phrases. */
export function any<T>(...alternatives: readonly Parser<T>[]): Parser<T> {
  return new Parser((reader, at) => alternatives.flatMap((one) => one.parse(reader, at)));
}

/** The phrase or nothing. */
export function opt<T>(inner: Parser<T>): Parser<T | undefined> {
  return new Parser<T | undefined>((reader, at) => [
    ...inner.parse(reader, at),
    { end: at, cost: 0, value: undefined, tie: false },
  ]);
}

/** No or several in a row. */
export function many<T>(inner: Parser<T>): Parser<T[]> {
  return new Parser((reader, at) => {
    const all: Reading<T[]>[] = [{ end: at, cost: 0, value: [], tie: false }];
    let open: readonly Reading<T[]>[] = all.slice();
    while (open.length > 0) {
      open = cheapest(open.flatMap((before) => continued(before, inner.parse(reader, before.end))));
      all.push(...open);
    }
    return cheapest(all);
  });
}

function continued<T>(before: Reading<T[]>, after: readonly Reading<T>[]): Reading<T[]>[] {
  return after
    .filter((next) => next.end > before.end)
    .map((next) => ({
      end: next.end,
      cost: before.cost + next.cost,
      tie: before.tie || next.tie,
      value: [...before.value, next.value],
    }));
}

/** One or several, between them a separator. */
export function list<T>(inner: Parser<T>, separator: Parser<unknown>): Parser<T[]> {
  return p`${inner}${many(p`${separator}${inner}`.to(([, next]) => next))}`.to(([first, rest]) => [first, ...rest]);
}

/** One token that a function recognises. */
export function token<T>(read: (token: Token) => T | undefined): Parser<T> {
  return new Parser((reader, at) => {
    const here = reader.tokens[at];
    const value = here && read(here);
    if (value === undefined) return NONE;
    reader.farthest = Math.max(reader.farthest, at + 1);
    return [{ end: at + 1, cost: 0, value, tie: false }];
  });
}

/** Words of an open list of the lexicon, longest first; a shorter match costs more. */
export function listed(which: (lexicon: LexiconIndex) => LexiconIndex['skills']): Parser<string> {
  return new Parser((reader, at) => {
    const found = which(reader.lexicon).matches(reader.tokens, at);
    for (const one of found) reader.farthest = Math.max(reader.farthest, one.end);
    const longest = Math.max(0, ...found.map((one) => one.end));
    return found.map((one) => ({ end: one.end, cost: (longest - one.end) * 2, value: one.value, tie: false }));
  });
}

// ---------------------------------------------------------------- word patterns
type Recogniser = (reader: Reader, at: number) => readonly number[];

const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  be: ['is', 'are', 'be', 'was', 'were', 'been'],
  have: ['have', 'has', 'had'],
  do: ['do', 'does', 'did'],
  stop: ['stop', 'stops', 'stopped'],
  win: ['win', 'wins', 'won'],
  begin: ['begin', 'begins', 'began', 'begun'],
  draw: ['draw', 'draws', 'drew', 'drawn'],
  take: ['take', 'takes', 'took', 'taken'],
  choose: ['choose', 'chooses', 'chose', 'chosen'],
  lose: ['lose', 'loses', 'lost'],
  overcome: ['overcome', 'overcomes', 'overcame'],
};

function inflections(word: string): readonly string[] {
  const known = IRREGULAR[word];
  if (known) return known;
  if (word.endsWith('y') && !/[aeo]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`];
  const ed = word.endsWith('e') ? `${word}d` : `${word}ed`;
  return [word, /(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`, ed];
}

function words(allowed: readonly string[]): Recogniser {
  const set = new Set(allowed);
  return (reader, at) => {
    const here = reader.tokens[at];
    if (!here || here.kind === 'title' || !set.has(here.low)) return NONE;
    reader.farthest = Math.max(reader.farthest, at + 1);
    return [at + 1];
  };
}

function inSequence(parts: readonly Recogniser[]): Recogniser {
  return (reader, at) =>
    parts.reduce<readonly number[]>((ends, part) => [...new Set(ends.flatMap((end) => part(reader, end)))], [at]);
}

/**
 * Reads a pattern of literal words: blanks separate tokens, `( | )` groups alternatives, `?` makes the thing before it
 * optional, `word~` is any inflection of a word. Outside groups `a|b` is one of two words, unless `whole` says that the
 * bars of the whole pattern separate alternatives.
 */
function pattern(source: string, whole: boolean): Recogniser {
  let rest = source.trim();
  const optional = (inner: Recogniser): Recogniser => {
    if (!rest.startsWith('?')) return inner;
    rest = rest.slice(1);
    return (reader, at) => [...new Set([...inner(reader, at), at])];
  };
  const group = (barsSeparate: boolean): Recogniser => {
    const options: Recogniser[] = [];
    let parts: Recogniser[] = [];
    for (rest = rest.trimStart(); rest !== '' && !rest.startsWith(')'); rest = rest.trimStart()) {
      if (rest.startsWith('|')) {
        rest = rest.slice(1);
        options.push(inSequence(parts));
        parts = [];
      } else if (rest.startsWith('(')) {
        rest = rest.slice(1);
        const inner = group(true);
        if (!rest.startsWith(')')) throw new Error(`Unclosed group in ${source}`);
        rest = rest.slice(1);
        parts.push(optional(inner));
      } else {
        const word = (barsSeparate ? /^[^\s()?|]+/ : /^[^\s()?]+/).exec(rest)?.[0];
        if (word === undefined) throw new Error(`Odd pattern: ${source}`);
        rest = rest.slice(word.length);
        parts.push(optional(words(word.split('|').flatMap(wordForms))));
      }
    }
    options.push(inSequence(parts));
    return (reader, at) => [...new Set(options.flatMap((option) => option(reader, at)))];
  };
  const all = group(whole);
  if (rest !== '') throw new Error(`Unopened group in ${source}`);
  return all;
}

function wordForms(word: string): readonly string[] {
  if (word === '<paren>') return ['('];
  if (word === '</paren>') return [')'];
  return word.endsWith('~') ? inflections(word.slice(0, -1).toLowerCase()) : [word.toLowerCase()];
}

/** Literal words with phrases between them; means the list of what the phrases mean. */
export function p<V extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...parts: { [K in keyof V]: Parser<V[K]> }
): Parser<V>;
export function p(strings: TemplateStringsArray, ...parts: readonly Parser<unknown>[]): Parser<unknown[]> {
  const literals = strings.map((source) => (source.trim() === '' ? undefined : pattern(source, false)));
  return new Parser((reader, at) => {
    let open: readonly Reading<unknown[]>[] = [{ end: at, cost: 0, value: [], tie: false }];
    for (let index = 0; index < literals.length && open.length > 0; index++) {
      const literal = literals[index];
      if (literal) open = open.flatMap((before) => literal(reader, before.end).map((end) => ({ ...before, end })));
      const part = parts[index];
      if (part) open = open.flatMap((before) => extended(before, part.parse(reader, before.end)));
    }
    return open;
  });
}

function extended(before: Reading<unknown[]>, after: readonly Reading<unknown>[]): Reading<unknown[]>[] {
  return after.map((next) => ({
    end: next.end,
    cost: before.cost + next.cost,
    tie: before.tie || next.tie,
    value: [...before.value, next.value],
  }));
}

/** Literal words that stand for a value; each place has its own copy, since references in it are resolved in place. */
export function w<T>(source: string, value: T): Parser<T> {
  const literal = pattern(source, true);
  return new Parser((reader, at) =>
    literal(reader, at).map((end) => ({ end, cost: 0, value: fresh(value), tie: false })),
  );
}

function fresh<T>(value: T): T {
  return typeof value === 'object' ? structuredClone(value) : value;
}
