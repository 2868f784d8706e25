/** Reads where cards are, and where they go. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, THEY, allOf, anyOf, carrying, kind, zone } from '../../tree/build.ts';
import type { Filter, Place, Sel } from '../../tree/index.ts';
import { open, THAT_PILE } from '../../tree/open.ts';
import { anyOfYours } from './whole-groups.ts';
import { cards, destination, owner, place, zoneName, zonePlace, type Destination } from './symbols.ts';
import { modifiers } from './filters.ts';
import { zoneOwner } from './words.ts';
import { filterParts } from '../../tree/filter-parts.ts';

const zonePlaceWords = zonePlace.is(
  p`the ${zoneName} of ${any(w('(the|your) opponent on your left', 'left' as const), w('(the|your) opponent on your right', 'right' as const))}`.to(
    ([name, of]) => zone(name, of),
  ),
  p`${zoneOwner} ${zoneName}`.to(([of, name]) => zone(name, of)),
  w('that pile', zone(THAT_PILE, ACTOR)),
  w('that deck', zone('deck', THEY)),
  w('that discard pile', zone('discard', THEY)),
  w('hand', zone('hand', ACTOR)),
  w('deck', zone('deck', ACTOR)).cost(2),
);

/** 'At this mission' is here; a mission is in no hand, pile or brig, aboard nothing and with no other card. */
function atMission(mission: Sel): Place | undefined {
  const { ref, at } = mission;
  const isSomewhere = at !== undefined && at.p !== 'quadrantOf' && !(at.p === 'zone' && at.zone === 'play');
  return ref === open('mission') || isSomewhere ? undefined : { p: 'at', mission };
}

function isEvent({ ref, f }: Sel): boolean {
  const last = filterParts(f).at(-1);
  return ref === 'this' || ref === open('event') || last?.f === 'title' || (last?.f === 'kind' && last.is === 'event');
}

/** 'At the same mission as your ship'. */
const sameMission: Parser<Place> = p`(at|to) the same mission as ${cards}`.to(([sel]) => ({
  p: 'at',
  mission: carrying('mission', 'at', sel),
}));

/** Present with a card of yours, said at length. */
const withYours: Parser<Place> = p`aboard the same ship or on the same planet where you command ${cards}`.to(
  ([sel]): Place | undefined => (sel.of === undefined ? { p: 'present', with: { of: 'you', ...sel } } : undefined),
);

const there = w<Place>('there', { p: 'at', mission: { ref: open('that mission') } });
const placeWords = place.is(
  w<Place>('present', { p: 'present', with: { ref: open('present') } }),
  p`present with ${cards}`.to(([sel]): Place => ({ p: 'present', with: sel })),
  withYours,
  w('here', { p: 'here' }),
  there,
  w('at this mission', { p: 'here' }),
  w<Place>('at the same mission', { p: 'at', mission: { ref: open('same place') } }),
  w('aboard the (completing|attempting) ship', {
    p: 'aboard',
    ship: { f: { f: 'and', of: [kind('ship'), { f: 'state', is: { s: 'attempting' } }] } },
  }),
  p`aboard ${anyOfYours}`.to(([ship]): Place => ({ p: 'aboard', ship })),
  p`aboard any of ${cards}`.to(([ship]): Place => ({ p: 'aboard', ship: { n: 'any', ...ship } })),
  p`at any of ${cards}`.to(([mission]) => atMission({ n: 'any', ...mission })),
  w('aboard (the same ship)?', { p: 'aboard', ship: { ref: open('this ship') } }),
  p`aboard the same ship as ${cards}`.to(([sel]): Place => ({ p: 'aboard', ship: carrying('ship', 'aboard', sel) })),
  p`at ${anyOfYours}`.to(([mission]) => atMission(mission)),
  sameMission,
  p`in the same quadrant as ${cards}`.to(([sel]): Place => ({ p: 'quadrantOf', sel })),
  p`on ${cards}`.to(([card]): Place => ({ p: 'on', card })),
  w('from this planet', { p: 'on', card: { ref: open('mission') } }),
  w('on (a|any) planet', { p: 'on', card: { f: { f: 'and', of: [{ f: 'mission', is: 'planet' }, kind('mission')] } } }),
  p`on the same (planet|mission) as ${cards}`.to(([sel]): Place => ({ p: 'on', card: carrying('mission', 'on', sel) })),
  p`(from)? beneath|under ${cards}`.to(([card]): Place => ({ p: 'beneath', card })).cost(1),
  // 'From beneath (any of) your missions': they need not all lie beneath the same one.
  p`(from)? beneath|under (any of)? ${owner} ${opt(modifiers)} missions`.to(([of, more]): Place => ({
    p: 'beneath',
    card: { n: 'any', of, f: allOf([more, kind('mission')]) ?? kind('mission') },
  })),
  // 'In its owner's hand' says where a card goes, not where it is.
  // 'From your events': what lies on them.
  p`from ${cards}`.to(([card]): Place | undefined => (isEvent(card) ? { p: 'on', card } : undefined)).cost(1),
  p`in|from ${zonePlace}`.to(([at]): Place | undefined =>
    at.p === 'zone' && typeof at.of === 'object' && 'owner' in at.of && at.of.owner === 'it' ? undefined : at,
  ),
  w('in play', zone('play', 'anyPlayer')),
  w('((that|who) (has|have) been)? removed from the game', zone('removed', 'anyPlayer')),
);

const PLAYABLE =
  'where (he or she|they|it|he|she|him|her|each|(that|each) (personnel|ship|card|equipment|android|hologram)) could be played';
const face = any(w('face up', 'up' as const), w('face down', 'down' as const));
const order = any(
  w('in (a)? random order', 'random' as const),
  w('in (any order|the order of (his or her|their|your) choice)', 'any' as const),
  w('in the same order', 'same' as const),
);
const end = any(w('top', 'top' as const), w('bottom', 'bottom' as const), w('top or bottom', 'topOrBottom' as const));

const PLANET: Filter = { f: 'and', of: [{ f: 'mission', is: 'planet' }, kind('mission')] };
const target: Parser<Place> = any<Place>(
  w('into the attempt', { p: 'involved' }),
  sameMission,
  withYours,
  p`(in|into|to) ${zonePlace}`.to(([to]) => to),
  p`on (the)? ${end} of ${zonePlace}`.to(([pos, to]): Place | undefined =>
    to.p === 'zone' ? { ...to, pos } : undefined,
  ),
  p`on (the)? ${end}`.to(([pos]): Place => zone(THAT_PILE, ACTOR, pos)).cost(2),
  // What lies on a dilemma stack is drawn and revealed from its top.
  p`on ${zonePlace}`.to(([to]): Place | undefined =>
    to.p === 'zone' && to.zone === 'dilemmaStack' ? { ...to, pos: 'top' } : undefined,
  ),
  p`(beneath|under) ${zonePlace}`.to(([to]): Place | undefined =>
    to.p === 'zone' ? { ...to, pos: 'bottom' } : undefined,
  ),
  p`(on|onto) this mission`.to((): Place => ({ p: 'on', card: { f: kind('mission'), at: { p: 'here' } } })).cost(5),
  p`(on|onto) ${cards}`.to(([card]): Place => ({ p: 'on', card })),
  w('on top of this event', { p: 'on', card: { ref: 'this' } }),
  w('with this personnel', { p: 'present', with: { ref: open('this personnel') } }),
  p`on ${cards} or (on)? any? planet mission?`.to(([one]): Place | undefined =>
    one.f && Object.keys(one).length === 1 ? { p: 'on', card: { f: anyOf([one.f, PLANET]) } } : undefined,
  ),
  p`on ${cards} or on ${cards}`.to(([one, other]): Place | undefined =>
    one.f && other.f && Object.keys(one).length === 1 && Object.keys(other).length === 1
      ? { p: 'on', card: { f: anyOf([one.f, other.f]) } }
      : undefined,
  ),
  p`(beneath|under) ${cards}`.to(([card]): Place => ({ p: 'beneath', card })),
  p`aboard ${cards}`.to(([ship]): Place => ({ p: 'aboard', ship })),
  // 'Place your X aboard a ship at a mission': the ship is at the mission.
  p`(at|to) ${cards}`.to(([mission]) => atMission(mission)).cost(1),
  p`(at|to) the same mission as ${cards}`.to(([sel]): Place => ({ p: 'at', mission: carrying('mission', 'at', sel) })),
  w('(here|at this mission)', { p: 'here' }),
  there,
  w(PLAYABLE, { p: 'wherePlayable' }),
  w('aside', zone('aside', { owner: 'it' })),
  p`(on|at|to) ${cards} ${w(PLAYABLE, 0)}`.to(([card]): Place => ({ p: 'wherePlayable', card })),
  p`present with ${cards}`.to(([sel]): Place => ({ p: 'present', with: sel })),
  w('present', { p: 'present', with: { ref: open('present') } }),
);

const destinationWords = destination.is(
  p`${opt(face)} ${target} ${opt(face)} ${opt(order)}`.to(([before, to, after, sorted]): Destination => {
    const up = before ?? after;
    return { to, ...(up && { face: up }), ...(sorted && { order: sorted }) };
  }),
);

export const FAMILY: readonly Definition[] = [zonePlaceWords, placeWords, destinationWords];
