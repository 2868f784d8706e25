/** What can be done just now: of several effects to choose from, only those of which something can be done may be chosen. */
import type { CardNumber } from '../../engine/asking/request.ts';
import { amountOf, candidates, holds, isExempt } from '../meaning.ts';
import {
  every,
  isCostAtWork,
  limitedAmount,
  pastOf,
  timesOf,
  playerOf,
  playersOf,
  requiresAttribute,
  skillsRequired,
  textAtWork,
  type Context,
} from '../reading/index.ts';
import { canPayAll, swappable } from './costs.ts';
import { isForbiddenNow } from './forbidden.ts';
import { mayBeTakenBy, mayComeIntoPlay } from './verbs/entering.ts';
import { hasHost } from './verbs/destination.ts';
import { refsOf } from './verbs/objects.ts';
import { placesInstructed } from '../standing/index.ts';
import type { Amount, Effect, Filter, Mod, Place, Sel } from '../../language/tree/index.ts';

/** The numbers of the ways that may be chosen, from 0: all, where nothing can be done of any. */
export function doableWays(context: Context, ways: readonly (readonly Effect[])[]): readonly number[] {
  const isOpen = isPaying(context)
    ? (way: readonly Effect[]): boolean => canPayAll(context, way)
    : (way: readonly Effect[]): boolean => isDoable(context, way);
  const open = ways.flatMap((way, index) => (isOpen(way) ? [index] : []));
  return open.length === 0 ? ways.map((_, index) => index) : open;
}

/** Is it a cost that is being paid? Then each way to pay it is paid in full. */
export function isPaying(context: Context): boolean {
  const atWork = textAtWork(context);
  return atWork !== null && isCostAtWork(atWork);
}

/** Can something of these be done? What is paid for has to be paid in full; to choose cards is nothing unless something is done with them. */
export function isDoable(context: Context, row: readonly Effect[]): boolean {
  const bought = boughtAt(row);
  if (bought > 0 && !canPayAll(context, row.slice(0, bought))) return false;
  const isMoreThanChoice = row.some(({ x }) => x !== 'pick');
  const known = withPicks(context, row);
  return (
    row.length === 0 || row.some((effect) => !(isMoreThanChoice && effect.x === 'pick') && isOneDoable(known, effect))
  );
}

/** Is it only a choice between nothing and nothing, as everybody can see: of no cards, to no place, as often as there is nothing? */
export function isPointless(context: Context, row: readonly Effect[]): boolean {
  return row.length > 0 && row.every((effect, at) => isIdle(context, effect) || (at > 0 && isOnceDone(effect)));
}

/** 'When you do this, …' behind what is not done. */
const isOnceDone = (effect: Effect): boolean =>
  effect.x === 'if' && effect.if.c === 'ok' && effect.if.value && effect.else === undefined;

function isIdle(context: Context, effect: Effect): boolean {
  if (isForbiddenNow(context, effect)) return true;
  switch (effect.x) {
    case 'each':
      return limitedAmount(context, timesOf(effect.over)) === 0;
    case 'stop':
    case 'unstop':
    case 'join':
      return isOnTheTable(effect.what) && areSeenToBeNone(context, effect.what);
    case 'mod':
      // Whom a selection is to leave out is known as it is made, and so is one who is present.
      return (
        ((effect.until === 'selection' || isOnePresent(effect.what)) && areSeenToBeNone(context, effect.what)) ||
        effect.mods.every((mod) => isSeenToChangeNothing(context, effect.what, mod))
      );
    case 'look':
      return areSeenToBeNone(context, effect.what);
    case 'oneOf':
      return effect.of.every((way) => isPointless(context, way));
    case 'swap':
      return areSeenToBeNone(context, effect.a) || isSeenToFitNone(context, effect);
    case 'points':
      return isSeenToBeNothing(context, effect.by);
    case 'may':
      return effect.cost === undefined && isPointless(context, effect.do);
    case 'instead':
      return isPointless(context, effect.do);
    case 'put':
      return (
        ((isOnTheTable(effect.what) || isOfPlayers(effect.what)) && areSeenToBeNone(context, effect.what)) ||
        !hasHost(context, effect.to) ||
        isNowhere(context, effect)
      );
    default:
      return false;
  }
}

/** Does everybody see that it comes to nothing? Who is not asked for what hidden cards count would tell of them. */
function isSeenToBeNothing(context: Context, amount: Amount): boolean {
  if (typeof amount === 'object' && amount.a === 'times') return isSeenToBeNothing(context, amount.of);
  return typeof amount === 'object' && amount.a === 'count' && !pastOf(amount.sel)
    ? areSeenToBeNone(context, amount.sel)
    : amountOf(context, amount) === 0;
}

/** Is it so much for each of none, or for each attribute that a dilemma asks for where it asks for none? */
function isSeenToChangeNothing(context: Context, what: Sel, mod: Mod): boolean {
  if (mod.m !== 'num') return false;
  if (mod.prop === 'reqAttr' && mod.attr === undefined && what.ref !== undefined)
    return !candidates(context, every(what)).some((card) => requiresAttribute(context.engine, card));
  return isCounted(mod.by) && isSeenToBeNothing(context, mod.by);
}

/** Is it a number of cards, or so much for each of them? */
const isCounted = (by: Amount): boolean =>
  typeof by === 'object' && (by.a === 'count' || (by.a === 'times' && isCounted(by.of)));

/** Is it about cards spoken of before, or about cards in play, or what lies on them or beneath them? */
const isOnTheTable = ({ ref, at, other }: Sel): boolean =>
  ref !== undefined || (other === undefined && (at === undefined || ON_THE_TABLE.has(at.p)));
const ON_THE_TABLE: ReadonlySet<Place['p']> = new Set(['beneath', 'on', 'present', 'here']);

/** Is it about one of those present, who is chosen as it is done? */
const isOnePresent = ({ ref, n, at }: Sel): boolean => ref === undefined && n === undefined && at?.p === 'present';

/** Is it about what lies in a pile, in a hand or out of the game? How much that is all players see. */
const isOfPlayers = ({ at }: Sel): boolean => at?.p === 'zone' && OF_PLAYERS.has(at.zone);
const OF_PLAYERS: ReadonlySet<string> = new Set(['discard', 'hand', 'removed']);

/** Does everybody see that there are none of these? Cards whose faces not all players know may be any: who is not asked about them would tell what they are. */
function areSeenToBeNone(context: Context, what: Sel): boolean {
  const { engine } = context;
  const all = every(what);
  if (candidates(context, all).length > 0) return false;
  const { f, ...whatever } = all;
  if (f === undefined || partsOf(f).some(isShown)) return true;
  const isHidden = (card: CardNumber): boolean =>
    engine.seats.some((_, seat) => !engine.ruleset.showing.knows(engine, card, seat));
  const open = seenOf(f);
  return !candidates(context, { ...whatever, ...(open && { f: open }) }).some(isHidden);
}

/** 'Exchange your personnel here with one of the same affiliation': is there one for none of them? */
function isSeenToFitNone(context: Context, { a, b }: Extract<Effect, { x: 'swap' }>): boolean {
  const { as } = a;
  if (as === undefined) return areSeenToBeNone(context, b);
  const all = refsOf(context, candidates(context, every(a)));
  const without = (cards: Context['cards']): boolean => areSeenToBeNone({ ...context, cards }, b);
  return all.length > 0 && all.every((ref) => without({ ...context.cards, [as]: [ref] }));
}

/** What of it is to be seen of any card, whatever it is: whether it is stopped, and whether this was done to it. */
const seenOf = (f: Filter): Filter | undefined =>
  partsOf(f).find((part) => part.f === 'was' || (part.f === 'state' && part.is.s === 'stopped'));

/** Has it been revealed, so that all have seen what it is? */
const isShown = (part: Filter): boolean => part.f === 'was' && part.ev.e === 'reveal';

const partsOf = (f: Filter): readonly Filter[] => (f.f === 'and' ? f.of : [f]);

/** Is there no place where such cards could be played, and none that stands for it? */
function isNowhere(context: Context, { to, who }: Extract<Effect, { x: 'put' }>): boolean {
  if (to.p !== 'wherePlayable' || !to.card || candidates(context, every(to.card)).length > 0) return false;
  return placesInstructed(context.engine, [], playerOf(context, who)).length === 0;
}

/** Where in a row of effects that begins with a price ('discard a card to …') what is bought begins; -1 where nothing is bought. */
export const boughtAt = (row: readonly Effect[]): number =>
  row.findIndex((effect) => effect.x === 'if' && effect.if.c === 'ok' && effect.if.value);

/** As if all had been chosen of which some are. */
function withPicks(context: Context, row: readonly Effect[]): Context {
  return row.reduce<Context>((known, effect) => {
    if (effect.x !== 'pick') return known;
    const from = refsOf(known, candidates(known, every(effect.sel)));
    return { ...known, cards: { ...known.cards, [effect.as]: from } };
  }, context);
}

function isOneDoable(context: Context, effect: Effect): boolean {
  if (isForbiddenNow(context, effect)) return false;
  switch (effect.x) {
    case 'put': {
      const whoever = every(effect.what);
      const able =
        effect.to.p === 'wherePlayable'
          ? mayComeIntoPlay(context, effect, whoever, playerOf(context, effect.who))
          : undefined;
      if (able === undefined && !hasHost(context, effect.to)) return false;
      return (able ?? candidates(context, whoever)).some((card) => isReached(context, card, effect.why));
    }
    case 'look':
      return candidates(context, every(effect.what)).length > 0;
    case 'command':
      return mayBeTakenBy(context, every(effect.what), playerOf(context, effect.to)).length > 0;
    case 'stop':
    case 'unstop':
    case 'damage':
    case 'nullify':
    case 'decloak':
    case 'delay':
    case 'flip':
    case 'ship':
      return candidates(context, every(effect.what)).some((card) => isReached(context, card, effect.x));
    case 'pick':
      return candidates(context, every(effect.sel)).length > 0;
    case 'swap':
      return swappable(context, effect).length > 0;
    case 'mod':
      return effect.mods.some((mod) => isGainDoable(context, mod));
    case 'points': {
      const by = amountOf(context, effect.by);
      return by > 0 || (by < 0 && playersOf(context, effect.who).some((seat) => context.engine.scoreOf(seat) > 0));
    }
    case 'if': {
      // Of each of several players it is asked when it is their turn.
      if (effect.who !== undefined) return true;
      if (effect.if.c === 'ok') return false;
      const row = holds(context, effect.if) ? effect.then : effect.else;
      return row !== undefined && isDoable(context, row);
    }
    case 'oneOf':
      return effect.of.some((way) => isDoable(context, way));
    default:
      return true;
  }
}

/** Is there a skill to gain: one that a dilemma or a mission asks for? Of other changes that is not asked. */
function isGainDoable(context: Context, mod: Mod): boolean {
  const choice = mod.m === 'gain' && 'skillChoice' in mod.trait ? mod.trait.skillChoice : 'any';
  if (typeof choice === 'string' || !('requiredBy' in choice)) return true;
  return candidates(context, every(choice.requiredBy)).some((card) => skillsRequired(context.engine, card).length > 0);
}

const isReached = ({ engine, source }: Context, card: number, verb: string): boolean =>
  !isExempt(engine, card, verb, source.card);
