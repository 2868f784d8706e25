/** 'That was on that event': what lay with a card until it left play, by the facts of the turn. */
import { every } from './every.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Place, Sel } from '../../language/tree/index.ts';
import { bound, type Context } from './context.ts';

export type PastPlace = Extract<Place, { p: 'on' | 'aboard' }> & { was: true };

/** Does the place say where cards were, until what they lay with left play? */
export const isPast = (place: Place | undefined): place is PastPlace =>
  (place?.p === 'on' || place?.p === 'aboard') && place.was === true;

/** The relations of the engine that a text calls so. */
const RELATIONS: Readonly<Record<PastPlace['p'], readonly string[]>> = {
  on: ['on', 'here', 'damage'],
  aboard: ['aboard'],
};

/** What was there, wherever it has gone since; of a card that is still in play what is there now. */
export function wereThere(context: Context, place: PastPlace, find: (sel: Sel) => CardNumber[]): CardNumber[] {
  const { engine } = context;
  const sel = place.p === 'on' ? place.card : place.ship;
  const hosts = sel.ref === undefined ? find(every(sel)) : bound(context, sel.ref).map(({ card }) => card);
  const relations = RELATIONS[place.p];
  return hosts.flatMap((host) => {
    if (engine.isInPlay(host)) return relations.flatMap((relation) => [...engine.hosted(host, relation)]);
    const isOfHost = (one: { readonly host: CardNumber }): boolean => one.host === host;
    const fact = engine.facts('turn').findLast(({ guests }) => guests?.some(isOfHost));
    const guests = fact?.guests ?? [];
    return guests.filter((one) => isOfHost(one) && relations.includes(one.relation)).map(({ card }) => card);
  });
}
