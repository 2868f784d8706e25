/** What the words of the formats mean, in words of ours: each must be explained, and nothing else may be. */
import * as v from 'valibot';
import { parse } from 'yaml';
import { read } from './text.ts';

const FILE = 'scripts/docs/meanings.yaml';
const schema = v.record(v.string(), v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])));

export interface Meaning {
  /** The editions that it is said of, as they are called in tables. */
  readonly editions: readonly string[];
  readonly means: string;
}

/** The meanings of one list of words. Whoever has asked for all it needs says so, and hears which are left over. */
export class Meanings {
  readonly #list: string;
  readonly #all: ReadonlyMap<string, string | Readonly<Record<string, string>>>;
  readonly #asked = new Set<string>();

  constructor(list: string) {
    this.#list = list;
    const found = v.parse(schema, parse(read(FILE)))[list];
    if (!found) throw new Error(`${FILE} has no list "${list}"`);
    this.#all = new Map(Object.entries(found));
  }

  /** What a word means in these editions: once, or once for each group of them that it means something else in. */
  of(word: string, editions: readonly string[]): readonly Meaning[] {
    this.#asked.add(word);
    const means = this.#all.get(word);
    if (means === undefined)
      throw new Error(`${FILE} does not say what "${word}" means: write it under "${this.#list}"`);
    if (typeof means === 'string') return [{ editions, means }];
    return Object.entries(means).map(([edition, own]) => ({ editions: [edition], means: own }));
  }

  /** An error if the file explains what is nowhere. */
  done(): void {
    const left = [...this.#all.keys()].filter((word) => !this.#asked.has(word));
    if (left.length > 0) throw new Error(`${FILE} explains under "${this.#list}" what is nowhere: ${left.join(', ')}`);
  }
}
