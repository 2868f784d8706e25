/** The game's only source of chance: a seeded generator (sfc32) whose state is part of the game's state. */

export type Chance = readonly number[];

/** A generator's state from a seed (any integer). */
export function seeded(seed: number): Chance {
  let chance: Chance = [seed >>> 0, Math.floor(seed / 4294967296) >>> 0, 0x9e3779b9, 1];
  for (let round = 0; round < 12; round++) chance = next(chance).chance;
  return chance;
}

/** The next 32 random bits and the state after them. */
function next(chance: Chance): { bits: number; chance: Chance } {
  const [a = 0, b = 0, c = 0, counter = 0] = chance;
  const bits = (((a + b) | 0) + counter) | 0;
  return {
    bits: bits >>> 0,
    chance: [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + bits) >>> 0, (counter + 1) >>> 0],
  };
}

/** A number from 0 to `size` - 1, each equally likely (`size` from 1 to 2^31). */
export function below(chance: Chance, size: number): { value: number; chance: Chance } {
  const limit = 4294967296 - (4294967296 % size);
  let drawn = next(chance);
  while (drawn.bits >= limit) drawn = next(drawn.chance);
  // Whole by its bits: a remainder of 32 bits is kept as a fraction, and with it every number that comes of it, who begins and whose turn it is.
  return { value: (drawn.bits % size) | 0, chance: drawn.chance };
}

/** A random order of `cards`. */
export function shuffled<T>(chance: Chance, cards: readonly T[]): { order: T[]; chance: Chance } {
  const order = [...cards];
  let state = chance;
  for (let last = order.length - 1; last > 0; last--) {
    const drawn = below(state, last + 1);
    state = drawn.chance;
    const held = order[last];
    const other = order[drawn.value];
    if (held === undefined || other === undefined) throw new Error('shuffle out of bounds');
    order[last] = other;
    order[drawn.value] = held;
  }
  return { order, chance: state };
}
