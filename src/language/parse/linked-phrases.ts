/** Reads phrases made of other phrases: their meaning changed, one of several, several in a row. */
import { eitherBegins, mayBegin, sequenceBegins, type Begins, type Reader, type Step } from './begins.ts';
import { Choices } from './choices.ts';
import { Linked, Remembering } from './linked.ts';
import type { Token } from '../text/text.ts';
import { cheapest, emptyRow, inRows, NONE, rowOf, type Reading, type Readings } from './readings.ts';

/** The same words as another phrase. */
abstract class SameWords<T, R> extends Linked<R> {
  protected readonly inner: Linked<T>;

  constructor(inner: Linked<T>) {
    super();
    this.inner = inner;
  }

  protected begin(): Begins {
    return this.inner.begins;
  }

  protected override parts(): readonly Step[] {
    return this.inner.steps;
  }
}

/** The same phrase, meaning something made of what it meant; `undefined` refuses the reading. */
export class Made<T, R> extends SameWords<T, R> {
  readonly #make: (value: T) => R | undefined;

  constructor(inner: Linked<T>, make: (value: T) => R | undefined) {
    super(inner);
    this.#make = make;
  }

  parse(reader: Reader, at: number): Readings<R> {
    const said = this.inner.parse(reader, at);
    if (said.length === 0) return NONE;
    const made: Reading<R>[] = [];
    for (const { end, cost, tie, value } of said) {
      const meant = this.#make(value);
      if (meant !== undefined) made.push({ end, cost, tie, value: meant });
    }
    return made;
  }
}

/** The same phrase, where what it means hangs on its words as well. */
export class MadeOfWords<T, R> extends SameWords<T, R> {
  readonly #make: (value: T, words: readonly Token[]) => R;

  constructor(inner: Linked<T>, make: (value: T, words: readonly Token[]) => R) {
    super(inner);
    this.#make = make;
  }

  parse(reader: Reader, at: number): Readings<R> {
    return this.inner
      .parse(reader, at)
      .map(({ value, ...read }) => ({ ...read, value: this.#make(value, reader.tokens.slice(at, read.end)) }));
  }
}

/** The same phrase at a higher price. */
export class Dearer<T> extends SameWords<T, T> {
  readonly #extra: number;

  constructor(inner: Linked<T>, extra: number) {
    super(inner);
    this.#extra = extra;
  }

  parse(reader: Reader, at: number): Readings<T> {
    const said = this.inner.parse(reader, at);
    if (said.length === 0) return NONE;
    return said.map(({ end, cost, tie, value }) => ({ end, cost: cost + this.#extra, tie, value }));
  }
}

/** Any of several phrases. */
export class Choice<T> extends Remembering<T> {
  readonly #all: readonly Linked<T>[];
  readonly #choices: Choices<Linked<T>>;

  constructor(all: readonly Linked<T>[]) {
    super();
    this.#all = all;
    this.#choices = new Choices(all);
  }

  protected begin(): Begins {
    return eitherBegins(this.#all.map((one) => one.begins));
  }

  protected read(reader: Reader, at: number): Readings<T> {
    const chosen = this.#choices.at(reader, at);
    const [only] = chosen;
    if (!only) return NONE;
    if (chosen.length === 1) return only.parse(reader, at);
    let first: Readings<T> = NONE;
    let all: Reading<T>[] | undefined;
    for (const one of chosen) {
      const found = one.parse(reader, at);
      if (found.length === 0) continue;
      if (first.length === 0) first = found;
      else (all ??= [...first]).push(...found);
    }
    return all ?? first;
  }
}

/** The phrase or nothing. */
export class Optional<T> extends Linked<T | undefined> {
  readonly #inner: Linked<T>;

  constructor(inner: Linked<T>) {
    super();
    this.#inner = inner;
  }

  parse(reader: Reader, at: number): Readings<T | undefined> {
    const nothing = { end: at, cost: 0, value: undefined, tie: false };
    if (!mayBegin(this.#inner.begins, reader, at)) return [nothing];
    return [...this.#inner.parse(reader, at), nothing];
  }

  protected begin(): Begins {
    return { ...this.#inner.begins, empty: true };
  }
}

/** No or several in a row. */
export class Many<T> extends Remembering<T[]> {
  readonly #inner: Linked<T>;

  constructor(inner: Linked<T>) {
    super();
    this.#inner = inner;
  }

  protected read(reader: Reader, at: number): Readings<T[]> {
    return inRows([emptyRow<T>(at)], this.#inner, reader);
  }

  protected begin(): Begins {
    return { ...this.#inner.begins, empty: true };
  }
}

/** One phrase, and behind it no or several others in a row. */
export class Row<T> extends Remembering<T[]> {
  readonly #first: Linked<T>;
  readonly #further: Linked<T>;

  constructor(first: Linked<T>, further: Linked<T>) {
    super();
    this.#first = first;
    this.#further = further;
  }

  protected read(reader: Reader, at: number): Readings<T[]> {
    const begun = this.#first.parse(reader, at);
    return begun.length === 0 ? NONE : inRows(begun.map(rowOf), this.#further, reader);
  }

  protected begin(): Begins {
    return sequenceBegins([() => this.#first.begins, () => ({ ...this.#further.begins, empty: true })]);
  }
}

/** A phrase that begins with a verb of which somebody else is the subject. */
export class ThirdPerson<T> extends Linked<T> {
  readonly #inner: Linked<T>;

  constructor(inner: Linked<T>) {
    super();
    this.#inner = inner;
  }

  parse(reader: Reader, at: number): Readings<T> {
    return reader.tokens[at]?.low.endsWith('s') === true ? this.#inner.parse(reader, at) : NONE;
  }

  protected begin(): Begins {
    return this.#inner.begins;
  }
}

/** What has a name: its alternatives are known once all families of a grammar are. */
export class Alternatives<T> extends Linked<T> {
  readonly #body: () => Linked<T>;

  constructor(body: () => Linked<T>) {
    super();
    this.#body = body;
  }

  parse(reader: Reader, at: number): Readings<T> {
    return this.#body().parse(reader, at);
  }

  protected begin(): Begins {
    return this.#body().begins;
  }
}

/** The same, of whose readings the cheapest for each end is kept. */
export class Phrase<T> extends Remembering<T> {
  readonly #body: () => Linked<T>;

  constructor(body: () => Linked<T>) {
    super();
    this.#body = body;
  }

  protected read(reader: Reader, at: number): Readings<T> {
    reader.depth += 1;
    reader.deepest = Math.max(reader.deepest, reader.depth);
    const found = cheapest(this.#body().parse(reader, at));
    reader.depth -= 1;
    return found;
  }

  protected begin(): Begins {
    return this.#body().begins;
  }
}
