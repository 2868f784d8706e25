/** Finds a different personnel for each of several demands. */
import type { CardNumber } from '../../engine/asking/request.ts';

/**
 * For each part one of those who fit it, everybody at most once: in the order of the parts, the first who leaves somebody
 * for all the others; null if there are not enough.
 */
export function eachByAnotherOf(fitting: readonly (readonly CardNumber[])[]): readonly CardNumber[] | null {
  const chosen: CardNumber[] = [];
  for (const [index, some] of fitting.entries()) {
    const rest = fitting.slice(index + 1);
    const first = some.find((card) => !chosen.includes(card) && isEnough(rest, [...chosen, card]));
    if (first === undefined) return null;
    chosen.push(first);
  }
  return chosen;
}

/** Is there somebody else for each part, without these? Whoever is taken already makes room if another can stand in. */
export function isEnough(fitting: readonly (readonly CardNumber[])[], without: readonly CardNumber[] = []): boolean {
  const partOf = new Map<CardNumber, number>();
  const place = (part: number, tried: Set<CardNumber>): boolean =>
    (fitting[part] ?? []).some((card) => {
      if (tried.has(card) || without.includes(card)) return false;
      tried.add(card);
      const before = partOf.get(card);
      if (before !== undefined && !place(before, tried)) return false;
      partOf.set(card, part);
      return true;
    });
  return fitting.every((_, part) => place(part, new Set()));
}
