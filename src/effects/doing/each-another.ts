/** Whether places can be filled with cards, each with another one. */
import type { CardNumber } from '../../engine/asking/request.ts';

/** Can every place be filled with one of the cards that fit it, none of them twice? */
export function canFill(places: readonly (readonly CardNumber[])[]): boolean {
  const holder = new Map<CardNumber, number>();
  // Whoever holds a card that is wanted takes another one, if there is one.
  const fill = (place: number, tried: Set<CardNumber>): boolean =>
    (places[place] ?? []).some((card) => {
      if (tried.has(card)) return false;
      tried.add(card);
      const before = holder.get(card);
      if (before !== undefined && !fill(before, tried)) return false;
      holder.set(card, place);
      return true;
    });
  return places.every((_, place) => fill(place, new Set()));
}
