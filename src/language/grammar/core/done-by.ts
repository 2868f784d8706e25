/** Gives the effects of a clause the player who carries them out, and their price to the player who pays. */
import { ACTOR, times } from '../../tree/build.ts';
import type { Effect, PlayerRef, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { isSel } from '../../tree/parts-of-effects.ts';
import { isSame } from '../../tree/same.ts';
import { someNode } from '../../tree/visit.ts';

/** The same effects done by another player; undefined where one of them cannot say by whom it is done. */
export function doneBy(who: PlayerRef, all: readonly Effect[]): Effect[] | undefined {
  const picks = new Set([open('pick'), ...all.flatMap((one) => (one.x === 'pick' ? [one.as] : []))]);
  const done = all.map((one) => (isOthers(one) ? [one] : oneBy(who, one, picks)));
  return done.every((one) => one !== undefined) ? done.flat() : undefined;
}
/** One of several ways that a player chooses, and does. */
export function eitherBy(who: PlayerRef, ways: readonly (Effect[] | undefined)[]): Effect[] | undefined {
  const of = ways.filter((one) => one !== undefined);
  return of.length === ways.length ? [{ x: 'oneOf', who, of }] : undefined;
}
function oneBy(who: PlayerRef, one: Effect, picks: ReadonlySet<string>): Effect[] | undefined {
  switch (one.x) {
    case 'put':
      return one.what.ref !== undefined && picks.has(one.what.ref) ? [one] : [{ ...one, who }];
    case 'look':
    case 'points':
    case 'counters':
    case 'dilemmas':
    case 'name':
    case 'oneOf':
      return [{ ...one, who }];
    case 'shuffle':
      return one.zone.p === 'zone' && (isActor(one.zone.of) || isThey(one.zone.of))
        ? [{ ...one, zone: { ...one.zone, of: who } }]
        : [one];
    case 'command':
      // 'An opponent gives command of a ship to you': that opponent's own, and chosen by that opponent.
      if (isActor(one.to)) return takenBy(who, one);
      return who === 'you' || one.what.ref !== undefined ? [one] : undefined;
    case 'stop':
    case 'unstop':
      return chosenBy(who, one);
    case 'each': {
      const counted = forEachOf(who, one);
      if (counted) return [counted];
      const done = doneBy(who, one.do);
      return done && [{ ...one, do: done }];
    }
    case 'pick':
      return one.sel.by === 'random'
        ? [{ ...one, sel: ofTheirs(one.sel, who) }]
        : [{ ...one, sel: { ...one.sel, by: who } }];
    default:
      return who === 'you' || isAnybodys(one) ? [one] : undefined;
  }
}
/** 'Your opponent takes command of a personnel': who takes it chooses it. */
function takenBy(who: PlayerRef, { what, ...command }: Extract<Effect, { x: 'command' }>): Effect[] {
  if (who === 'you' || what.ref !== undefined || what.n === 'all') return [{ ...command, what, to: who }];
  return [
    { x: 'pick', as: open('new'), sel: { ...what, by: who } },
    { ...command, what: { ref: open('pick') }, to: who },
  ];
}
/** Whoever does it, nothing is chosen: what is counted, two cards that are known. */
const isAnybodys = (effect: Effect): boolean =>
  effect.x === 'count' || (effect.x === 'swap' && [effect.a, effect.b].every(isKnown));
const isKnown = ({ ref, from, n }: Sel): boolean => ref !== undefined || from !== undefined || n === 'all';
/** 'Your opponent discards a card to …': it is paid, if it can be in full. */
export function mustPay(price: Effect[], all: Effect[]): Effect {
  const [payer] = price.map((one) => (isPayment(one) ? one.who : undefined));
  return { x: 'may', who: payer ?? ACTOR, must: true, cost: price, do: all };
}
type Deed = Extract<Effect, { x: 'put' | 'look' | 'points' | 'name' }>;
const isPayment = (effect: Effect): effect is Deed =>
  effect.x === 'put' || effect.x === 'look' || effect.x === 'points' || effect.x === 'name';
/** Is it said of somebody already? */
const isOthers = (effect: Effect): boolean => isPayment(effect) && effect.who !== undefined && !isActor(effect.who);
/** 'Your opponent discards a card to name a skill': who pays does what is paid for, unless somebody else is to. */
export function paidBy(price: readonly Effect[], all: Effect[]): Effect[] | undefined {
  const payers = price.map((one) => (isPayment(one) ? one.who : undefined));
  const [payer] = payers;
  const isOne = payer !== undefined && payers.every((one) => isSame(one, payer));
  return isOne && payer !== 'you' && !isActor(payer) ? doneBy(payer, all) : all;
}
/** 'Each opponent discards a card for each mission he or she commands': each of them so many. */
function forEachOf(who: PlayerRef, { over, do: does }: Extract<Effect, { x: 'each' }>): Effect | undefined {
  const [only] = does;
  if (does.length !== 1 || only?.x !== 'put' || !isSel(over)) return undefined;
  const n = only.what.n ?? 1;
  if (typeof n !== 'number') return undefined;
  return { ...only, who, what: { ...only.what, n: { eq: times(n, { a: 'count', sel: over }) } } };
}
/** 'The loser randomly selects two of their personnel': the loser's own. */
function ofTheirs(sel: Sel, who: PlayerRef): Sel {
  return sel.of !== undefined && isThey(sel.of) ? { ...sel, of: who } : sel;
}
/** 'Each opponent stops one of his or her personnel': whoever does it chooses. */
function chosenBy(who: PlayerRef, effect: Extract<Effect, { x: 'stop' | 'unstop' }>): Effect[] {
  const { ref, by, n, ...rest } = effect.what;
  if (ref !== undefined || by !== undefined || n === 'all') return [effect];
  const sel = ofTheirs({ ...rest, ...(n !== undefined && { n }), by: who }, who);
  return [
    { x: 'pick', as: open('new'), sel },
    { ...effect, what: { ref: open('pick') } },
  ];
}
/** 'Each player shuffles his or her pile': their own. */
function isThey(who: PlayerRef): boolean {
  return typeof who === 'object' && 'player' in who && who.player === open('player');
}
/** What is said of the player spoken of, wherever it stands. */
export const isOfTheirs = (effect: Effect): boolean =>
  someNode({ is: 'effect', node: effect }, (one) => one.is === 'player' && isThey(one.node));
function isActor(who: PlayerRef): boolean {
  return typeof who === 'object' && 'player' in who && who.player === open('actor');
}
