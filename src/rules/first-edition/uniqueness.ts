/** Duplication: one copy of a Ship or Personnel that is not universal (94-UNIQ, 94-ADV-07). */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { uniquenessBy } from '../shared/uniqueness.ts';
import { option } from './options.ts';
import { SEATS, otherOf } from './seats.ts';

const { copiesOf } = uniquenessBy({ kindOf: ({ title }) => title, whose: 'commander' });

/** Would the card be one too many: in its player's play, or by agreement in anybody's? */
export function wouldBeCopy(engine: Engine, card: CardNumber, player: Seat): boolean {
  const seats = option(engine, 'uniqueness') === 'game' ? SEATS : [player];
  return seats.some((seat) => copiesOf(engine, card, seat).length > 0);
}

/** 94-ADV-07: is it the other player's copy that is in the way, by agreement? */
export const wouldBeCopyOfTheirs = (engine: Engine, card: CardNumber, player: Seat): boolean =>
  option(engine, 'uniqueness') === 'game' && copiesOf(engine, card, otherOf(player)).length > 0;

/** The same for texts: of the player's own cards, but for one that is about to leave. */
export const commandsCopy = (engine: Engine, card: CardNumber, player: Seat, except?: CardNumber): boolean =>
  copiesOf(engine, card, player, except).length > 0;
