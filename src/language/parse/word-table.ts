/** Words and what they stand for, in one list read both ways: the parser and the house style share it. */
import { any, w, type Parser } from './parser.ts';

/**
 * What it means, how it is written, and the words that are read as it where those are others (a pattern of literal words);
 * null of what is written only.
 */
export type WordRow<T> = readonly [meaning: T, written: string, read?: string | null];

export class WordTable<T extends string> {
  readonly parser: Parser<T>;
  /** The words as they are written alone. */
  readonly plain: Parser<T>;
  readonly #written: ReadonlyMap<string, string>;

  constructor(rows: readonly WordRow<T>[]) {
    this.parser = any(
      ...rows.flatMap(([meaning, written, read]) => (read === null ? [] : [w(read ?? written, meaning)])),
    );
    this.plain = any(...rows.flatMap(([meaning, written, read]) => (read === null ? [] : [w(written, meaning)])));
    this.#written = new Map(rows.map(([meaning, written]) => [meaning, written]));
  }

  /** How a meaning is written; undefined where the table has no words for it. */
  write(meaning: string): string | undefined {
    return this.#written.get(meaning);
  }
}
