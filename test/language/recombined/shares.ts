/** Which share of recombined texts is read whole, rightly and carried out, by kind of change. */
import type { Compiling, Fault, Made } from './compiling.ts';
import { joined } from './joins.ts';
import { Cutting } from './parts.ts';
import { swapped } from './swapping.ts';

interface Share {
  readonly kind: string;
  readonly whole: number;
  readonly all: number;
  readonly faults: readonly { readonly made: Made; readonly fault: Fault }[];
}

/** Sorted by what they have in common, in order of appearance. */
export function grouped<T>(all: readonly T[], by: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

/** So many texts of each kind, put together anew from the community's supported cards (every so manieth); seeded. */
export function recombined(
  compiling: Compiling,
  { count, seed, every = 1 }: { readonly count: number; readonly seed: number; readonly every?: number },
): readonly Made[] {
  const cards = compiling.supported(every);
  return [...joined(new Cutting(compiling).of(cards), count, seed), ...swapped(cards, count, seed)];
}

/** The share of each kind, and what is wrong with the others. */
export function sharesOf(compiling: Compiling, made: readonly Made[]): readonly Share[] {
  return [...grouped(made, ({ kind }) => kind)].map(([kind, all]) => {
    const faults = all.flatMap((one) => {
      const fault = compiling.fault(one);
      return fault ? [{ made: one, fault }] : [];
    });
    return { kind, all: all.length, whole: all.length - faults.length, faults };
  });
}
