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
import { openList, openToken, type Begins, type Reader } from './begins.ts';
import type { Grammar } from './grammar.ts';
import { Choice, Dearer, Made, MadeOfWords, Many, Optional, Row, ThirdPerson, type OfWords } from './linked-phrases.ts';
import { Fixed, type Linked } from './linked.ts';
import type { WordLists } from '../text/word-lists.ts';
import { NONE, type Readings } from './readings.ts';
import { Literal, Sequence } from './sequence.ts';
import type { Token } from '../text/text.ts';

type Parse<T> = (reader: Reader, at: number) => Readings<T>;

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
    return new Parser((grammar) => new Made(this.in(grammar), make));
  }

  /** The same phrase, meaning what `make` makes of what it meant, of its words, and of the names there are. */
  withWords<R>(make: OfWords<T, R>): Parser<R> {
    return new Parser((grammar) => new MadeOfWords(this.in(grammar), make));
  }

  /** The same phrase at a higher price. */
  cost(extra: number): Parser<T> {
    return new Parser((grammar) => new Dearer(this.in(grammar), extra));
  }
}

/** Any of several phrases. */
export function any<T>(...alternatives: readonly Parser<T>[]): Parser<T> {
  return new Parser(
    (grammar) =>
      new Choice(
        alternatives.map((one) => one.in(grammar)),
        grammar.steps,
      ),
  );
}

/** The phrase or nothing. */
export function opt<T>(phrase: Parser<T>): Parser<T | undefined> {
  return new Parser<T | undefined>((grammar) => new Optional(phrase.in(grammar), grammar.steps));
}

/** No or several in a row. */
export function many<T>(phrase: Parser<T>): Parser<T[]> {
  return new Parser((grammar) => new Many(phrase.in(grammar), grammar.steps));
}

/** One phrase, and behind it no or several others in a row. */
function row<T>(one: Parser<T>, more: Parser<T>): Parser<T[]> {
  return new Parser((grammar) => new Row(one.in(grammar), more.in(grammar), grammar.steps));
}

/** One or several in a row. */
export function some<T>(inner: Parser<T>): Parser<T[]> {
  return row(inner, inner);
}

/** A phrase that begins with a verb of which somebody else is the subject: 'discards', not 'discard'. */
export function inThirdPerson<T>(phrase: Parser<T>): Parser<T> {
  return new Parser((grammar) => new ThirdPerson(phrase.in(grammar), grammar.steps));
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
  return new Parser((grammar) => new Fixed(parse, begins, grammar.steps));
}

/** One token that a function recognises. */
export function token<T>(read: (token: Token) => T | undefined): Parser<T> {
  const begins = openToken((here) => read(here) !== undefined);
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

const LISTED: Readonly<Record<keyof WordLists, Begins>> = {
  titles: openList('titles'),
  keywords: openList('keywords'),
  species: openList('species'),
  classes: openList('classes'),
  skills: openList('skills'),
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
    const steps = () =>
      strings.flatMap((source, index) => {
        const part = parts[index];
        return [...grammar.pattern(source, false), ...(part ? [part.in(grammar)] : [])];
      });
    return new Sequence(steps, grammar.steps);
  });
}

/** Literal words that stand for a value; each place has its own copy, since references in it are resolved in place. */
export function w<T>(source: string, value: T): Parser<T> {
  return new Parser((grammar) => new Literal(() => grammar.steps.row(grammar.pattern(source, true)), value));
}
