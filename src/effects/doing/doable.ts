/** What can be done just now: of several effects to choose from, only those of which something can be done may be chosen. */
import { amountOf, candidates, holds, isExempt } from '../meaning.ts';
import { every, isCostAtWork, playerOf, playersOf, textAtWork, type Context } from '../reading/index.ts';
import { canPayAll, swappable } from './costs.ts';
import { isForbiddenNow } from './forbidden.ts';
import { asSeenBy } from './seen.ts';
import { isVain } from './vain.ts';
import { mayBeTakenBy, mayComeIntoPlay } from './verbs/entering.ts';
import { hasHost } from './verbs/destination.ts';
import { refsOf } from './verbs/objects.ts';
import type { Effect } from '../../language/tree/index.ts';

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
      return !isVain(asSeenBy(context, context.you), effect);
  }
}

const isReached = ({ engine, source }: Context, card: number, verb: string): boolean =>
  !isExempt(engine, card, verb, source.card);
