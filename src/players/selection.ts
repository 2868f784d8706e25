/** Choosing from a selection by its own terms: how many, and the condition on the set. */
import type { Selection, SetCondition } from '../engine/asking/request.ts';
import { shuffled, type Chance } from './chance.ts';
import { itemAt } from '../engine/kernel/lists.ts';

/** Whether a set of indices fulfils a condition. */
export function holds(condition: SetCondition, chosen: readonly number[]): boolean {
  switch (condition.is) {
    case 'count': {
      const counted = chosen.filter((index) => condition.of.includes(index)).length;
      return counted >= condition.min && counted <= condition.max;
    }
    case 'total': {
      const total = chosen.reduce((sum, index) => sum + itemAt(condition.weights, index), 0);
      return total >= condition.min && total <= condition.max;
    }
    case 'all':
      return condition.of.every((part) => holds(part, chosen));
    case 'any':
      return condition.of.some((part) => holds(part, chosen));
  }
}

/** Whether a choice is one the engine will take: indices exist, none twice, the size and the condition fit. */
export function isLegal(selection: Selection, chosen: readonly number[]): boolean {
  return (
    chosen.length >= selection.min &&
    chosen.length <= selection.max &&
    new Set(chosen).size === chosen.length &&
    chosen.every((index) => selection.from[index] !== undefined) &&
    (selection.condition === undefined || holds(selection.condition, chosen))
  );
}

const tries = 64;

const indices = (selection: Selection): number[] => selection.from.map((_, index) => index);

/** Every candidate in or out by a coin: each set equally likely. */
const anySet = (selection: Selection, chance: Chance): number[] =>
  indices(selection).filter(() => chance.below(2) === 1);

const setOfSize = (selection: Selection, size: number, chance: Chance): number[] =>
  shuffled(indices(selection), chance)
    .slice(0, size)
    .sort((a, b) => a - b);

/**
 * A random legal choice: uniform over the legal sets, then over their orders where the order counts. A selection whose condition
 * random sets keep missing is answered with its example.
 */
export function chooseRandomly(selection: Selection, chance: Chance): readonly number[] {
  const max = Math.min(selection.max, selection.from.length);
  const inOrder = (set: readonly number[]): readonly number[] =>
    selection.ordered && set.length > 1 ? shuffled(set, chance) : set;
  if (selection.min === max && selection.condition === undefined) return inOrder(setOfSize(selection, max, chance));
  for (let round = 0; round < tries; round += 1) {
    const set = selection.min === max ? setOfSize(selection, max, chance) : anySet(selection, chance);
    if (isLegal(selection, set)) return inOrder(set);
  }
  // Sizes far from half of the candidates are hardly ever met by coins.
  for (let round = 0; round < tries; round += 1) {
    const set = setOfSize(selection, selection.min + chance.below(max - selection.min + 1), chance);
    if (isLegal(selection, set)) return inOrder(set);
  }
  return selection.example;
}

/**
 * The best legal choice by rank: candidates in order of preference, as many as `wanted` (held within the selection's bounds). Falls back
 * to fewer, then more, then the example, where the condition does not hold.
 */
export function chooseBest(selection: Selection, preferred: readonly number[], wanted: number): readonly number[] {
  const max = Math.min(selection.max, selection.from.length);
  const size = Math.max(selection.min, Math.min(max, wanted));
  const sizes = [size];
  for (let step = 1; step <= max; step += 1) sizes.push(size - step, size + step);
  const order = [...preferred, ...indices(selection).filter((index) => !preferred.includes(index))];
  for (const count of sizes) {
    const chosen = order.slice(0, Math.max(0, count));
    if (chosen.length === count && isLegal(selection, chosen)) return chosen;
  }
  return selection.example;
}
