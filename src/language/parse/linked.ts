/**
 * Parsers as they read in one grammar. They are objects of a few classes and no functions of their own: there are thousands, and what many
 * functions do the machine would learn again for each.
 */
import { distinct, type Begins, type Reader, type Step } from './begins.ts';
import { isSpent, spend } from './budget.ts';
import { NONE, type Readings } from './readings.ts';

export abstract class Linked<T> implements Step {
  #begins: Begins | undefined;
  #steps: readonly Step[] | undefined;

  /** All readings of the words at a place. */
  abstract parse(reader: Reader, at: number): Readings<T>;

  protected abstract begin(): Begins;

  /** The steps of a phrase that is nothing but these in a row. */
  protected parts(): readonly Step[] {
    return [this];
  }

  /** What the phrase can begin with; worked out when first asked, since phrases are defined after their use. */
  get begins(): Begins {
    return (this.#begins ??= this.begin());
  }

  get steps(): readonly Step[] {
    return (this.#steps ??= this.parts());
  }

  /** Where its readings at a place end. */
  ends(reader: Reader, at: number): readonly number[] {
    return distinct(this.parse(reader, at).map((reading) => reading.end));
  }
}

/**
 * Remembers what was read at each place of the reader asked last: sentences are read one after another. A phrase is tried at
 * few places of a sentence, so the rows are short, and they are used again for the next sentence.
 */
export abstract class Remembering<T> extends Linked<T> {
  #last: Reader | undefined;
  #count = 0;
  readonly #places: number[] = [];
  readonly #readings: Readings<T>[] = [];

  protected abstract read(reader: Reader, at: number): Readings<T>;

  parse(reader: Reader, at: number): Readings<T> {
    if (reader !== this.#last) {
      this.#last = reader;
      this.#count = 0;
    }
    const known = this.#known(at);
    if (known) return known;
    if (isSpent(reader)) return NONE;
    const found = this.read(reader, at);
    if (!spend(reader, 1 + found.length)) return NONE;
    this.#places[this.#count] = at;
    this.#readings[this.#count] = found;
    this.#count += 1;
    return found;
  }

  #known(at: number): Readings<T> | undefined {
    for (let index = 0; index < this.#count; index += 1) if (this.#places[index] === at) return this.#readings[index];
    return undefined;
  }
}

/** Words that a function reads, the same in every grammar. */
export class Fixed<T> extends Linked<T> {
  readonly #read: (reader: Reader, at: number) => Readings<T>;
  readonly #begin: () => Begins;

  constructor(read: (reader: Reader, at: number) => Readings<T>, begin: () => Begins) {
    super();
    this.#read = read;
    this.#begin = begin;
  }

  parse(reader: Reader, at: number): Readings<T> {
    return this.#read(reader, at);
  }

  protected begin(): Begins {
    return this.#begin();
  }
}
