/** Gives the halves into which personnel were split their letters, for 'one half'. */
import { openWords } from '../tree/open.ts';
import type { Effect, Sel } from '../tree/index.ts';

type Half = 'half' | 'rest';

export class Halves {
  readonly #letters = new Map<Half, string>();

  /** Gives both halves of a split their letters; later words mean them. */
  split(effect: Extract<Effect, { x: 'split' }>, letter: () => string): void {
    for (const [key, said] of [
      ['as', 'half'],
      ['rest', 'rest'],
    ] as const) {
      if (openWords(effect[key]) === said) effect[key] = letter();
      this.#letters.set(said, effect[key]);
    }
  }

  /** The letter of one of the halves. */
  of(half: Half): string | undefined {
    return this.#letters.get(half);
  }

  /** Means one of the halves; what is wrong, if nothing was split. */
  mean(sel: Sel, half: Half): string | undefined {
    const letter = this.of(half);
    if (letter === undefined) return 'nothing was split in half before';
    sel.ref = letter;
    return undefined;
  }
}
