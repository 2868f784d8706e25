/** Finds in a text's tree the card that a place is aboard, on, beneath or with. */
import type { Place, Sel } from './index.ts';

/** The card that a place is with: the ship one is aboard, the mission one is at. */
export function hostOf(place: Place): Sel | undefined {
  switch (place.p) {
    case 'aboard':
      return place.ship;
    case 'at':
      return place.mission;
    case 'on':
    case 'beneath':
    case 'wherePlayable':
      return place.card;
    case 'present':
      return place.with;
    case 'zone':
    case 'involved':
    case 'here':
    case 'quadrantOf':
      return undefined;
  }
}
