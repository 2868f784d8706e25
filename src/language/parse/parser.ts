/**
 * A small parser of our own: every phrase gives all its readings, the cheapest for each end, remembered by place.
 *
 * Why not a parser generator: English game text is ambiguous, and which reading is meant is decided by stated costs
 * ("and" binds tighter inside a requirement than between clauses), so all readings must be at hand; an ordered-choice
 * (PEG) parser would take the first and hide the ambiguity. A reading that ties with a different one of the same cost is
 * marked, so that a test can count such cards. Phrases must not be left-recursive.
 *
 * A parser says what words it reads; which alternatives its phrases have is settled by the grammar it is linked in, so that
 * the same family of phrases serves several dialects (`grammar.ts`).
 */
import { eitherBegins, mayBegin, openWords, sequenceBegins, type Begins, type Reader, type Step } from './begins.ts';
import { isSpent, spend } from './budget.ts';
import { choiceOf } from './choices.ts';
import type { Grammar } from './grammar.ts';
import type { WordLists } from '../text/word-lists.ts';
import { pattern, type Pattern } from './patterns.ts';
import { emptyRow, inRows, NONE, rowOf, type Reading, type Readings } from './readings.ts';
import type { Token } from '../text/text.ts';

type Parse<T> = (reader: Reader, at: number) => Readings<T>;

/** A parser as it reads in one grammar. */
export class Linked<T> implements Step {
  readonly parse: Parse<T>;
  readonly #begin: () => Begins;
  readonly #parts: (() => readonly Step[]) | undefined;
  #begins: Begins | undefined;
  #steps: readonly Step[] | undefined;
  /** `parts`: the steps of a phrase that is nothing but these in a row. */
  constructor(parse: Parse<T>, begin: () => Begins, parts?: () => readonly Step[]) {
    this.parse = parse;
    this.#begin = begin;
    this.#parts = parts;
  }

  /** What the phrase can begin with; worked out when first asked, since phrases are defined after their use. */
  get begins(): Begins {
    return (this.#begins ??= this.#begin());
  }

  get steps(): readonly Step[] {
    return (this.#steps ??= this.#parts?.() ?? [this]);
  }

  /** Where its readings at a place end. */
  ends(reader: Reader, at: number): readonly number[] {
    return this.parse(reader, at).map((reading) => reading.end);
  }
}

/** What reads some words, in whatever grammar. */
export class Parser<T> {
  readonly #link: (grammar: Grammar) => Linked<T>;
  readonly #linked = new WeakMap<Grammar, Linked<T>>();
  constructor(link: (grammar: Grammar) => Linked<T>) {
    this.#link = link;
  }

  /** The parser as it reads in a grammar: made once for each. */
  in(grammar: Grammar): Linked<T> {
    const known = this.#linked.get(grammar);
    if (known) return known;
    const made = this.#link(grammar);
    this.#linked.set(grammar, made);
    return made;
  }

  /** The same phrase, meaning `make` of what it meant; `undefined` refuses the reading. */
  to<R>(make: (value: T) => R | undefined): Parser<R> {
    return new Parser((grammar) => {
      const inner = this.in(grammar);
      return new Linked(
        (reader, at) => {
          const said = inner.parse(reader, at);
          if (said.length === 0) return NONE;
          const made: Reading<R>[] = [];
          for (const { end, cost, tie, value } of said) {
            const meant = make(value);
            if (meant !== undefined) made.push({ end, cost, tie, value: meant });
          }
          return made;
        },
        () => inner.begins,
        () => inner.steps,
      );
    });
  }

  /** The same phrase at a higher price. */
  cost(extra: number): Parser<T> {
    return new Parser((grammar) => {
      const inner = this.in(grammar);
      return new Linked(
        (reader, at) => inner.parse(reader, at).map((reading) => ({ ...reading, cost: reading.cost + extra })),
        () => inner.begins,
        () => inner.steps,
      );
    });
  }
}

/**
 * Remembers what was read at each place of the reader asked last: sentences are read one after another. A phrase is tried at
 * few places of a sentence, so the rows are short, and they are used again for the next sentence.
 */
export function remembered<T>(parse: Parse<T>): Parse<T> {
  let last: Reader | undefined;
  let count = 0;
  const places: number[] = [];
  const readings: Readings<T>[] = [];
  return (reader, at) => {
    if (reader !== last) {
      last = reader;
      count = 0;
    }
    for (let index = 0; index < count; index += 1) {
      const known = places[index] === at ? readings[index] : undefined;
      if (known) return known;
    }
    if (isSpent(reader)) return NONE;
    const found = parse(reader, at);
    if (!spend(reader, 1 + found.length)) return NONE;
    places[count] = at;
    readings[count] = found;
    count += 1;
    return found;
  };
}

/** Any of several phrases. */
export function any<T>(...alternatives: readonly Parser<T>[]): Parser<T> {
  return new Parser((grammar) => anyOf(alternatives.map((one) => one.in(grammar))));
}

/** Any of several linked phrases. */
export function anyOf<T>(alternatives: readonly Linked<T>[]): Linked<T> {
  const choose = choiceOf(alternatives);
  return new Linked(
    remembered((reader, at) => {
      const chosen = choose(reader, at);
      const [only] = chosen;
      if (!only) return NONE;
      return chosen.length === 1 ? only.parse(reader, at) : chosen.flatMap((one) => one.parse(reader, at));
    }),
    () => eitherBegins(alternatives.map((one) => one.begins)),
  );
}

/** The phrase or nothing. */
export function opt<T>(phrase: Parser<T>): Parser<T | undefined> {
  return new Parser<T | undefined>((grammar) => {
    const inner = phrase.in(grammar);
    return new Linked<T | undefined>(
      (reader, at) => [...inner.parse(reader, at), { end: at, cost: 0, value: undefined, tie: false }],
      () => ({ ...inner.begins, empty: true }),
    );
  });
}

/** No or several in a row. */
export function many<T>(phrase: Parser<T>): Parser<T[]> {
  return new Parser((grammar) => {
    const inner = phrase.in(grammar);
    return new Linked(
      remembered((reader, at) => inRows([emptyRow<T>(at)], (end) => inner.parse(reader, end), reader)),
      () => ({ ...inner.begins, empty: true }),
    );
  });
}

/** One phrase, and behind it no or several others in a row. */
function row<T>(one: Parser<T>, more: Parser<T>): Parser<T[]> {
  return new Parser((grammar) => {
    const first = one.in(grammar);
    const further = more.in(grammar);
    return new Linked(
      remembered((reader, at) => {
        const begun = first.parse(reader, at);
        return begun.length === 0 ? NONE : inRows(begun.map(rowOf), (end) => further.parse(reader, end), reader);
      }),
      () => sequenceBegins([() => first.begins, () => ({ ...further.begins, empty: true })]),
    );
  });
}

/** One or several in a row. */
export function some<T>(inner: Parser<T>): Parser<T[]> {
  return row(inner, inner);
}

/** A phrase that begins with a verb of which somebody else is the subject: 'discards', not 'discard'. */
export function inThirdPerson<T>(phrase: Parser<T>): Parser<T> {
  return new Parser((grammar) => {
    const inner = phrase.in(grammar);
    return new Linked(
      (reader, at) => (reader.tokens[at]?.low.endsWith('s') === true ? inner.parse(reader, at) : NONE),
      () => inner.begins,
    );
  });
}

/** One or several, between them a separator. */
export function list<T>(inner: Parser<T>, separator: Parser<unknown>): Parser<T[]> {
  return row(
    inner,
    p`${separator}${inner}`.to(([, next]) => next),
  );
}

/** Words that a function reads, the same in every grammar; `begins`: what they can begin with. */
export function reading<T>(parse: Parse<T>, begins: () => Begins): Parser<T> {
  return new Parser(() => new Linked(parse, begins));
}

/** One token that a function recognises. */
export function token<T>(read: (token: Token) => T | undefined): Parser<T> {
  const begins = openWords((tokens, at) => {
    const here = tokens[at];
    return here !== undefined && read(here) !== undefined;
  });
  return reading(
    (reader, at) => {
      const here = reader.tokens[at];
      const value = here && read(here);
      if (value === undefined) return NONE;
      if (reader.farthest <= at) reader.farthest = at + 1;
      return [{ end: at + 1, cost: 0, value, tie: false }];
    },
    () => begins,
  );
}

/** Words of an open list of the lexicon, longest first; a shorter match costs more. */
export function listed(which: keyof WordLists): Parser<string> {
  return reading(
    (reader, at) => {
      const found = reader.lists[which].matches(reader.tokens, at);
      for (const one of found) reader.farthest = Math.max(reader.farthest, one.end);
      const longest = Math.max(0, ...found.map((one) => one.end));
      return found.map((one) => ({ end: one.end, cost: (longest - one.end) * 2, value: one.value, tie: false }));
    },
    () => LISTED[which],
  );
}

const inList = (which: keyof WordLists): Begins =>
  openWords((tokens, at, lists) => lists[which].matches(tokens, at).length > 0);
const LISTED: Readonly<Record<keyof WordLists, Begins>> = {
  titles: inList('titles'),
  keywords: inList('keywords'),
  species: inList('species'),
  classes: inList('classes'),
  skills: inList('skills'),
};

/**
 * Literal words with phrases between them; means the list of what the phrases mean. The words are taken apart when a text
 * is first read: a game whose cards are compiled already never needs them.
 */
export function p<V extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...parts: { [K in keyof V]: Parser<V[K]> }
): Parser<V>;
export function p(strings: TemplateStringsArray, ...parts: readonly Parser<unknown>[]): Parser<unknown[]> {
  return new Parser((grammar) => {
    let made: readonly (Pattern | Linked<unknown>)[] | undefined;
    const steps = (): readonly (Pattern | Linked<unknown>)[] =>
      (made ??= strings.flatMap((source, index) => {
        const part = parts[index];
        return [
          ...(source.trim() === '' ? [] : [pattern(source, false, grammar.patterns)]),
          ...(part ? [part.in(grammar)] : []),
        ];
      }));
    return new Linked(
      (reader, at) => {
        let open: Readings<unknown[]> = [{ end: at, cost: 0, value: [], tie: false }];
        for (const step of steps()) {
          const next: Reading<unknown[]>[] = [];
          for (const before of open) extend(next, before, step, reader);
          if (next.length === 0 || !spend(reader, next.length)) return NONE;
          open = next;
        }
        return open;
      },
      () => sequenceBegins(steps().map((step) => () => step.begins)),
      () => steps().flatMap((step) => step.steps),
    );
  });
}

function extend(
  into: Reading<unknown[]>[],
  before: Reading<unknown[]>,
  step: Pattern | Linked<unknown>,
  reader: Reader,
): void {
  if (!mayBegin(step.begins, reader, before.end)) return;
  if (step instanceof Linked)
    for (const next of step.parse(reader, before.end))
      into.push({
        end: next.end,
        cost: before.cost + next.cost,
        tie: before.tie || next.tie,
        value: [...before.value, next.value],
      });
  else for (const end of step.ends(reader, before.end)) into.push({ ...before, end });
}

/** Literal words that stand for a value; each place has its own copy, since references in it are resolved in place. */
export function w<T>(source: string, value: T): Parser<T> {
  return new Parser((grammar) => {
    let made: Pattern | undefined;
    const literal = (): Pattern => (made ??= pattern(source, true, grammar.patterns));
    return new Linked(
      (reader, at) =>
        literal()
          .ends(reader, at)
          .map((end) => ({ end, cost: 0, value: fresh(value), tie: false })),
      () => literal().begins,
      () => literal().steps,
    );
  });
}

function fresh<T>(value: T): T {
  return typeof value === 'object' ? structuredClone(value) : value;
}
