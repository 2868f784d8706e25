/** What a text needs for something to come of it: a place for cards, somebody to exchange with, a pile to shuffle, points to lose. */
import { attemptIn } from '../undertakings.ts';
import { amountOf, candidates } from '../meaning.ts';
import { bound, every, playerOf, playersOf, type Context } from '../reading/index.ts';
import { placesInstructed } from '../standing/index.ts';
import { zoneName } from '../terms.ts';
import { areSeenToBeNone, type Seen } from './seen.ts';
import { findsRoom } from './verbs/aboard-there.ts';
import { hasHost, hostNamed, hostsFor } from './verbs/destination.ts';
import type { EffectOf } from './verbs/handler.ts';
import { refsOf } from './verbs/objects.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Ability, Effect, Place } from '../../language/tree/index.ts';

/** Is there no card on the table to which something could be put: none that is such, or none was chosen? */
export function isWithoutHost(context: Context, to: Place): boolean {
  const host = hostNamed(to);
  const isUnbound = host?.ref !== undefined && host.ref in context.cards && bound(context, host.ref).length === 0;
  return isUnbound || !hasHost(context, to);
}

/** Can it be put somewhere else than where it lies already, where it finds room? */
export function canGo(context: Context, { what, to }: EffectOf<'put'>, card: CardNumber, by: Seat): boolean {
  const { engine } = context;
  const isThere = (host: CardNumber): boolean => to.p === engine.relationOf(card) && host === engine.hostOf(card);
  const hosts = hostsFor(context, what, to, card);
  return (
    hosts === undefined || hosts.some((host) => !isThere(host) && (to.p !== 'at' || findsRoom(context, host, card, by)))
  );
}

/** 'Stop your Thief to prevent that', where that Thief is the only one who could pay and the only one who is about to be stopped. */
export function isPaidByItself(context: Context, { at, do: effects }: Ability, paid: readonly Effect[]): boolean {
  if (at.t !== 'on' || !effects.every(({ x }) => x === 'prevent')) return false;
  const that = bound(context, 'that');
  return paid.some((cost) => {
    if (cost.x !== 'stop' && cost.x !== 'put') return false;
    const [payer, ...others] = candidates(context, cost.what);
    const isSame = (cost.x === 'put' ? cost.why : cost.x) === at.ev.e && others.length === 0;
    return isSame && that.length > 0 && that.every(({ card }) => card === payer);
  });
}

/** Is there no place where such cards could be played, and none that stands for it? */
export function isNowhere(context: Context, { to, who }: EffectOf<'put'>): boolean {
  if (to.p !== 'wherePlayable' || !to.card || candidates(context, every(to.card)).length > 0) return false;
  return placesInstructed(context.engine, [], playerOf(context, who)).length === 0;
}

/** 'Exchange your personnel here with one of the same affiliation': is there one for none of them? */
export function fitsNone(seen: Seen, { a, b }: EffectOf<'swap'>): boolean {
  const { as } = a;
  if (as === undefined) return areSeenToBeNone(seen, b);
  const { context } = seen;
  const all = refsOf(context, candidates(context, every(a)));
  const isAlone = (cards: Context['cards']): boolean => areSeenToBeNone({ ...seen, context: { ...context, cards } }, b);
  return all.length > 0 && all.every((ref) => isAlone({ ...context.cards, [as]: [ref] }));
}

/** Are they piles of one card at most, which stay as they are? */
export function isInOrder(context: Context, pile: Place): boolean {
  if (pile.p !== 'zone' || pile.zone === 'play') return true;
  const { engine } = context;
  const zone = zoneName(engine, pile.zone);
  return playersOf(context, pile.of).every((seat) => engine.zone(zone, seat).length < 2);
}

/** Does the player meet those who attempt, and has dilemmas for it? */
export function hasDilemmas(context: Context, { who }: EffectOf<'dilemmas'>): boolean {
  const { engine } = context;
  const attempt = attemptIn(engine);
  if (!attempt || !playersOf(context, who).includes(attempt.opponent)) return false;
  return ['dilemmaPile', 'drawn', 'dilemmaStack'].some(
    (name) => engine.zone(zoneName(engine, name), attempt.opponent).length > 0,
  );
}

/** Are points lost of which there are none? */
export const isLossOfNone = (context: Context, { by, who }: EffectOf<'points'>): boolean =>
  amountOf(context, by) < 0 && playersOf(context, who).every((seat) => context.engine.scoreOf(seat) === 0);
