/** Where a text puts cards: a zone of their owner's or of a player's, or with a card on the table. */
import { attemptIn, placeOfAttempt } from '../../undertakings.ts';
import {
  bound,
  cardOfPlace,
  every,
  isPlace,
  isType,
  playersOf,
  missionHere,
  missionOf,
  ofSel,
  type Context,
} from '../../reading/index.ts';
import { placesInstructed } from '../../standing/index.ts';
import { candidates } from '../../meaning.ts';
import { zoneName, placeFacts } from '../../terms.ts';
import { aboardThere } from './aboard-there.ts';
import { refsOf, type Found } from './objects.ts';
import { choose } from '../../../engine/asking/select.ts';
import type { Place } from '../../../engine/state/events.ts';
import type { CardNumber, Seat } from '../../../engine/asking/request.ts';
import type { Action, Ref } from '../../../engine/state/state.ts';
import type { Place as TextPlace, Sel } from '../../../language/tree/index.ts';

/** Where the cards of an action go; "asked" where a player (`by`) must first choose the card they go to. */
export function placeFor(
  context: Context,
  to: TextPlace,
  found: Found,
  by: Seat = context.you,
): Partial<Action> | 'asked' {
  if (to.p === 'zone' && to.zone !== 'play') {
    const [first] = found.refs;
    const owner = first ? context.engine.ownerOf(first.card) : context.you;
    // "Its owner's" is of the cards that are put there; this card's owner is somebody known.
    const isOwners = typeof to.of === 'object' && 'owner' in to.of && isOfThose(context, to.of.owner, found);
    const player: Seat = isOwners ? owner : (ownPile(context, to) ?? playersOf(context, to.of)[0] ?? owner);
    const pos = to.pos === 'topOrBottom' ? endChosen(context, by, first) : to.pos;
    if (pos === 'asked') return 'asked';
    const at = pos === 'bottom' ? { at: 'bottom' as const } : pos === 'top' ? { at: 'top' as const } : {};
    const isOfSeveral = isOwners && found.refs.some(({ card }) => context.engine.ownerOf(card) !== owner);
    return { to: { zone: zoneName(context.engine, to.zone), player }, ...(isOfSeveral && { isOwners: true }), ...at };
  }
  // "When a card instructs you to place this at your headquarters mission, you may place it …".
  const elsewhere = placesInstructed(
    context.engine,
    found.refs.map(({ card }) => card),
    by,
  );
  const target = destination(context, to, [], by, elsewhere);
  if (target === 'asked' || !target) return target ?? {};
  const there = aboardThere(context, target, found, by);
  if (there === 'asked') return 'asked';
  return there ? { to: there } : {};
}

/** 'On the top or bottom': the player says which, once for all the cards. */
function endChosen(context: Context, player: Seat, card: Ref | undefined): 'top' | 'bottom' | 'asked' {
  const { engine, frame, source } = context;
  if (!frame || !card) return 'top';
  const chosen = frame.numbers[END];
  delete frame.numbers[END];
  if (chosen !== undefined) return chosen === 1 ? 'top' : 'bottom';
  choose(engine, {
    player,
    prompt: 'On top (1) or at the bottom (2)?',
    from: [1, 2].map((value) => ({ kind: 'number' as const, value })),
    min: 1,
    max: 1,
    as: END,
    source: source.card,
  });
  return 'asked';
}
const END = 'end of pile';

/** 'Its owner's dilemma pile', said by a card of itself: whoever it plays against. */
function ownPile({ engine, source }: Context, { zone, of }: Extract<TextPlace, { p: 'zone' }>): Seat | undefined {
  const isOwn = typeof of === 'object' && 'owner' in of && of.owner === 'this';
  return isOwn && PILES.has(zone) ? engine.ownerOf(source.card) : undefined;
}
const PILES: ReadonlySet<string> = new Set(['hand', 'deck', 'discard', 'dilemmaPile', 'removed']);

/** Is it the owner of what is put there, and not that of some other card? */
function isOfThose(context: Context, id: string, { refs }: Found): boolean {
  if (id === 'it') return true;
  if (id === 'this') return false;
  const meant = bound(context, id);
  return meant.length === 0 || meant.some(({ card }) => refs.some((ref) => ref.card === card));
}

/** The card to which a text puts something, where it names one. */
export const hostNamed = (to: TextPlace): Sel | undefined => (to.p === 'beneath' ? to.card : cardOfPlace(to));

/** Is there the card on the table to which something is to be placed? Of one spoken of before, that is not asked. */
export function hasHost(context: Context, to: TextPlace): boolean {
  const host = hostNamed(to);
  return host === undefined || host.ref !== undefined || candidates(context, every(host)).length > 0;
}

/** Is there no card on the table to which they could go, whichever they are? Nobody is asked which, then. */
export const isWithoutPlace = (context: Context, what: Sel, to: TextPlace, player: Seat): boolean =>
  what.ref === undefined &&
  what.by !== 'random' &&
  to.p !== 'wherePlayable' &&
  placesInstructed(context.engine, [], player).length === 0 &&
  (!hasHost(context, to) || areHomeless(context, what, to));

/** 'Beneath another mission than the one they lie beneath': is there none for any of them? */
function areHomeless(context: Context, what: Sel, to: TextPlace): boolean {
  if (hostNamed(to)?.other === undefined) return false;
  const all = candidates(context, every(what));
  return all.length > 0 && all.every((card) => hostsFor(context, what, to, card)?.length === 0);
}

/** The cards on the table to which this one of them could go; undefined where none is named, or one that was spoken of. */
export function hostsFor(
  context: Context,
  what: Sel,
  to: TextPlace,
  card: CardNumber,
): readonly CardNumber[] | undefined {
  const host = hostNamed(to);
  if (host === undefined || host.ref !== undefined) return undefined;
  const cards = { ...context.cards, ...ofSel(context, what, [card]) };
  return candidates({ ...context, cards }, every(host));
}

/** A place on the table that a text names; `except`: where it cannot be. */
export function destination(
  context: Context,
  to: TextPlace,
  except: readonly CardNumber[] = [],
  by: Seat = context.you,
  elsewhere: readonly CardNumber[] = [],
): Place | null | 'asked' {
  const { engine, frame } = context;
  if (to.p === 'involved') return withTheInvolved(context);
  if (to.p === 'zone' || to.p === 'wherePlayable' || to.p === 'quadrantOf') return null;
  if (to.p === 'here') {
    const mission = missionHere(context);
    return mission > 0 ? { host: mission, relation: 'on' } : null;
  }
  const chosen = frame?.cards.host;
  const host = chosen ? chosen[0]?.card : hostFor(context, selectorOf(to), { except, by, elsewhere });
  if (host === 'asked') return 'asked';
  if (frame) delete frame.cards.host;
  if (host === undefined) return null;
  switch (to.p) {
    case 'aboard':
    case 'beneath':
    case 'on':
      return { host, relation: to.p };
    case 'present':
      return engine.places.place(engine.placeOf(host));
    case 'at':
      return { host: missionOf(engine, host), relation: 'here' };
  }
}

type OnTable = Extract<TextPlace, { p: 'aboard' | 'at' | 'present' | 'on' | 'beneath' }>;

function selectorOf(to: OnTable): Sel {
  if (to.p === 'aboard') return to.ship;
  if (to.p === 'at') return to.mission;
  return to.p === 'present' ? to.with : to.card;
}

/** The card meant: a dilemma's "your ship" is that of the attempt; of several others the player chooses one. */
function hostFor(
  context: Context,
  sel: Sel,
  { except, by, elsewhere }: { except: readonly CardNumber[]; by: Seat; elsewhere: readonly CardNumber[] },
): CardNumber | undefined | 'asked' {
  const { engine } = context;
  // 'Aboard that ship' of one that was only downloaded: what lies in a hand has nobody aboard.
  const isThere = (card: CardNumber): boolean => engine.isInPlay(card) || isPlace(engine, card);
  const named = candidates(context, sel).filter((card) => isThere(card) && !except.includes(card));
  const isAtHeadquarters =
    saysHeadquarters(sel.f) || named.some((card) => placeFacts(engine.definitionOf(card))?.kind === 'headquarters');
  const hosts = isAtHeadquarters ? [...new Set([...named, ...elsewhere])] : named;
  const ship = isType(engine, context.source.card, 'dilemma') ? attemptIn(engine)?.ship?.card : undefined;
  return ship !== undefined && hosts.includes(ship) ? ship : oneHost(context, hosts, by);
}

/** Is it a headquarters that is asked for, even where there is none? */
function saysHeadquarters(filter: Sel['f']): boolean {
  if (filter?.f === 'and') return filter.of.some(saysHeadquarters);
  return filter?.f === 'mission' && filter.is === 'headquarters';
}

function oneHost(context: Context, hosts: readonly CardNumber[], player: Seat): CardNumber | undefined | 'asked' {
  if (hosts.length < 2) return hosts[0];
  choose(context.engine, {
    player,
    prompt: 'Choose where',
    from: refsOf(context, hosts),
    min: 1,
    max: 1,
    as: 'host',
    source: context.source.card,
  });
  return 'asked';
}

/** Where those are who attempt: aboard their ship, or on the planet. */
function withTheInvolved({ engine }: Context): Place | null {
  const attempt = attemptIn(engine);
  if (!attempt) return null;
  return attempt.ship
    ? { host: attempt.ship.card, relation: 'aboard' }
    : { host: placeOfAttempt(attempt).card, relation: 'here' };
}
