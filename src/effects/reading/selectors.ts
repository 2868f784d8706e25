/** Selectors: which cards a phrase of a text may mean just now. */
import { fromEach } from '../../engine/kernel/lists.ts';
import { every } from './every.ts';
import { beneath, isCaptive, zoneName } from '../terms.ts';
import { type Reading, allInPlace, inPlace, matches } from '../meaning.ts';
import { attemptIn, isMet, placeOfAttempt } from '../undertakings.ts';
import { remembered } from './remembered.ts';
import { bestOf } from './superlatives.ts';
import { bound, playersOf, type Context } from './context.ts';
import { isCaptiveMeant } from './captives.ts';
import { beneathMissions, isOutsidePlace, partsApart } from './outside-places.ts';
import { formerCommander } from './departed.ts';
import {
  isAboutPersonnel,
  isOfTheInvolved,
  isOfTheirs,
  isReached,
  namesKeyword,
  namesKind,
  withTheInvolved,
} from './dilemma-reach.ts';
import { cardsOfFacts } from './facts.ts';
import { withWhoLeft } from './present.ts';
import { inPlay, inPlayOf, isStopped, isType, missionOf, presenceAnchor, isPlace, isTask } from './places.ts';
import { isPast, wereThere } from './former-guests.ts';
import { othersThan } from './others.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Filter, Place, Sel } from '../../language/tree/index.ts';

const NONE: readonly CardNumber[] = [];

/** What is plain from a selector's words alone. */
interface Words {
  readonly isAboutPersonnel: boolean;
  readonly isOfTheFaced: boolean;
  readonly past: Extract<Filter, { f: 'was' }> | undefined;
  readonly kind: string | undefined;
  readonly namesStopped: boolean;
  readonly namesDamage: boolean;
  readonly namesDilemma: boolean;
  readonly namesOvercome: boolean;
  readonly namesTitle: boolean;
  readonly namesKeyword: boolean;
}

const wordsOf = remembered((sel: Sel): Words => ({
  isAboutPersonnel: isAboutPersonnel(sel),
  isOfTheFaced: isOfTheFaced(sel.f),
  past: doneThisWay(sel.f),
  kind: sel.f && kindAskedFor(sel.f),
  namesStopped: namesState(sel.f),
  namesDamage: namesDamage(sel.f),
  namesDilemma: namesKind(sel.f, 'dilemma'),
  namesOvercome: namesOvercome(sel.f),
  namesTitle: namesTitle(sel.f),
  namesKeyword: namesKeyword(sel.f),
}));

/** All cards a selector may mean: place, player, filter, usable by rule; not yet how many or who chooses. */
function candidates(context: Context, sel: Sel): CardNumber[] {
  const fits = fitting(context, sel);
  const found: CardNumber[] = [];
  for (const card of domainOf(context, sel)) if (fits(card)) found.push(card);
  const nth = sel.from === 'bottom' ? found.reverse() : found;
  return sel.best ? bestOf(context, nth, sel.best, typeof sel.n === 'number' ? sel.n : 1) : nth;
}

/** Does the selector mean at least so many cards that are so? Nobody is looked at once that is known. */
function hasCandidates(context: Context, sel: Sel, least: number, isSo: (card: CardNumber) => boolean): boolean {
  if (sel.best) return candidates(context, sel).filter(isSo).length >= least;
  if (least <= 0) return true;
  const fits = fitting(context, sel);
  let found = 0;
  for (const card of domainOf(context, sel)) {
    if (!isSo(card) || !fits(card)) continue;
    found += 1;
    if (found >= least) return true;
  }
  return false;
}

/** Of the cards where it looks, which does the selector mean? */
function fitting(context: Context, sel: Sel): (card: CardNumber) => boolean {
  const other = othersThan(context, sel);
  const { f: filter, of } = sel;
  const itself = sel.ref === undefined ? context.played : 0;
  const seats = of === undefined ? null : playersOf(context, of);
  return (card) =>
    card !== itself &&
    !other.includes(card) &&
    (seats === null || isOf(context, sel, card, seats)) &&
    (filter === undefined || (isOpen(context, card) && matches(context, filter, card))) &&
    isUsable(context, sel, card);
}

/** Stopped cards, damage cards and captives that the selector would mean if they could be affected. */
export function leftOut(context: Context, sel: Sel): CardNumber[] {
  const { engine } = context;
  return domainOf(context, sel).filter(
    (card) =>
      (isStopped(engine, card) || engine.relationOf(card) === 'damage' || isCaptive(engine, card)) &&
      !isUsable(context, sel, card) &&
      isWhose(context, sel, card) &&
      (!sel.f || matches(context, sel.f, card)),
  );
}

/** How many cards lie somewhere is open to all; what they are may not be. */
function isOpen({ engine, openTo }: Context, card: CardNumber): boolean {
  return openTo === undefined || engine.ruleset.showing.knows(engine, card, openTo);
}

/** Could the selector mean this very card? Continuous effects ask so, card by card. */
function covers(context: Context, sel: Sel, card: CardNumber): boolean {
  const { engine } = context;
  if (sel.ref)
    return (
      bound(context, sel.ref).some((ref) => ref.card === card && engine.isSame(ref)) &&
      (!sel.f || matches(context, sel.f, card))
    );
  const isOutside = !engine.isInPlay(card);
  // Out of play a card is protected from text, unless it says "you own" or names the zone.
  const isMeantOutside = sel.via === 'own' || isOutsidePlace(sel.at) || wordsOf(sel).namesOvercome;
  if (isOutside && !isMeantOutside && !(wordsOf(sel).namesDilemma && isMet(engine, card))) return false;
  if (othersThan(context, sel).includes(card)) return false;
  // Where others are is asked last: it is the longest to find, and the first to change.
  const isSuch = isWhose(context, sel, card) && (!sel.f || matches(context, sel.f, card));
  return isSuch && (!sel.at || inPlace(context, sel.at, card)) && isUsable(context, sel, card);
}

/** Could the selector mean this card while it is being played? Cost text reaches it before it is in play. */
function coversPlayed(context: Context, sel: Sel, card: CardNumber): boolean {
  if (sel.ref) return bound(context, sel.ref).some((ref) => ref.card === card);
  if (sel.at && sel.at.p !== 'zone' && !isFacedHere(context, sel.at, card)) return false;
  const owner = context.engine.ownerOf(card);
  if (sel.of !== undefined && !playersOf(context, sel.of).includes(owner)) return false;
  return !sel.f || matches(context, sel.f, card);
}

/** "Each dilemma revealed at this mission": one of the attempt that is made there. */
function isFacedHere({ engine, source }: Context, place: Place, card: CardNumber): boolean {
  if (place.p !== 'here' || !isType(engine, card, 'dilemma')) return false;
  const attempt = attemptIn(engine);
  return attempt !== null && placeOfAttempt(attempt).card === missionOf(engine, presenceAnchor(engine, source.card));
}

const INVOLVED: Place = { p: 'involved' };

/** Where to look: what is bound, a zone, the attempt, or everything in play. */
function domainOf(context: Context, sel: Sel): readonly CardNumber[] {
  const { engine } = context;
  if (sel.ref) {
    const known = bound(context, sel.ref)
      .filter((ref) => engine.isSame(ref))
      .map((ref) => ref.card);
    const { at } = sel;
    // 'This personnel at a [Dom] mission', 'one of those at a planet': only while it is there.
    return at && (sel.ref === 'this' || sel.n !== undefined)
      ? known.filter((card) => inPlace(context, at, card))
      : known;
  }
  const apart = partsApart(sel);
  if (apart) return [...new Set(fromEach(apart, (part) => domainOf(context, part)))];
  const words = wordsOf(sel);
  const past = sel.at ? undefined : words.past;
  if (past) return cardsOfFacts(context, past.ev, past.span);
  const isWithThem = isOfTheirs(engine, words.kind, words.namesKeyword);
  const isOfThem = !sel.at && (words.isAboutPersonnel || isWithThem) && isOfTheInvolved(context, sel);
  if (isOfThem && words.namesTitle) return inPlay(engine).filter((card) => isWithinReach(context, card));
  if (isOfThem && isWithThem) return inPlayFor(engine, words).filter((card) => isReached(engine, card));
  const place = isOfThem ? INVOLVED : sel.at;
  if (words.isOfTheFaced) return facedCard(engine);
  if (!place) return inPlayFor(engine, words);
  if (isPast(place)) return wereThere(context, place, (hosts) => candidates(context, hosts));
  const left = isOnItself(place) ? guestsThatWere(context) : undefined;
  if (left) return left;
  if (place.p === 'zone' && place.zone !== 'play') {
    const zone = zoneName(engine, place.zone);
    const cards = fromEach(playersOf(context, place.of), (seat) => engine.zone(zone, seat));
    return place.pos === 'bottom' ? [...cards].reverse() : cards;
  }
  return allInPlace(context, place, cardsNear(context, place, words));
}

/** Does the filter ask for overcome cards? These are not in play. */
export const namesOvercome = (filter: Filter | undefined): boolean =>
  filter?.f === 'and' ? filter.of.some(namesOvercome) : filter?.f === 'state' && filter.is.s === 'overcome';

/** A title may be anything's, also that of a copy: of a dilemma, personnel are those involved, and what is none lies anywhere. */
const isWithinReach = (context: Context, card: CardNumber): boolean =>
  !isType(context.engine, card, 'personnel') || inPlace(context, INVOLVED, card);

function namesTitle(filter: Filter | undefined): boolean {
  return filter?.f === 'title' || filter?.f === 'copyOf' || (filter?.f === 'and' && filter.of.some(namesTitle));
}

/** The dilemma that is being faced is not in play. */
function isOfTheFaced(filter: Filter | undefined): boolean {
  return filter?.f === 'faced' || (filter?.f === 'and' && filter.of.some(isOfTheFaced));
}

/** The slot of a text in which the cards on its own card stand as they were when it began. */
export const GUESTS = 'guests';

/** "Here" and "on this event" of a card that has left play: what was on it until then. */
function guestsThatWere({ engine, source, cards }: Context): readonly CardNumber[] | undefined {
  const guests = cards[GUESTS];
  return guests && !engine.isInPlay(source.card) ? guests.map((ref) => ref.card) : undefined;
}

function isOnItself(place: Place): boolean {
  return place.p === 'here' || (place.p === 'on' && place.card.ref === 'this');
}

/** Where to look for cards in a place: with what it names, not over the whole table. */
function cardsNear(context: Context, place: Place, words: Words): readonly CardNumber[] {
  const { engine } = context;
  // What lies on or beneath a card need not be in play.
  if (place.p === 'on' || place.p === 'beneath') {
    const relations = place.p === 'on' ? [...engine.ruleset.texts.lyingOn, 'here'] : [beneath(engine)];
    const hosts = candidates(context, every(place.card));
    return fromEach(hosts, (host) => fromEach(relations, (relation) => engine.hosted(host, relation)));
  }
  // 'Dilemmas overcome at this mission' lie beneath it.
  if (words.namesOvercome && (place.p === 'here' || place.p === 'at')) return beneathMissions(engine);
  if (place.p === 'here' && missionOf(engine, context.source.card) === 0)
    return [...inPlayFor(engine, words), ...engine.hosted(context.source.card, 'on')];
  if (place.p !== 'present') return inPlayFor(engine, words);
  const there = withTheInvolved(context, place) ?? withWhoLeft(context, place);
  if (there) return there;
  const anchors = candidates(context, place.with).map((anchor) => presenceAnchor(engine, anchor));
  return [...new Set(fromEach(anchors, (anchor) => engine.cardsAt(engine.placeOf(anchor))))];
}

/** Cards on the table among which the filter's may be: those of the type it asks for, if it asks for one. */
function inPlayFor(engine: Engine, { kind, namesOvercome: isBeneath }: Words): readonly CardNumber[] {
  if (isBeneath) return beneathMissions(engine);
  return kind === undefined || kind === 'card' ? inPlay(engine) : inPlayOf(engine, kind);
}

function kindAskedFor(filter: Filter): string | undefined {
  if (filter.f === 'kind') return filter.is;
  if (filter.f !== 'and') return undefined;
  for (const part of filter.of) if (part.f === 'kind' && part.is !== 'card') return part.is;
  return undefined;
}

/** "… revealed this way": the cards lie wherever they lay. */
function doneThisWay(filter: Filter | undefined): Extract<Filter, { f: 'was' }> | undefined {
  if (filter?.f === 'and') return filter.of.map(doneThisWay).find((part) => part !== undefined);
  return filter?.f === 'was' && filter.span === 'ability' ? filter : undefined;
}

/** 'A Damage card on that ship' speaks of damage; 'a non-Damage card' does not. */
function namesDamage(filter: Filter | undefined): boolean {
  return filter?.f === 'damage' || (filter?.f === 'and' && filter.of.some(namesDamage));
}

function namesState(filter: Filter | undefined): boolean {
  if (!filter) return false;
  if (filter.f === 'and' || filter.f === 'or') return filter.of.some(namesState);
  if (filter.f === 'not') return namesState(filter.of);
  return filter.f === 'state' && filter.is.s === 'stopped';
}

/** "Your": commanded by that player; "you own": owned, wherever it is. */
export function isWhose(context: Context, sel: Sel, card: CardNumber): boolean {
  return sel.of === undefined || isOf(context, sel, card, playersOf(context, sel.of));
}

function isOf({ engine, asItWas }: Context, sel: Sel, card: CardNumber, seats: readonly Seat[]): boolean {
  const owner = engine.ownerOf(card);
  const commander = engine.commanderOf(card);
  const isOut = !engine.isInPlay(card);
  if (sel.via === 'own') return seats.includes(owner);
  if (isOut && asItWas) return seats.includes(formerCommander(engine, card) ?? owner);
  // Places are their owner's, and what is out of play nobody commands; nor does anybody damage that lies on a ship.
  const isUncommanded = commander < 0 && engine.relationOf(card) === 'damage';
  if (isOut || isUncommanded || isPlace(engine, card) || isTask(engine, card))
    return sel.via !== 'commandNotOwn' && seats.includes(owner);
  return seats.includes(commander) && (sel.via !== 'commandNotOwn' || !seats.includes(owner));
}

/**
 * Stopped cards and captives: an own stopped card can't be used or affected by own text, an opponent's
 * only in the turn of the text's player; "all" and "each" reach them always.
 */
function isUsable(context: Context, sel: Sel, card: CardNumber): boolean {
  const { engine, you } = context;
  if (!engine.isInPlay(card) || partsApart(sel)) return true;
  // Damage cards are removed by text about them only.
  if (engine.relationOf(card) === 'damage' && sel.ref === undefined && !wordsOf(sel).namesDamage) return false;
  if (isCaptive(engine, card) && !isCaptiveMeant(context, sel, card, wordsOf(sel).past?.span === 'ability'))
    return false;
  const commander = engine.commanderOf(card);
  // Of what one commands, text about what an opponent owns reaches no more than other text.
  const isOwn = sel.via === 'own' && (commander !== you || engine.ownerOf(card) === you);
  if (!isStopped(engine, card) || sel.n === 'all' || sel.ref !== undefined || isOwn) return true;
  const { namesStopped, past } = wordsOf(sel);
  // 'Stopped by this dilemma': meant for what was done to it.
  if (namesStopped || past) return true;
  return commander !== you && engine.turn.player !== commander && !isOfItsOwner(context, commander);
}

/** To a dilemma its owner's cards are own cards too, whoever faces it. */
const isOfItsOwner = ({ engine, source }: Context, commander: Seat): boolean =>
  isType(engine, source.card, 'dilemma') && engine.ownerOf(source.card) === commander;

/** The dilemma that is being faced, as a list. */
function facedCard(engine: Engine): readonly CardNumber[] {
  const facing = attemptIn(engine)?.facing;
  return facing ? [facing.card] : NONE;
}

/** The interpreter's answers about selections of cards. */
export const selectors: Pick<Reading, 'candidates' | 'hasCandidates' | 'covers' | 'coversPlayed'> = {
  ...{ candidates, hasCandidates, covers, coversPlayed },
};
