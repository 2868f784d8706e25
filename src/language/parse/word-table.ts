/** Words and what they stand for, in one list read both ways: the parser and the house style share it. */
import { any, w, type Parser } from './parser.ts';

/** What it means, how it is written, and the words that are read as it where those are more (a pattern of literal words). */
export type Row<T> = readonly [meaning: T, written: string, read?: string];

export class WordTable<T extends string> {
  readonly parser: Parser<T>;
  readonly #written: ReadonlyMap<string, string>;

  constructor(rows: readonly Row<T>[]) {
    this.parser = any(...rows.map(([meaning, written, read]) => w(read ?? written, meaning)));
    this.#written = new Map(rows.map(([meaning, written]) => [meaning, written]));
  }

  /** How a meaning is written; undefined where the table has no words for it. */
  write(meaning: string): string | undefined {
    return this.#written.get(meaning);
  }
}
