/** What an effect that lasts has counted as it began: it adds that much until it ends, whatever there is to count by then. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Ref } from '../../engine/state/state.ts';
import type { Amount, Effect, Mod } from '../../language/tree/index.ts';
import { amountOf } from '../meaning.ts';
import type { Context } from './context.ts';
import { isOfCost, isSomewhere } from './nodes.ts';

type Counted = Extract<Effect, { x: 'mod' }>;
type Numbers = Readonly<Record<string, number>>;

/** The numbers that the changes of an effect come to just now, by the names under which they are kept; of each card where they differ. */
export function settledNumbers(context: Context, { what, mods }: Counted, objects: readonly Ref[]): Numbers {
  const letter = what.n === 'all' ? what.as : undefined;
  const settled: Record<string, number> = {};
  for (const [index, mod] of mods.entries()) {
    const amount = amountToSettle(mod);
    if (amount === null) continue;
    if (letter === undefined || !speaksOf(amount, letter)) {
      settled[nameOf(index)] = amountOf(context, amount);
      continue;
    }
    for (const ref of objects) {
      const ofOne = { ...context, cards: { ...context.cards, [letter]: [ref] } };
      settled[nameOf(index, ref.card)] = amountOf(ofOne, amount);
    }
  }
  return settled;
}

/** A change of an effect that lasts, for these cards. */
export interface Settled {
  readonly mod: Mod;
  readonly objects: readonly Ref[];
}

/** The changes of an effect that lasts, with the numbers that were counted as it began. */
export const settledMods = (
  { mods }: Counted,
  { numbers, objects }: { readonly numbers: Numbers; readonly objects: readonly Ref[] },
): readonly Settled[] =>
  mods.flatMap((mod, index) => {
    const known = numbers[nameOf(index)];
    if (known !== undefined) return [{ mod: withNumber(mod, known), objects }];
    const apart = objects.flatMap((ref) => {
      const own = numbers[nameOf(index, ref.card)];
      return own === undefined ? [] : [{ mod: withNumber(mod, own), objects: [ref] }];
    });
    return apart.length > 0 ? apart : [{ mod, objects }];
  });

const nameOf = (index: number, card?: CardNumber): string =>
  card === undefined ? `settled ${index}` : `settled ${index} ${card}`;

/** What a change adds or puts in place of something, where it has to be counted. What a card costs is counted as it is played. */
function amountToSettle(mod: Mod): Amount | null {
  const amount = mod.m === 'set' ? mod.to : mod.m === 'num' || mod.m === 'battleTotal' ? mod.by : 0;
  return typeof amount === 'number' || isOfCost(mod) ? null : amount;
}

function withNumber(mod: Mod, number: number): Mod {
  if (mod.m === 'set') return { ...mod, to: number };
  return mod.m === 'num' || mod.m === 'battleTotal' ? { ...mod, by: number } : mod;
}

/** Does an amount speak of each card by its letter: 'for each card aboard it'? */
const speaksOf = (amount: Amount, letter: string): boolean => isSomewhere(amount, (part) => part === letter);
