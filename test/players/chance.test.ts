/** The tosses of players. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, shuffled } from '../../src/players/chance.ts';

const tosses = (...numbers: number[]): number[] => {
  const chance = chanceFrom(...numbers);
  return Array.from({ length: 20 }, () => chance.below(1000));
};

describe('the chance of players', () => {
  it('is the same for the same numbers, and another for others', () => {
    expect(tosses(1, 0, 5)).toEqual(tosses(1, 0, 5));
    expect(tosses(1, 0, 5)).not.toEqual(tosses(1, 0, 6));
    expect(tosses(1, 0)).not.toEqual(tosses(0, 1));
  });

  it('stays below its bound and reaches all of it', () => {
    const chance = chanceFrom(3);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let toss = 0; toss < 7000; toss += 1) counts[chance.below(7)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(chance.below(1)).toBe(0);
  });

  it('shuffles without losing anything', () => {
    const list = [1, 2, 3, 4, 5];
    expect(shuffled(list, chanceFrom(9)).sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });
});
