/**
 * Parsers as they read in one grammar. They are objects of a few classes and no functions of their own: there are thousands, and what many
 * functions do the machine would learn again for each.
 */
import type { Begins, Reader } from './begins.ts';
import { isSpent, spend } from './budget.ts';
import type { KnownSteps } from './known-steps.ts';
import { Memory } from './memory.ts';
import { NONE, type Readings } from './readings.ts';
import type { Step } from './steps.ts';

export abstract class Linked<T> {
  #step: Step | undefined;

  /** All readings of the words at a place. */
  abstract parse(reader: Reader, at: number): Readings<T>;

  protected abstract asStep(): Step;

  /** What it is one of: itself, where it is nothing but one of several. */
  get alternatives(): readonly Linked<T>[] {
    return [this];
  }

  /** The same without its meaning. */
  get step(): Step {
    return (this.#step ??= this.asStep());
  }
}

/** Remembers what was read at each place. */
export abstract class Remembering<T> extends Linked<T> {
  readonly #memory = new Memory<Readings<T>>();

  protected abstract read(reader: Reader, at: number): Readings<T>;

  parse(reader: Reader, at: number): Readings<T> {
    const known = this.#memory.at(reader, at);
    if (known) return known;
    if (isSpent(reader)) return NONE;
    const found = this.read(reader, at);
    if (!spend(reader, 1 + found.length)) return NONE;
    return this.#memory.keep(reader, at, found);
  }
}

/** Words that a function reads, the same in every grammar. */
export class Fixed<T> extends Linked<T> {
  readonly #read: (reader: Reader, at: number) => Readings<T>;
  readonly #begin: () => Begins;
  readonly #steps: KnownSteps;

  constructor(read: (reader: Reader, at: number) => Readings<T>, begin: () => Begins, steps: KnownSteps) {
    super();
    this.#read = read;
    this.#begin = begin;
    this.#steps = steps;
  }

  parse(reader: Reader, at: number): Readings<T> {
    return this.#read(reader, at);
  }

  protected asStep(): Step {
    const ends = (reader: Reader, at: number): readonly number[] => this.#read(reader, at).map(({ end }) => end);
    return this.#steps.open(ends, this.#begin);
  }
}
