/** Letters that an event gives to cards, and those that it cannot give. */
import type { EventPattern, Place, Sel } from '../../language/tree/index.ts';
import { textChildren } from './nodes.ts';
import { guestIn } from './patterns.ts';

/** The cards of an event and those it happens by, with and at have their letters; one given deeper inside would name nothing. */
export function hasHiddenLetter({ what, by, involving, place, from }: EventPattern): boolean {
  const there = place && meantBy(place);
  const own = [by, involving, there].flatMap((sel) => textChildren(sel));
  return [...own, ...(what ? besideItsPlace(what) : []), ...besideItsGuest(from), there ? undefined : place].some(
    hasLetter,
  );
}

/** The card of a place that an event may name by a letter. */
function meantBy(place: Place): Sel | undefined {
  if (place.p === 'at') return place.mission;
  if (place.p === 'aboard') return place.ship;
  return place.p === 'on' ? place.card : undefined;
}

/** 'From a mission where you have a ship (A)': the mission and that ship may have letters. */
function besideItsGuest(from: Place | undefined): readonly unknown[] {
  if (from?.p !== 'at') return [from];
  const guest = guestIn(from.mission);
  const { f, ...mission } = from.mission;
  const parts = f?.f === 'and' ? f.of : [f];
  const others = parts.filter((part) => part?.f !== 'carries' || part.sel !== guest);
  return [...textChildren(mission), ...others, ...(guest ? textChildren(guest) : [])];
}

/** 'Your personnel aboard a ship (A)': the card of its place has its letter as well. */
function besideItsPlace({ at, ...what }: Sel): readonly unknown[] {
  const there = at && meantBy(at);
  return [...textChildren(what), ...(there ? textChildren(there) : [at])];
}

function hasLetter(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  // 'The same as X' names no letter.
  return ('as' in node && typeof node.as === 'string') || textChildren(node).some(hasLetter);
}
