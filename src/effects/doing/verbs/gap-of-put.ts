/** What of putting cards somewhere is not carried out, and whose doing it is. */
import { filterParts, innerBlocks, isEachOf, isOpenNumber } from '../../reading/index.ts';
import type { EffectOf } from './handler.ts';
import type { Ability, Effect, Place, PlayerRef, Sel } from '../../../language/tree/index.ts';

/** Is it another player who does it, with a card of that player's own? */
export function isOthersDoing({ who, what }: EffectOf<'put'>): boolean {
  const isChosenByYou = what.by === 'you' && what.at?.p === 'zone';
  // At random from the cards of each is not at random from those of all.
  const isDrawnFromEach = what.by === 'random' && isEachOf(who);
  const isOfDoer = what.by === undefined || isChosenByYou || isDrawnFromEach;
  return who !== undefined && who !== 'you' && what.ref === undefined && isOfDoer;
}

/** Is it a zone of each of several players, who do not each do it for themselves? */
const isOfEach = (place: Place, who: PlayerRef | undefined): boolean =>
  place.p === 'zone' && isEachOf(place.of) && place.of !== who;
/** Cards in play of each of several players, drawn as if they were all of one. */
const isDrawnFromAll = ({ by, of }: Sel, who: PlayerRef | undefined): boolean =>
  by === 'random' && isEachOf(of) && of !== who;

/** 'A card in each player's discard pile' is one in each; by one player's choice that would be one of them all. From the top it is one of each. */
export function gapOfEach(sel: Sel, who: PlayerRef | undefined): string | null {
  const { n, ref, at, from } = sel;
  if (ref !== undefined || from !== undefined || (n !== undefined && typeof n !== 'number')) return null;
  return (at && isOfEach(at, who)) || isDrawnFromAll(sel, who) ? 'one card of each of several players' : null;
}

/** Cards are put anywhere, but for what is about to be played; cards played by a text go to some places only. */
export function gapOfPut(effect: EffectOf<'put'>, ability: Ability): string | null {
  const { n, at } = effect.what;
  if (isOfEach(effect.to, effect.who)) return 'cards that go to each of several players';
  const ofEach = gapOfEach(effect.what, effect.who);
  if (ofEach !== null) return ofEach;
  if (effect.why === 'draw' && isOpenNumber(n) && at?.p === 'zone' && at.zone !== 'deck')
    return 'drawing up to so many of them';
  if (effect.why === 'draw' && effect.what.as !== undefined) return 'what was drawn';
  if (effect.why === 'download' && at?.p === 'zone' && at.zone !== 'deck')
    return 'downloading from elsewhere than the deck';
  if (effect.why === 'play' && isOthersDoing(effect)) return 'another player playing a card as an effect';
  if (effect.to.p === 'wherePlayable' && isOthersDoing(effect) && n !== undefined && n !== 1)
    return 'several cards of each player, each where it could be played';
  if (effect.why === 'place' && isOnItsWay(ability, effect)) return 'placing what is about to be played';
  if (isOfAll(effect) && !isOfOwn(effect)) return 'each of several players doing something to the cards of all of them';
  return effect.why === 'play' && !isElsewhere(ability, effect) ? 'playing a card there as an effect' : null;
}

/** 'Each player places each revealed card': not said is which of them are that player's. */
export const isOfAll = ({ who, what }: EffectOf<'put'>): boolean =>
  isEachOf(who) && what.n === 'all' && what.ref === undefined && what.of === undefined && what.at === undefined;

/** Of what they have shown of their own, each on the pile of its owner: the own ones are meant. */
const isOfOwn = ({ what: { f }, to }: EffectOf<'put'>): boolean =>
  filterParts(f).some((one) => one.f === 'was' && one.ev.e === 'reveal' && one.span === 'ability') &&
  to.p === 'zone' &&
  typeof to.of === 'object' &&
  'owner' in to.of;

/** 'Play him aboard this ship instead', of what is about to be played; cards played now, as if they were in hand. */
function isElsewhere({ at }: Ability, { what, to, costBy }: Extract<Effect, { x: 'put' }>): boolean {
  if (to.p === 'wherePlayable') return to.card === undefined;
  if (at.t === 'on' && at.ev.e === 'play' && at.ev.stage === 'about')
    return what.ref === 'that' && costBy === undefined;
  return to.p === 'aboard' || (to.p === 'zone' && to.zone === 'play');
}

/** What is about to be played is on its way: unless its play is prevented or replaced, it cannot be placed. */
function isOnItsWay({ at, do: effects }: Ability, put: Extract<Effect, { x: 'put' }>): boolean {
  const isThat = at.t === 'on' && at.ev.e === 'play' && at.ev.stage === 'about' && put.what.ref === 'that';
  // In a loop over other cards it is the one that it is the turn of.
  const isTurnOfIt = (effect: Effect): boolean =>
    (effect.x === 'each' && effect.do.some((one) => one === put)) ||
    innerBlocks(effect).some((block) => block.some(isTurnOfIt));
  const isStopped = (effect: Effect): boolean =>
    effect.x === 'prevent' || effect.x === 'instead' || innerBlocks(effect).some((block) => block.some(isStopped));
  return isThat && !effects.some(isStopped) && !effects.some(isTurnOfIt);
}
