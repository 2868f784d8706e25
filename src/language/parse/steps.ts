/**
 * What may stand at a place of a text, whatever it means: where it ends there is worked out once for all phrases that are
 * the same but for their meaning, and meanings are made only of what stands there.
 */
import { NOWHERE, wordBits, type Begins, type Reader } from './begins.ts';
import { isSpent, spend } from './budget.ts';
import { Memory } from './memory.ts';

/** Steps one behind the other. */
export type Row = readonly Step[];

export abstract class Step {
  /** What it is known by among the steps of a grammar. */
  readonly id: string;
  #begins: Begins | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** Where it ends if it stands at a place. */
  abstract ends(reader: Reader, at: number): readonly number[];

  protected abstract begin(): Begins;

  /** What it can begin with; worked out when first asked, since phrases are defined after their use. */
  get begins(): Begins {
    return (this.#begins ??= this.begin());
  }

  /** The rows that it is one of: itself, where it is nothing but one of several. */
  get ways(): readonly Row[] {
    return [[this]];
  }
}

/** The places behind one word. */
const behind: (readonly number[])[] = [];
const behindWord = (at: number): readonly number[] => (behind[at] ??= [at + 1]);

/** One of some words. */
export class Word extends Step {
  readonly words: readonly number[];

  constructor(id: string, words: readonly number[]) {
    super(id);
    this.words = words;
  }

  ends(reader: Reader, at: number): readonly number[] {
    const here = reader.words[at];
    if (here === undefined || !this.words.includes(here)) return NOWHERE;
    if (reader.farthest <= at) reader.farthest = at + 1;
    return behindWord(at);
  }

  protected begin(): Begins {
    return { words: wordBits(this.words), open: 0, empty: false };
  }
}

/** What a function reads. */
export class Open extends Step {
  readonly #read: (reader: Reader, at: number) => readonly number[];
  readonly #begin: () => Begins;

  constructor(id: string, read: (reader: Reader, at: number) => readonly number[], begin: () => Begins) {
    super(id);
    this.#read = read;
    this.#begin = begin;
  }

  ends(reader: Reader, at: number): readonly number[] {
    return this.#read(reader, at);
  }

  protected begin(): Begins {
    return this.#begin();
  }
}

/** A step or nothing. */
export class Perhaps extends Step {
  readonly #inner: Step;

  constructor(id: string, inner: Step) {
    super(id);
    this.#inner = inner;
  }

  ends(reader: Reader, at: number): readonly number[] {
    const ends = this.#inner.ends(reader, at);
    if (ends.length === 0) return [at];
    return ends.includes(at) ? ends : [...ends, at];
  }

  protected begin(): Begins {
    return { ...this.#inner.begins, empty: true };
  }
}

/** A step at a word that says what somebody else does. */
export class InThirdPerson extends Step {
  readonly #inner: Step;

  constructor(id: string, inner: Step) {
    super(id);
    this.#inner = inner;
  }

  ends(reader: Reader, at: number): readonly number[] {
    return isThirdPerson(reader, at) ? this.#inner.ends(reader, at) : NOWHERE;
  }

  protected begin(): Begins {
    return this.#inner.begins;
  }
}

export const isThirdPerson = (reader: Reader, at: number): boolean => reader.tokens[at]?.low.endsWith('s') === true;

/** A step, and behind it no or several others in a row. */
export class Repeated extends Step {
  readonly #further: Step;
  readonly #memory = new Memory<readonly number[]>();

  constructor(id: string, further: Step) {
    super(id);
    this.#further = further;
  }

  ends(reader: Reader, at: number): readonly number[] {
    const known = this.#memory.at(reader, at);
    if (known) return known;
    const ends = [at];
    for (const from of ends)
      for (const end of this.#further.ends(reader, from)) if (end > from && !ends.includes(end)) ends.push(end);
    if (!spend(reader, ends.length)) return NOWHERE;
    return this.#memory.keep(reader, at, ends);
  }

  protected begin(): Begins {
    return { ...this.#further.begins, empty: true };
  }
}

/** What has a name; its alternatives are known once all families of a grammar are. */
export class Named extends Step {
  readonly #body: () => Step;

  constructor(id: string, body: () => Step) {
    super(id);
    this.#body = body;
  }

  ends(reader: Reader, at: number): readonly number[] {
    if (isSpent(reader)) return NOWHERE;
    reader.depth += 1;
    reader.deepest = Math.max(reader.deepest, reader.depth);
    const ends = this.#body().ends(reader, at);
    reader.depth -= 1;
    return ends;
  }

  protected begin(): Begins {
    return this.#body().begins;
  }
}

/** The same, where its alternatives count as those of whoever has it as one. */
export class Inlined extends Step {
  readonly #body: () => Step;

  constructor(id: string, body: () => Step) {
    super(id);
    this.#body = body;
  }

  ends(reader: Reader, at: number): readonly number[] {
    return this.#body().ends(reader, at);
  }

  override get ways(): readonly Row[] {
    return this.#body().ways;
  }

  protected begin(): Begins {
    return this.#body().begins;
  }
}
