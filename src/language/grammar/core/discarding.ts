/** Reads that cards come into a discard pile, by whatever is done: 'when you are about to place an event in your discard pile'. */
import { isSame } from '../../tree/same.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { EventPattern, Place, PlayerRef, Sel } from '../../tree/index.ts';
import { cards, player, zonePlace } from './symbols.ts';

/** Whose cards they are is whose pile they come into. */
function comes(stage: EventPattern['stage'], who: PlayerRef, what: Sel, to: Place): EventPattern | undefined {
  if (to.p !== 'zone' || to.zone !== 'discard') return undefined;
  const isOwn = isSame(to.of, who) || isTheirs(to.of);
  return isOwn && what.at === undefined ? { e: 'toDiscardPile', stage, who, what } : undefined;
}
const isTheirs = (of: PlayerRef): boolean => typeof of === 'object' && ('player' in of || 'owner' in of);

const placed = any(w('(is|are) about to be placed', 'about' as const), w('(is|are) placed', 'did' as const));
export const discarding: Parser<EventPattern> = any<EventPattern>(
  p`${player} is|are about to place ${cards} in ${zonePlace}`.to(([who, what, to]) => comes('about', who, what, to)),
  p`${player} place~ ${cards} in ${zonePlace}`.to(([who, what, to]) => comes('did', who, what, to)),
  p`${cards} ${placed} in (its|his|her|his or her|their) owner's|owners' discard pile|piles`.to(
    ([what, stage]): EventPattern => ({ e: 'toDiscardPile', stage, what }),
  ),
  // 'Is placed in your discard pile': cards come into their owners' piles.
  p`${cards} ${placed} in your discard pile`.to(([what, stage]): EventPattern | undefined =>
    what.at?.p === 'zone' ? undefined : { e: 'toDiscardPile', stage, who: 'you', what },
  ),
  // A card whose text is read when that happens is in play.
  p`${cards} ${placed} in (its|his|her|his or her) owner's discard pile from play`.to(
    ([what, stage]): EventPattern | undefined =>
      what.ref?.includes('this') === true ? { e: 'toDiscardPile', stage, what } : undefined,
  ),
);
