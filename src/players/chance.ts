/** A small seeded generator for players. It is apart from the game's own: what a bot tosses never changes the game's chance. */
export interface Chance {
  /** A whole number from 0 to below `bound`, each equally likely; `bound` is at least 1. */
  below(bound: number): number;
}

const mix = (value: number): number => {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

/** A generator from whole numbers (a seed, a seat, a count of answers …): the same numbers, the same tosses. */
export function chanceFrom(...numbers: readonly number[]): Chance {
  let state = 0x9e3779b9;
  for (const number of numbers) state = mix(state ^ mix((number >>> 0) + 0x6d2b79f5));
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state);
  };
  return {
    below(bound) {
      if (bound <= 1) return 0;
      // The last, incomplete run of `bound` numbers would favour the low ones. In 32 bits throughout: fractions take several times as long.
      const of = bound >>> 0;
      const last = ~((-of >>> 0) % of) >>> 0;
      let value = next();
      while (value > last) value = next();
      return (value % of) | 0;
    },
  };
}

/** The list in a random order; the original is left alone. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(chance.below(rest.length), 1));
  return result;
}
