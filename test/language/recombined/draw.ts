/** A seeded hand that draws from lists: the same seed, the same sentences. */
import { below, seeded, type Chance } from '../../../src/engine/state/chance.ts';

export class Hand {
  #chance: Chance;
  constructor(seed: number) {
    this.#chance = seeded(seed);
  }

  /** One of them; undefined of an empty list. */
  one<T>(all: readonly T[]): T | undefined {
    if (all.length === 0) return undefined;
    const drawn = below(this.#chance, all.length);
    this.#chance = drawn.chance;
    return all[drawn.value];
  }

  /** One of them other than this. */
  other<T>(all: readonly T[], than: T): T | undefined {
    return this.one(all.filter((one) => one !== than));
  }
}
