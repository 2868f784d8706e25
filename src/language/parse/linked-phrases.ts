/** Reads phrases made of other phrases: their meaning changed, one of several, several in a row. */
import { mayBegin, type Reader } from './begins.ts';
import type { Either } from './either.ts';
import type { KnownSteps } from './known-steps.ts';
import { Linked, Remembering } from './linked.ts';
import type { Token } from '../text/text.ts';
import type { WordLists } from '../text/word-lists.ts';
import { cheapest, emptyRow, inRows, NONE, rowOf, type Reading, type Readings } from './readings.ts';
import { isThirdPerson, type Step } from './steps.ts';

/** The same words as another phrase. */
abstract class SameWords<T, R> extends Linked<R> {
  protected readonly inner: Linked<T>;

  constructor(inner: Linked<T>) {
    super();
    this.inner = inner;
  }

  protected asStep(): Step {
    return this.inner.step;
  }

  /** The phrases that these words may be, each changed alike; the phrase itself where it is one. */
  protected changed(same: (one: Linked<T>) => Linked<R>): readonly Linked<R>[] {
    const { alternatives } = this.inner;
    return alternatives.length === 1 ? [this] : alternatives.map(same);
  }
}

/** The same phrase, meaning something made of what it meant; `undefined` refuses the reading. */
export class Made<T, R> extends SameWords<T, R> {
  readonly #make: (value: T) => R | undefined;

  constructor(inner: Linked<T>, make: (value: T) => R | undefined) {
    super(inner);
    this.#make = make;
  }

  override get alternatives(): readonly Linked<R>[] {
    return this.changed((one) => new Made(one, this.#make));
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

/** What is made of a phrase's meaning, of its words, and of the names that words may be. */
export type OfWords<T, R> = (value: T, words: readonly Token[], lists: WordLists) => R;

/** The same phrase, where what it means hangs on its words as well. */
export class MadeOfWords<T, R> extends SameWords<T, R> {
  readonly #make: OfWords<T, R>;

  constructor(inner: Linked<T>, make: OfWords<T, R>) {
    super(inner);
    this.#make = make;
  }

  parse(reader: Reader, at: number): Readings<R> {
    return this.inner.parse(reader, at).map(({ value, ...read }) => ({
      ...read,
      value: this.#make(value, reader.tokens.slice(at, read.end), reader.lists),
    }));
  }
}

/** The same phrase at a higher price. */
export class Dearer<T> extends SameWords<T, T> {
  readonly #extra: number;

  constructor(inner: Linked<T>, extra: number) {
    super(inner);
    this.#extra = extra;
  }

  override get alternatives(): readonly Linked<T>[] {
    return this.changed((one) => new Dearer(one, this.#extra));
  }

  parse(reader: Reader, at: number): Readings<T> {
    const said = this.inner.parse(reader, at);
    if (said.length === 0) return NONE;
    return said.map(({ end, cost, tie, value }) => ({ end, cost: cost + this.#extra, tie, value }));
  }
}

/** Any of several phrases. */
export class Choice<T> extends Remembering<T> {
  readonly #given: readonly Linked<T>[];
  readonly #steps: KnownSteps;
  #all: readonly Linked<T>[] | undefined;
  #either: Either | undefined;

  constructor(all: readonly Linked<T>[], steps: KnownSteps) {
    super();
    this.#given = all;
    this.#steps = steps;
  }

  /** Those of phrases that are one of several stand among its own. */
  override get alternatives(): readonly Linked<T>[] {
    return (this.#all ??= this.#given.flatMap((one) => one.alternatives));
  }

  protected asStep(): Either {
    return (this.#either ??= this.#steps.either(this.alternatives.map(({ step }) => [step])));
  }

  read(reader: Reader, at: number): Readings<T> {
    let first: Readings<T> = NONE;
    let all: Reading<T>[] | undefined;
    const { alternatives } = this;
    for (const index of this.#standing(reader, at)) {
      const found = alternatives[index]?.parse(reader, at) ?? NONE;
      if (found.length === 0) continue;
      if (first.length === 0) first = found;
      else (all ??= [...first]).push(...found);
    }
    return all ?? first;
  }

  /** Which of the phrases stand at a place, whatever they mean; all that begin as its words do where it is not looked ahead. */
  #standing(reader: Reader, at: number): readonly number[] {
    if (reader.looksAhead) return this.asStep().found(reader, at).chosen;
    return this.alternatives.flatMap(({ step }, index) => (mayBegin(step.begins, reader, at) ? [index] : []));
  }
}

/** The phrase or nothing. */
export class Optional<T> extends Linked<T | undefined> {
  readonly #inner: Linked<T>;
  readonly #steps: KnownSteps;

  constructor(inner: Linked<T>, steps: KnownSteps) {
    super();
    this.#inner = inner;
    this.#steps = steps;
  }

  parse(reader: Reader, at: number): Readings<T | undefined> {
    const nothing = { end: at, cost: 0, value: undefined, tie: false };
    if (!mayBegin(this.#inner.step.begins, reader, at)) return [nothing];
    return [...this.#inner.parse(reader, at), nothing];
  }

  protected asStep(): Step {
    return this.#steps.perhaps(this.#inner.step);
  }
}

/** No or several in a row. */
export class Many<T> extends Remembering<T[]> {
  readonly #inner: Linked<T>;
  readonly #steps: KnownSteps;

  constructor(inner: Linked<T>, steps: KnownSteps) {
    super();
    this.#inner = inner;
    this.#steps = steps;
  }

  protected read(reader: Reader, at: number): Readings<T[]> {
    return inRows([emptyRow<T>(at)], this.#inner, reader);
  }

  protected asStep(): Step {
    return this.#steps.repeated(this.#inner.step);
  }
}

/** One phrase, and behind it no or several others in a row. */
export class Row<T> extends Remembering<T[]> {
  readonly #first: Linked<T>;
  readonly #further: Linked<T>;
  readonly #steps: KnownSteps;

  constructor(first: Linked<T>, further: Linked<T>, steps: KnownSteps) {
    super();
    this.#first = first;
    this.#further = further;
    this.#steps = steps;
  }

  protected read(reader: Reader, at: number): Readings<T[]> {
    const begun = this.#first.parse(reader, at);
    return begun.length === 0 ? NONE : inRows(begun.map(rowOf), this.#further, reader);
  }

  protected asStep(): Step {
    return this.#steps.row([this.#first.step, this.#steps.repeated(this.#further.step)]);
  }
}

/** A phrase that begins with a verb of which somebody else is the subject. */
export class ThirdPerson<T> extends Linked<T> {
  readonly #inner: Linked<T>;
  readonly #steps: KnownSteps;

  constructor(inner: Linked<T>, steps: KnownSteps) {
    super();
    this.#inner = inner;
    this.#steps = steps;
  }

  parse(reader: Reader, at: number): Readings<T> {
    return isThirdPerson(reader, at) ? this.#inner.parse(reader, at) : NONE;
  }

  protected asStep(): Step {
    return this.#steps.inThirdPerson(this.#inner.step);
  }
}

/** What has a name: its alternatives are known once all families of a grammar are. */
export class Alternatives<T> extends Linked<T> {
  readonly #body: () => Linked<T>;
  readonly #steps: KnownSteps;

  constructor(body: () => Linked<T>, steps: KnownSteps) {
    super();
    this.#body = body;
    this.#steps = steps;
  }

  override get alternatives(): readonly Linked<T>[] {
    return this.#body().alternatives;
  }

  parse(reader: Reader, at: number): Readings<T> {
    return this.#body().parse(reader, at);
  }

  protected asStep(): Step {
    return this.#steps.inlined(() => this.#body().step);
  }
}

/** The same, of whose readings the cheapest for each end is kept. */
export class Phrase<T> extends Remembering<T> {
  readonly #body: () => Choice<T>;
  readonly #steps: KnownSteps;

  constructor(body: () => Choice<T>, steps: KnownSteps) {
    super();
    this.#body = body;
    this.#steps = steps;
  }

  protected read(reader: Reader, at: number): Readings<T> {
    reader.depth += 1;
    reader.deepest = Math.max(reader.deepest, reader.depth);
    const found = cheapest(this.#body().read(reader, at));
    reader.depth -= 1;
    return found;
  }

  protected asStep(): Step {
    return this.#steps.named(() => this.#body().step);
  }
}
