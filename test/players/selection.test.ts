/** Choices that keep to the condition of a selection. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Selection, SetCondition } from '../../src/engine/asking/request.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { chooseBest, chooseRandomly, holds, isLegal } from '../../src/players/selection.ts';

const candidates = (count: number) =>
  Array.from({ length: count }, (_, card) => ({ kind: 'card' as const, card: card + 1 }));

const selections: fc.Arbitrary<Selection> = fc
  .record({
    size: fc.integer({ min: 1, max: 12 }),
    low: fc.nat(12),
    high: fc.nat(12),
    ordered: fc.boolean(),
    weights: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 12, maxLength: 12 }),
    limit: fc.integer({ min: 0, max: 30 }),
    isLimited: fc.boolean(),
  })
  .map(({ size, low, high, ordered, weights, limit, isLimited }) => {
    const [min, max] = [Math.min(low, high, size), Math.min(Math.max(low, high), size)];
    const cheapest = [...weights.slice(0, size)].map((weight, index) => ({ weight, index }));
    cheapest.sort((a, b) => a.weight - b.weight);
    const example = cheapest.slice(0, min).map(({ index }) => index);
    const least = cheapest.slice(0, min).reduce((sum, { weight }) => sum + weight, 0);
    const condition: SetCondition = {
      is: 'total',
      weights: weights.slice(0, size),
      min: 0,
      max: Math.max(limit, least),
    };
    return { from: candidates(size), min, max, ordered, example, ...(isLimited ? { condition } : {}) };
  });

describe('choosing from a selection', () => {
  it('by chance is always legal', () => {
    fc.assert(
      fc.property(selections, fc.nat(), (selection, seed) => {
        expect(isLegal(selection, chooseRandomly(selection, chanceFrom(seed)))).toBe(true);
      }),
    );
  });

  it('by rank is always legal', () => {
    fc.assert(
      fc.property(selections, fc.nat(12), (selection, wanted) => {
        expect(isLegal(selection, chooseBest(selection, [], wanted))).toBe(true);
      }),
    );
  });

  it('by chance reaches every legal set', () => {
    const selection: Selection = { from: candidates(4), min: 1, max: 3, ordered: false, example: [0] };
    const chance = chanceFrom(5);
    const met = new Set(Array.from({ length: 500 }, () => chooseRandomly(selection, chance).join()));
    expect(met.size).toBe(14);
  });

  it('by rank takes the preferred first, as many as wanted', () => {
    const selection: Selection = { from: candidates(5), min: 1, max: 3, ordered: false, example: [0] };
    expect(chooseBest(selection, [4, 2], 2)).toEqual([4, 2]);
    expect(chooseBest(selection, [4, 2], 9)).toHaveLength(3);
    expect(chooseBest(selection, [4, 2], 0)).toEqual([4]);
  });

  it('knows when a condition holds', () => {
    const two: SetCondition = { is: 'count', of: [0, 2], min: 1, max: 1 };
    const cheap: SetCondition = { is: 'total', weights: [1, 2, 3], min: 0, max: 3 };
    expect(holds(two, [0, 1])).toBe(true);
    expect(holds(two, [0, 2])).toBe(false);
    expect(holds({ is: 'all', of: [two, cheap] }, [0, 1])).toBe(true);
    expect(holds({ is: 'all', of: [two, cheap] }, [1, 2])).toBe(false);
  });

  it('tells illegal choices', () => {
    const selection: Selection = { from: candidates(3), min: 1, max: 2, ordered: false, example: [0] };
    for (const chosen of [[], [0, 1, 2], [0, 0], [3]]) expect(isLegal(selection, chosen)).toBe(false);
  });
});
