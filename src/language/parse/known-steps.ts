/** The steps of a grammar: what is the same but for its meaning is one step. */
import type { Begins, Reader } from './begins.ts';
import { Either } from './either.ts';
import { Inlined, InThirdPerson, Named, Open, Perhaps, Repeated, Word, type Row, type Step } from './steps.ts';

export class KnownSteps {
  readonly #known = new Map<string, Step>();
  readonly #eithers = new Map<string, Either>();
  #count = 0;

  /** One of some words, by their numbers. */
  word(words: readonly number[]): Step {
    const all = [...new Set(words)].toSorted((one, other) => one - other);
    return this.#one(`word ${all.join('|')}`, (id) => new Word(id, all));
  }

  perhaps(inner: Step): Step {
    return this.#one(`perhaps ${inner.id}`, (id) => new Perhaps(id, inner));
  }

  /** No or several in a row. */
  repeated(further: Step): Step {
    return this.#one(`repeated ${further.id}`, (id) => new Repeated(id, further));
  }

  inThirdPerson(inner: Step): Step {
    return this.#one(`in third person ${inner.id}`, (id) => new InThirdPerson(id, inner));
  }

  /** One of several; of single words alone it is one of these. */
  oneOf(all: readonly Row[]): Step {
    const words = all.map((row) => (row[0] instanceof Word && row.length === 1 ? row[0].words : null));
    return words.every((some) => some !== null) ? this.word(words.flat()) : this.either(all);
  }

  /** One of several rows. */
  either(all: readonly Row[]): Either {
    const key = all.map((row) => `(${row.map(({ id }) => id).join(' ')})`).join('');
    const known = this.#eithers.get(key);
    if (known) return known;
    const made = new Either(this.#nextId(), all);
    this.#eithers.set(key, made);
    return made;
  }

  /** Several behind each other. */
  row(steps: Row): Step {
    const row = steps.flatMap((step) => this.#inARow(step));
    const [only] = row;
    return only && row.length === 1 ? only : this.either([row]);
  }

  open(read: (reader: Reader, at: number) => readonly number[], begin: () => Begins): Step {
    return new Open(this.#nextId(), read, begin);
  }

  named(body: () => Step): Step {
    return new Named(this.#nextId(), body);
  }

  inlined(body: () => Step): Step {
    return new Inlined(this.#nextId(), body);
  }

  #inARow(step: Step): Row {
    const [only, ...others] = step instanceof Either ? step.ways : [[step]];
    return only && others.length === 0 ? only : [step];
  }

  #one(key: string, make: (id: string) => Step): Step {
    const known = this.#known.get(key);
    if (known) return known;
    const made = make(this.#nextId());
    this.#known.set(key, made);
    return made;
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#count}`;
  }
}
