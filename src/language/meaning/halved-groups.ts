/** The halves into which personnel were split: their letters, for 'one half'. */
import type { Node } from './node.ts';

export class Halves {
  readonly #letters = new Map<unknown, unknown>();

  /** Gives both halves of a split their letters; later words mean them. */
  split(node: Node, letter: () => string): void {
    for (const [key, said] of [
      ['as', '?half'],
      ['rest', '?rest'],
    ] as const) {
      if (node[key] === said) node[key] = letter();
      this.#letters.set(said, node[key]);
    }
  }

  /** The letter of one of the halves. */
  of(said: unknown): unknown {
    return this.#letters.get(said);
  }

  /** Means one of the halves, if a reference says so; what is wrong, if nothing was split. */
  mean(node: Node, ref: string): { readonly problem: string | undefined } | undefined {
    if (ref !== '?half' && ref !== '?rest') return undefined;
    node['ref'] = this.of(ref);
    return { problem: node['ref'] === undefined ? 'nothing was split in half before' : undefined };
  }
}
