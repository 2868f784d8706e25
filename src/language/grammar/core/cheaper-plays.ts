/** Reads what a text has a player play at once, and for less: 'play an event from hand at cost -2'. */
import { p, type Parser } from '../../parse/parser.ts';
import { ACTOR, zone } from '../../tree/build.ts';
import type { Effect, Sel } from '../../tree/index.ts';
import { cards, signed } from './symbols.ts';

/** One card of the hand, of some kind. */
const fromHand: Parser<Sel> = cards.to((sel): Sel | undefined => {
  const { ref, of, n, at, f } = sel;
  const isInHand = at === undefined || (at.p === 'zone' && at.zone === 'hand');
  return ref === undefined && of === undefined && n === undefined && f !== undefined && isInHand
    ? { ...sel, at: zone('hand', ACTOR) }
    : undefined;
});

export const playedCheaper: Parser<Effect[]> = p`play~ ${fromHand} at cost ${signed}`
  .to(([what, costBy]): Effect[] => [{ x: 'put', why: 'play', what, to: { p: 'wherePlayable' }, costBy }])
  .cost(5);
