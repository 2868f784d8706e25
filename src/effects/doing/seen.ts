/** What whoever is asked sees of a position, and may let the others know by not being asked. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { amountOf, candidates, matches } from '../meaning.ts';
import { anyOf, filterParts, pastOf, propOfOne, type Context } from '../reading/index.ts';
import type { Amount, Filter, Sel } from '../../language/tree/index.ts';

/** A position, and the player who is asked about it. */
export interface Seen {
  readonly context: Context;
  readonly asked: Seat;
  /** Cards that will have gone, since they are paid with. */
  readonly gone: readonly CardNumber[];
  /** Is something done before it, so that 'that many' is not known yet? */
  readonly isPaidFor: boolean;
}

/** A position as a player sees it, before anything is paid. */
export const asSeenBy = (context: Context, asked: Seat): Seen => ({ context, asked, gone: [], isPaidFor: false });

/**
 * Are there none of these, and none with whom it could be done, as whoever is asked knows? Who is not asked about cards
 * that nobody may look at would tell what they are.
 */
export function areSeenToBeNone(
  { context, asked, gone }: Seen,
  what: Sel,
  isAble: (card: CardNumber) => boolean = () => true,
): boolean {
  const { engine } = context;
  const isHidden = (card: CardNumber): boolean => !engine.ruleset.showing.knows(engine, card, asked);
  const all = anyOf(what);
  const found = candidates(context, all).filter((card) => !gone.includes(card));
  if (found.some(isAble)) return false;
  // Of a card that is spoken of, whatever it is, it is known whether it could be done.
  if (what.ref !== undefined && what.f === undefined) return true;
  if (found.some(isHidden)) return false;
  const { f, ...whatever } = all;
  if (f === undefined || filterParts(f).some(isShown)) return true;
  const open = seenOf(f);
  const kinds = filterParts(f).filter(isOfKind);
  return !candidates(context, { ...whatever, ...(open && { f: open }) }).some(
    (card) => isHidden(card) && (!engine.isInPlay(card) || kinds.every((kind) => matches(context, kind, card))),
  );
}

/** What of it is to be seen of any card, whatever it is: whether it is stopped, and whether this was done to it. */
const seenOf = (f: Filter): Filter | undefined =>
  filterParts(f).find((part) => part.f === 'was' || (part.f === 'state' && part.is.s === 'stopped'));

/** A hidden card in play was seen as it entered: of what type it is, all know. */
const isOfKind = (part: Filter): boolean => part.f === 'kind' || part.f === 'mission';

/** Has it been revealed, so that all have seen what it is? */
const isShown = (part: Filter): boolean => part.f === 'was' && part.ev.e === 'reveal';

/** Does it come to nothing, as is seen without knowing any hidden card? */
export function isSeenToBeNothing(seen: Seen, amount: Amount): boolean {
  const { context } = seen;
  if (typeof amount === 'number') return amount === 0;
  switch (amount.a) {
    case 'times':
      return isSeenToBeNothing(seen, amount.of);
    case 'plus':
      return amount.of.every((part) => isSeenToBeNothing(seen, part));
    case 'count':
      return pastOf(amount.sel) ? amountOf(context, amount) === 0 : areSeenToBeNone(seen, amount.sel);
    case 'prop':
      return areSeenToBeNone(seen, amount.of, (card) => propOfOne(context.engine, amount, card) !== 0);
    case 'levels':
      return areSeenToBeNone(seen, amount.of);
    case 'that':
      return !seen.isPaidFor && amountOf(context, amount) === 0;
    default:
      return amountOf(context, amount) === 0;
  }
}

/** Are no cards asked for by their number: as many as were discarded, of which there are none? */
export function isSeenToBeOfNone(seen: Seen, { n }: Sel): boolean {
  if (typeof n !== 'object') return n === 0;
  if ('eq' in n) return !seen.isPaidFor && isSeenToBeNothing(seen, n.eq);
  return 'upTo' in n && !seen.isPaidFor && isSeenToBeNothing(seen, n.upTo);
}
