/** Cards that are in a hand where the text does not say from where they come. */
import { ACTOR, zone } from '../../tree/build.ts';
import type { Filter, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';

const HAND = zone('hand', ACTOR);
/** Of whoever's hand is meant where none is named. */
export const HELD = zone('hand', { player: open('holder') });

/** 'from hand' unless the text says where, or they have been shown wherever they are. */
export function fromHand(what: Sel, at = HAND): Sel {
  return what.at || what.ref !== undefined || what.from || wasSeen(what.f) ? what : { ...what, at };
}
function wasSeen(filter: Filter | undefined): boolean {
  if (filter?.f === 'and') return filter.of.some(wasSeen);
  return filter?.f === 'was' && (filter.ev.e === 'reveal' || filter.ev.e === 'examine');
}
