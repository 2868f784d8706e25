/**
 * Refuses what cannot be meant: a text whose words fit the grammar, but whose tree says something that no card can do, be or undergo, was not
 * understood. It is refused as a whole, with the place, rather than played as something else.
 */
import { isOfCost } from '../tree/of-cost.ts';
import type { Ability, Cond, Effect, EventPattern, Filter, Mod, PlayerRef, Sel, Timing } from '../tree/index.ts';
import { hasUntil, isLasting, placesThis } from './clauses.ts';
import { originOf } from './destinations.ts';
import { asksWhereItIsNot, isThenStopped, saysOfEitherShip } from './places-meant.ts';
import { saysFewerOfNobody } from './fewer-than-nobody.ts';
import { discardsFromSomewhere, isAboardPaid, movesThePaid, saysOfOneOfTwo, speaksOfGone } from './gone-cards.ts';
import { hostOf } from '../tree/host-of.ts';
import { idsIn } from '../tree/ids.ts';
import { isSame } from '../tree/same.ts';
import { everyNode, someNode, type TreeNode } from '../tree/visit.ts';
import { ABOUT, bearersOf, doesTheSame, DONE_TO, UNDERGONE } from './deeds-and-kinds.ts';
import { CardsMeant, common, HELD_IN, isNeverPresent, ON_TABLE, type Kinds } from './kinds-of-cards.ts';
import { idlePick } from './idle-picks.ts';
import { saysYouOfOwner } from './revealed-by-owner.ts';
import { replacesUnknown } from './other-amounts.ts';
import { unboundLetter } from './letters-in-scope.ts';
import { hasLeft } from './mentions.ts';
import { isOneSided } from './sides-of-cards.ts';
import { neverDone } from './never-done.ts';
import { untoldOfStopped } from './stopped-cards.ts';
import { fightsWithOthers } from './whose-battle.ts';
import { asksYouOfOthers } from './whose-outcome.ts';

type Put = Extract<Effect, { x: 'put' }>;

/** Why an ability cannot be meant as it was read, in words; undefined where it can. */
export function nonsense(ability: Ability, cardType: string): string | undefined {
  const letter = unboundLetter(ability);
  if (letter !== undefined) return `what is meant by "${letter}" is not known there`;
  if (saysYouOfOwner(ability, cardType)) return 'it is not known whether its owner or who faces it is meant';
  if (ability.at.t === 'static' && everyNode({ is: 'row', node: ability.do }).some(isAboutOutcome))
    return 'what always holds is not done or left undone';
  // 'Your opponent must discard a card to choose a dilemma': is it done, or may it not be done without?
  if (
    ability.may === undefined &&
    ability.cost?.some((one) => (one.x === 'put' || one.x === 'points') && isForOther(one.who))
  )
    return 'it is not known whether another has to pay';
  if (someNode({ is: 'ability', node: ability }, isOfNoBattle)) return 'no battle was begun of which that is asked';
  if (speaksOfNoEvent(ability)) return 'nothing has happened of which that could be said';
  const unreplaced = replacesUnknown(ability, cardType);
  if (unreplaced !== undefined) return unreplaced;
  if (isChoiceAlone(ability)) return 'nothing is paid by choosing';
  if (saysOfCompany(ability)) return 'it is not known who of those present is meant';
  if (ability.do.some((one) => isPlayedAlready(one, ability))) return 'it is played already';
  const idle = idlePick(ability);
  if (idle !== undefined) return `nothing comes of choosing "${idle}"`;
  const undone = neverDone(ability);
  if (undone !== undefined) return `nothing before does what is asked of it: ${undone}`;
  if (asksYouOfOthers(ability)) return 'it is not known what you would have done';
  const untold = untoldOfStopped(ability, cardType);
  if (untold !== undefined) return untold;
  if (asksOfNothing(ability)) return 'nothing was done before it';
  if (isAboardPaid(ability)) return 'nobody is aboard what was paid with';
  if (movesThePaid(ability)) return 'it is not known whether "it" is what was paid with';
  if (saysFewerOfNobody(ability)) return 'it would hold of nobody';
  if (saysOfEitherShip(ability)) return 'it is not known which of both ships is meant';
  if (asksWhereItIsNot(ability, cardType)) return 'a card in a hand or a pile is nowhere';
  const meant = new CardsMeant(ability, cardType);
  for (const one of everyNode({ is: 'ability', node: ability })) {
    const { is, node } = one;
    if (isNeverPresent(one, meant)) return 'nobody is present with a ship or a mission';
    if (is === 'cards' && meant.of(node)?.size === 0) return 'no card is all of this at once';
    if (is === 'filter' && isDenied(node)) return 'no card is the same and not the same';
    // 'If this dilemma is prevented, …': what was prevented is not carried out.
    if (is === 'condition' && isPreventedItself(node) && ability.at.t === 'resolve')
      return 'what is prevented does nothing';
    if (is === 'place' && node.p === 'at' && typeof node.mission.n === 'number' && node.mission.n > 1)
      return 'nobody is at several missions at once';
    // 'When you play an event from your discard pile': where it came from nobody knows once it is played.
    if (is === 'event' && node.e === 'play' && node.place?.p === 'zone' && PLAYED_FROM.has(node.place.zone))
      return 'from where a card is played is not known';
    // Who has killed somebody in combat, nobody can tell.
    if (is === 'event' && node.by && saysInBattle(node.by)) return 'it is not known by whom, of those in a battle';
    if (is === 'event' && isDrawnElsewhere(node)) return 'nothing is drawn from there';
    const never = is === 'event' ? neverHappens(meant, node) : undefined;
    if (never !== undefined) return never;
    if (is === 'place' && isThenStopped(hostOf(node))) return 'it is not known which of both is stopped';
    if (is === 'place' && node.p === 'present' && hasGone(node.with, ability.at))
      return 'who is gone is present with nobody';
    if (is === 'state' && node.s === 'at' && node.place.p === 'at' && hasGone(node.place.mission, ability.at))
      return 'who is gone is at no mission';
    if (is === 'place' && node.p === 'aboard' && !node.was && hasGone(node.ship, ability.at))
      return 'nobody is aboard what is gone';
    // 'Your opponent may place this on one of your missions. You cannot attempt this mission until …': and where it was not placed?
    if (is === 'row' && node.some((one, index) => isHereThough(node[index - 1], one)))
      return 'it holds only where this card was placed';
    if (is === 'row' && speaksOfGone(node)) return 'what was with it is gone';
    if (is === 'row' && saysOfOneOfTwo(node)) return 'it is not known whether both are meant';
    if (is === 'row' && discardsFromSomewhere(node)) return 'it is not known from where another card is discarded';
    if (is !== 'effect') continue;
    if (node.x === 'if' && node.who !== undefined && ability.cost?.includes(node)) return 'it is not known who is paid';
    if (node.x === 'flip' && isOneSided(node, ability, cardType)) return 'it is not known what is on its other side';
    if (isToItself(node, ability.at)) return 'the same happens to the same card';
    if (fightsWithOthers(node, ability)) return 'nobody else begins a battle';
    if (isOneAtEach(node)) return 'one at each of them is not chosen one by one';
    if (isOfEachNumber(node)) return 'it is not known whose number each has';
    if (isInAnyPile(node)) return 'it is not known whose pile is meant';
    const why = isTooLate(node, ability) ? 'its cost would be paid already' : ofEffect(node, meant);
    if (why !== undefined) return why;
    if (ability.at.t === 'static' && isOfOneUnknown(node)) return 'nobody chooses whom it holds for';
    if (PASSING.has(ability.at.t) && !isOfAPlay(ability.at) && isWithoutEnd(node))
      return 'how long it lasts is not said';
  }
  return undefined;
}

const isForOther = (who: PlayerRef | undefined): boolean => who !== undefined && who !== 'you';

/** 'If you have played a personnel this turn, that personnel …': of a deed that is only asked for, whose it was is not known. */
function speaksOfNoEvent(ability: Ability): boolean {
  if (ability.at.t === 'on' || ability.at.t === 'window') return false;
  const nodes = everyNode({ is: 'ability', node: ability });
  const isOfAnother = nodes.some(({ is, node }) => is === 'effect' && OF_THEIR_OWN.has(node.x));
  return !isOfAnother && nodes.some(({ is, node }) => is === 'cards' && node.ref === 'that');
}
/** What has, or comes about by, an event or a card of its own. */
const OF_THEIR_OWN: ReadonlySet<Effect['x']> = new Set(['later', 'each', 'battle']);

const isPreventedItself = (cond: Cond): boolean =>
  cond.c === 'is' && cond.who.ref === 'this' && cond.state.s === 'prevented';

const saysInBattle = (by: Sel): boolean =>
  someNode({ is: 'cards', node: by }, ({ is, node }) => is === 'state' && node.s === 'inBattle');

/** 'When your personnel is killed, each personnel present …': is it whoever was killed, discarded, taken away? */
const hasGone = ({ ref }: Sel, at: Timing): boolean =>
  at.t === 'on' &&
  at.ev.stage === 'did' &&
  [at.ev.e].flat().every((deed) => hasLeft(deed)) &&
  ref !== undefined &&
  (ref === 'that' || ref === at.ev.what?.ref || ref === at.ev.what?.as);

/** Does an effect last for a while where this card is, though that may not have been placed there? */
const isHereThough = (before: Effect | undefined, effect: Effect): boolean =>
  (before?.x === 'may' || before?.x === 'if') &&
  placesThis(before) &&
  isLasting(effect) &&
  hasUntil(effect) &&
  someNode({ is: 'effect', node: effect }, ({ is, node }) => is === 'place' && node.p === 'here');

/** 'When your personnel is about to be killed, that personnel is killed instead'. */
const isToItself = (effect: Effect, at: Timing): boolean =>
  effect.x === 'instead' &&
  doesTheSame(effect, at) &&
  effect.do.some((one) => 'what' in one && isOfTrigger(one.what, at));

/** 'When you play a card, you may … to play it at cost -3': its cost is paid, and it is in play. */
const isPlayedAlready = (effect: Effect, { at, cost = [] }: Ability): boolean =>
  effect.x === 'put' &&
  effect.why === 'play' &&
  effect.to.p === 'zone' &&
  at.t === 'on' &&
  at.ev.e === 'play' &&
  (isOfTrigger(effect.what, at) || (effect.what.ref === 'this' && cost.some(isPutThis)));
const isPutThis = (paid: Effect): boolean => paid.x === 'put' && paid.what.ref === 'this';

const isOfTrigger = (what: unknown, at: Timing): boolean => {
  if (at.t !== 'on' || typeof what !== 'object' || what === null || !('ref' in what)) return false;
  return (
    what.ref === 'that' || (what.ref !== undefined && (what.ref === at.ev.what?.ref || what.ref === at.ev.what?.as))
  );
};

/** 'A different personnel with the same title'. */
const isDenied = (filter: Filter): boolean =>
  filter.f === 'and' &&
  filter.of.some((one) => one.f === 'same' && filter.of.some((other) => other.f === 'not' && isSame(other.of, one)));

/** 'Stop a personnel at each of your missions': one at each, not one at any of them. */
function isOneAtEach(effect: Effect): boolean {
  const what =
    effect.x === 'pick' ? effect.sel : 'what' in effect && typeof effect.what === 'object' ? effect.what : {};
  if (what.n === 'all' || what.ref !== undefined || (what.at?.p !== 'at' && what.at?.p !== 'aboard')) return false;
  const host = hostOf(what.at);
  // 'The ship this is on' is one.
  if (host?.n !== 'all' || someNode({ is: 'cards', node: host }, isOfThis)) return false;
  // 'Any empty ship where your ship is' is at any of them.
  return effect.x === 'pick' || host.of !== undefined;
}

const isOfThis = ({ is, node }: TreeNode): boolean =>
  (is === 'cards' && node.ref === 'this') || (is === 'place' && node.p === 'involved');

/** 'Place a card on the bottom of any player's deck': each has one; of any player who does it, it is that player's. */
const isInAnyPile = (effect: Effect): boolean =>
  effect.x === 'put' &&
  effect.who !== 'anyPlayer' &&
  effect.to.p === 'zone' &&
  effect.to.of === 'anyPlayer' &&
  effect.to.zone !== 'removed' &&
  effect.to.zone !== 'play';

/** 'Each player discards his or her hand and draws that many': each as many as that player has discarded. */
const isOfEachNumber = (effect: Effect): boolean =>
  effect.x === 'put' &&
  (effect.who === 'eachPlayer' || effect.who === 'eachOpponent') &&
  typeof effect.what.n === 'object' &&
  'eq' in effect.what.n &&
  typeof effect.what.n.eq === 'object' &&
  effect.what.n.eq.a === 'that';

/** 'This ship is Range -2. If you cannot, …', as a sentence by itself: what could not be done? */
const asksOfNothing = ({ at, cost, do: [first] }: Ability): boolean =>
  at.t === 'resolve' && !cost && first?.x === 'if' && first.if.c === 'ok' && first.if.who === undefined;

/** 'When you begin combat, if you win': not a battle that the text has begun itself. */
const isOfNoBattle = ({ is, node }: TreeNode): boolean =>
  is === 'condition' && node.c === 'ok' && (node.who === 'winner' || node.who === 'loser');

/** 'If he or she does': was it done? */
const isAboutOutcome = ({ is, node }: TreeNode): boolean => is === 'condition' && node.c === 'ok';

/** 'One of your personnel present is Strength +3', all the time: which one? */
function isOfOneUnknown(effect: Effect): boolean {
  if (effect.x !== 'mod' || effect.mods.some(({ m }) => m === 'payBy')) return false;
  const { ref, n, of, nth } = effect.what;
  if (ref !== undefined || nth !== undefined) return false;
  return n === undefined ? of !== undefined : n !== 'all';
}

/** Texts that are carried out once each time. */
const PASSING: ReadonlySet<Timing['t']> = new Set(['on', 'clock', 'order']);
/** What a card has become it is for good. */
const CHANGING: ReadonlySet<Mod['m']> = new Set(['num', 'set', 'multiply', 'gain', 'lose']);
/** As a card is about to be played: it lasts while that is played. */
const isOfAPlay = (at: Timing): boolean => at.t === 'on' && at.ev.e === 'play' && at.ev.stage === 'about';

/** 'When you begin an engagement, your ship is Weapons +1': of those in a battle it ends with that; of others, when, and is it one or all? */
const isWithoutEnd = (effect: Effect): boolean =>
  effect.x === 'mod' &&
  effect.until === undefined &&
  effect.what.ref === undefined &&
  effect.what.nth === undefined &&
  effect.what.at?.p !== 'involved' &&
  effect.mods.some(({ m }) => CHANGING.has(m));

/** 'Draws a card from an event': cards lie in decks. */
const isDrawnElsewhere = ({ e, place: from }: EventPattern): boolean =>
  e === 'draw' && from !== undefined && from.p !== 'zone';

/** 'Choose a Klingon to …', of whom nothing more is said: it is no price. */
function isChoiceAlone({ cost = [], do: effects }: Ability): boolean {
  const used = new Set(effects.flatMap((node) => idsIn({ is: 'effect', node }).map(({ id }) => id)));
  return cost.length > 0 && cost.every((one) => one.x === 'pick' && !used.has(one.as));
}

/** 'Your Klingon present with an opponent's Romulan … that Romulan': there may be several. */
function saysOfCompany(ability: Ability): boolean {
  const nodes = everyNode({ is: 'ability', node: ability });
  const company = new Set(
    nodes.flatMap(({ is, node }) => (is === 'place' && node.p === 'present' && node.with.as ? [node.with.as] : [])),
  );
  return nodes.some(
    ({ is, node }) => is === 'effect' && DONE_TO_ONE.has(node.x) && 'what' in node && isOneOf(node.what, company),
  );
}
const DONE_TO_ONE: ReadonlySet<Effect['x']> = new Set(['put', 'stop', 'unstop']);
const isOneOf = (what: unknown, letters: ReadonlySet<string>): boolean =>
  typeof what === 'object' && what !== null && 'ref' in what && typeof what.ref === 'string' && letters.has(what.ref);

const PLAYED_FROM: ReadonlySet<string> = new Set(['hand', 'discard', 'deck']);

/** When a card's cost is still to be paid: that of a dilemma once it is revealed. */
const BEFORE_PAYING: ReadonlySet<unknown> = new Set(['reveal', 'revealDilemma']);

/** Is the cost of a card that was spoken of changed once that is paid? What lasts is about cards that are played later. */
function isTooLate(effect: Effect, { at, do: effects }: Ability): boolean {
  if (effect.x !== 'mod' || effect.what.ref === undefined || effect.until !== undefined || at.t === 'static')
    return false;
  const isCost = effect.mods.some(isOfCost);
  if (!isCost || effects.some(({ x }) => x === 'later')) return false;
  return !(at.t === 'on' && (BEFORE_PAYING.has(at.ev.e) || (at.ev.e === 'play' && at.ev.stage === 'about')));
}

/** 'You may draw a card unless that opponent pays': what may be done was read as the other's paying. */
const isOfferOfOffer = (effect: Effect): boolean =>
  effect.x === 'may' && effect.do.length === 1 && effect.do.some((one) => one.x === 'may' && one.do.length === 0);

/** 'When this personnel moves': it is ships that do. */
function neverHappens(meant: CardsMeant, { e, what }: EventPattern): string | undefined {
  if (!what) return undefined;
  const all = [e].flat().map((deed) => unlessOf(meant, what, UNDERGONE.get(deed), deed));
  return all.find((why) => why !== undefined);
}
function ofEffect(effect: Effect, meant: CardsMeant): string | undefined {
  if (isOfferOfOffer(effect)) return 'an offer is left to somebody else';
  if (effect.x === 'put') return ofPut(effect, meant);
  if (effect.x === 'mod')
    return effect.mods.map((mod) => ofMod(effect.what, mod, meant)).find((why) => why !== undefined);
  if (!('what' in effect) || typeof effect.what !== 'object') return undefined;
  const deed = effect.x === 'ship' ? effect.why : effect.x;
  return unlessOf(meant, effect.what, ABOUT.get(deed), deed);
}

function ofPut(put: Put, meant: CardsMeant): string | undefined {
  const { why, what, to } = put;
  // Damage that lies on ships already is not meant.
  if (why === 'place' && what.f?.f === 'damage' && what.at === undefined && what.ref === undefined)
    return 'where the Damage card comes from is not known';
  // 'Discard your event', which lies in play, is no discarding from a hand.
  if (why === 'discard' && what.of !== undefined && what.at?.p === 'zone' && what.at.zone === 'hand')
    return 'nobody commands what is in a hand';
  if (BOUNDS.every((key) => what[key] === undefined)) return 'it is not known which card is moved';
  const wrong = unlessOf(meant, what, DONE_TO.get(why), why);
  if (wrong !== undefined) return wrong;
  // 'Place a personnel here on top of your deck': an opponent's is not put there.
  if (to.p === 'zone' && to.of === 'you' && isOfWhomever(what, meant)) return 'it is not known whose card it is';
  if (to.p === 'zone') return unlessOf(meant, what, HELD_IN.get(to.zone), `${why} in a ${to.zone}`);
  const there = ON_TABLE.get(to.p);
  if (!there) return undefined;
  const host = hostOf(to);
  const isHost = ({ ref, as }: Sel): boolean => host?.ref !== undefined && (host.ref === ref || host.ref === as);
  if (isHost(what)) return 'a card cannot be placed on itself';
  if (originOf(put).some(isHost)) return 'it is there already';
  return (
    unlessOf(meant, what, there.guest, `${why} ${to.p} a card`) ??
    (host && unlessOf(meant, host, there.host, `have cards ${to.p} it`))
  );
}

/** What keeps a selection from being every card on the table. */
const BOUNDS = ['ref', 'f', 'at', 'of'] as const;
const AMONG_ALL: ReadonlySet<unknown> = new Set(['here', 'present', 'aboard', 'at', 'involved']);
const OF_EACH: Kinds = new Set(['personnel', 'ship', 'equipment']);
/** Is it any card at a place where each player's are? */
function isOfWhomever(what: Sel, meant: CardsMeant): boolean {
  const kinds = meant.of(what);
  if (what.ref !== undefined || what.of !== undefined || !AMONG_ALL.has(what.at?.p) || !kinds) return false;
  return common(kinds, OF_EACH)?.size === kinds.size;
}

function ofMod(what: Sel, mod: Mod, meant: CardsMeant): string | undefined {
  const doing = mod.m === 'num' || mod.m === 'set' ? `change the ${mod.prop} of` : 'give a skill to';
  return unlessOf(meant, what, bearersOf(mod), doing);
}

/** Says what cannot be done, where none of the kinds that are meant can undergo it. */
function unlessOf(meant: CardsMeant, what: Sel, able: Kinds, doing: string): string | undefined {
  const those = meant.of(what);
  if (those === undefined || able === undefined) return undefined;
  if (common(those, able)?.size !== 0) return undefined;
  return `no card can be meant: ${doing} ${[...those].join(' or ') || 'nothing'}`;
}
