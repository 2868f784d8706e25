/** Filters for cards that were revealed or examined. */
import type { Effect, Filter, Sel } from '../tree/index.ts';
import { open } from '../tree/open.ts';
import { everyNode } from '../tree/visit.ts';

/** How the cards that it asks for were seen: revealed or examined. */
export function seenAs(filter: Filter | undefined): 'reveal' | 'examine' | undefined {
  if (!filter) return undefined;
  for (const { is, node } of everyNode({ is: 'filter', node: filter }))
    if (is === 'event' && (node.e === 'reveal' || node.e === 'examine')) return node.e;
  return undefined;
}

/** A selector without 'revealed'. */
export function withoutRevealed(sel: Sel): void {
  const rest = sel.f && unrevealed(sel.f);
  if (rest === undefined) delete sel.f;
  else sel.f = rest;
}

/** The filter without 'revealed', wherever it stands in it. */
function unrevealed(filter: Filter): Filter | undefined {
  if (filter.f === 'was') return filter.ev.e === 'reveal' ? undefined : filter;
  if (filter.f !== 'and' && filter.f !== 'or') return filter;
  const rest = filter.of.flatMap((part) => unrevealed(part) ?? []);
  return rest.length < 2 ? rest[0] : { ...filter, of: rest };
}

/** 'To be discarded', 'to take into hand', 'to be placed on the bottom of your deck': what is done to a card that is not in play. */
export function isOutOfPile(next: Effect | undefined): boolean {
  if (next?.x !== 'put' || next.what.ref !== open('pick')) return false;
  const { why, to } = next;
  // Who is in play goes to the deck of an owner.
  const isIntoYours = to.p === 'zone' && to.of === 'you' && (to.zone === 'deck' || to.zone === 'hand');
  return why === 'discard' || why === 'take' || (why === 'place' && isIntoYours);
}
