/** Exercising many cards: what was wrong, which kinds of nodes were seen at work, which cards were. */
import type { Card } from '../../src/catalog/index.ts';
import { kindsIn } from './nodes.ts';
import { exercise } from './play.ts';

export interface Report {
  /** What was wrong, with the card and the seed that show it again. */
  readonly wrong: readonly string[];
  /** Kinds of nodes that some card has and that were never seen. */
  readonly unseen: readonly string[];
  /** Kinds of nodes that were seen. */
  readonly seen: ReadonlySet<string>;
  /** Cards of which nothing at all was seen. */
  readonly quiet: readonly string[];
}

/** Further positions for kinds of nodes that were not seen in the first ones, over all cards that have them. */
const MORE = 60;

/** Exercises every card in as many positions, then those with kinds of nodes that were not seen, in some more. */
export function exerciseAll(cards: readonly Card[], positions: number, seed: number, more = MORE): Report {
  const round = new Round();
  for (const card of cards) for (let count = 0; count < positions; count++) round.one(card, seed + count);
  for (const kind of round.unseen()) {
    const able = cards.filter((card) => kindsIn(card.compiled.program).has(kind));
    for (let count = 0; count < more && !round.seen.has(kind); count++) {
      const card = able[count % able.length];
      if (card) round.one(card, seed + positions + count);
    }
  }
  return round.report();
}

class Round {
  readonly seen = new Set<string>();
  readonly #wrong: string[] = [];
  readonly #kinds = new Map<Card, ReadonlySet<string>>();
  readonly #active = new Set<Card>();

  one(card: Card, seed: number): void {
    const kinds = this.#kinds.get(card) ?? kindsIn(card.compiled.program);
    this.#kinds.set(card, kinds);
    const { seen, wrong } = exercise(card, seed);
    this.#wrong.push(...wrong.map((what) => `${card.id} (seed ${seed}): ${what}`));
    for (const kind of seen) if (kinds.has(kind)) this.#active.add(card);
    for (const kind of seen) if (kinds.has(kind)) this.seen.add(kind);
  }

  unseen(): readonly string[] {
    const all = new Set([...this.#kinds.values()].flatMap((kinds) => [...kinds]));
    return [...all].filter((kind) => !this.seen.has(kind)).sort();
  }

  report(): Report {
    const quiet = [...this.#kinds.keys()].filter((card) => !this.#active.has(card)).map(({ id }) => id);
    return { wrong: this.#wrong, unseen: this.unseen(), seen: this.seen, quiet };
  }
}
