/** Remembers what was found at each place of the text that is read: sentences are read one after another. */
import type { Reader } from './begins.ts';

export class Memory<T> {
  /** By place: the number of the reader for whom it was found, and what. */
  readonly #readers: number[] = [];
  readonly #found: T[] = [];

  at(reader: Reader, at: number): T | undefined {
    return this.#readers[at] === reader.number ? this.#found[at] : undefined;
  }

  keep(reader: Reader, at: number, found: T): T {
    this.#readers[at] = reader.number;
    this.#found[at] = found;
    return found;
  }
}
