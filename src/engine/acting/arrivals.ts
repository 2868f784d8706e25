/** Cards that come into a zone, whatever puts them there: an event that can be responded to by itself (`ActionRules.arrivals`). */
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { Arrival } from '../ruleset/action-rules.ts';
import type { Action, Frame, Guest, Occurrence, Ref } from '../state/state.ts';
import { fromEach } from '../kernel/lists.ts';
import { isHeard, keyOf } from './responders.ts';
import { openWindow } from './window.ts';

const NONE: readonly Occurrence[] = [];

/** Does the action put its cards there? */
function isPutting({ zone, verbs }: Arrival, { verb, to }: Action): boolean {
  return verbs.has(verb) || (verb === 'place' && to !== undefined && 'zone' in to && to.zone === zone);
}

/** The owners of these cards, each with theirs: whose zone it is, is said of who places them. */
function byOwner(
  engine: Engine,
  { event }: Arrival,
  refs: readonly Ref[],
  stage: 'about' | 'did',
  by: Ref | null,
): Occurrence[] {
  const found: Occurrence[] = [];
  for (let player: Seat = 0; player < engine.seats.length; player++) {
    const cards = refs.filter(({ card }) => engine.ownerOf(card) === player);
    if (cards.length > 0) found.push({ name: event, stage, player, cards, by });
  }
  return found;
}

/** Is it listened to that cards have come there? */
export const isArrivalHeard = (engine: Engine, { event }: Arrival): boolean =>
  isHeard(engine, keyOf({ stage: 'did', name: event }));

/** The arrivals in zones that would come about if the action were done to these cards and `riders` went with them, as events: for cards that respond to their own leaving. */
export function arrivalsOf(
  engine: Engine,
  action: Action,
  refs: readonly Ref[],
  riders: readonly Ref[],
): readonly Occurrence[] {
  return fromEach(engine.ruleset.actions.arrivals, (arrival) =>
    isArrivalHeard(engine, arrival)
      ? byOwner(engine, arrival, isPutting(arrival, action) ? [...refs, ...riders] : riders, 'did', action.source)
      : NONE,
  );
}

/** The arrivals in zones that an action has brought about, as events: of its objects, and of what lay with them. */
export function arrivedBy(
  engine: Engine,
  by: Ref | null,
  refs: readonly Ref[],
  guests: readonly Guest[],
): Occurrence[] {
  return fromEach(engine.ruleset.actions.arrivals, (arrival) => {
    // What was put off until then waits among what lasts.
    if (!isArrivalHeard(engine, arrival) && engine.lasting.length === 0) return NONE;
    const isThere = ({ card }: { readonly card: CardNumber }): boolean => engine.zoneOf(card) === arrival.zone;
    const there = [...refs, ...guests].filter(isThere).map(({ card }) => engine.ref(card));
    return byOwner(engine, arrival, there, 'did', by);
  });
}

/** Opens the windows of responses to cards about to come into a zone, once for each action; true if somebody may respond. */
export function openArrivals(engine: Engine, frame: Frame, action: Action): boolean {
  const near = engine.ruleset.actions.arrivals.filter(
    (arrival) => isPutting(arrival, action) && isHeard(engine, keyOf({ stage: 'about', name: arrival.event })),
  );
  if (frame.numbers.piles === 1 || near.length === 0) return false;
  frame.numbers.piles = 1;
  const before = engine.frames.length;
  const subject = engine.frames.indexOf(frame);
  const refs = action.objects.filter(({ outcome }) => outcome === 'pending').map(({ ref }) => ref);
  for (const arrival of near)
    for (const occurrence of byOwner(engine, arrival, refs, 'about', action.source))
      openWindow(engine, { kind: 'about', occurrence, subject });
  return engine.frames.length > before;
}
