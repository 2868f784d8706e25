/** The halves into which personnel were split: their letters, for 'one half'. */
import { openWords } from '../tree/open.ts';
import type { Node } from './untyped-node.ts';

export class Halves {
  readonly #letters = new Map<unknown, unknown>();

  /** Gives both halves of a split their letters; later words mean them. */
  split(node: Node, letter: () => string): void {
    for (const [key, said] of [
      ['as', 'half'],
      ['rest', 'rest'],
    ] as const) {
      if (openWords(node[key]) === said) node[key] = letter();
      this.#letters.set(said, node[key]);
    }
  }

  /** The letter of one of the halves. */
  of(said: unknown): unknown {
    return this.#letters.get(said);
  }

  /** Means one of the halves; what is wrong, if nothing was split. */
  mean(node: Node, half: 'half' | 'rest'): string | undefined {
    node['ref'] = this.of(half);
    return node['ref'] === undefined ? 'nothing was split in half before' : undefined;
  }
}
