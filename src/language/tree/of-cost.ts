/** Tells changes of what a card costs from all others. */
import type { Mod } from './index.ts';

/** Is it the cost that is changed, by a number or to one? */
export const isOfCost = (mod: Mod): mod is Extract<Mod, { m: 'num' | 'set' }> =>
  (mod.m === 'num' || mod.m === 'set') && mod.prop === 'cost';
