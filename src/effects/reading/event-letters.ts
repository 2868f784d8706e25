/** Which cards of an event a text can give letters (A, B …) for its later words; a letter deeper inside would name nothing. */
import type { EventPattern, Place, Sel } from '../../language/tree/index.ts';
import { filterParts, givesLetter, textChildren } from './nodes.ts';
import { guestIn } from './patterns.ts';

/** Does the pattern of an event give a letter to a card deeper inside than those it happens to, by, with and at? That would name nothing. */
export function hasHiddenLetter(pattern: EventPattern): boolean {
  const { what, by, involving, place } = pattern;
  const from = 'from' in pattern ? pattern.from : undefined;
  const there = place && cardOfPlace(place);
  const own = [by, involving, there].flatMap((sel) => textChildren(sel));
  return [...own, ...(what ? besideItsPlace(what) : []), ...besideItsGuest(from), there ? undefined : place].some(
    givesLetter,
  );
}

/** The card that something is at, aboard or on, which an event may name by a letter. */
export function cardOfPlace(place: Place): Sel | undefined {
  if (place.p === 'at') return place.mission;
  if (place.p === 'aboard') return place.ship;
  return place.p === 'on' ? place.card : undefined;
}

/** 'From a mission where you have a ship (A)': the mission and that ship may have letters. */
function besideItsGuest(from: Place | undefined): readonly unknown[] {
  if (from?.p !== 'at') return [from];
  const guest = guestIn(from.mission);
  const { f, ...mission } = from.mission;
  const others = filterParts(f).filter((part) => part.f !== 'carries' || part.sel !== guest);
  return [...textChildren(mission), ...others, ...(guest ? textChildren(guest) : [])];
}

/** 'Your personnel aboard a ship (A)': the card of its place has its letter as well. */
function besideItsPlace({ at, ...what }: Sel): readonly unknown[] {
  const there = at && cardOfPlace(at);
  return [...textChildren(what), ...(there ? textChildren(there) : [at])];
}
