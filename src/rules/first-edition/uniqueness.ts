/** Duplication: one copy of a Ship or Personnel that is not universal (94-UNIQ, 94-ADV-07). */
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { uniquenessBy } from '../shared/uniqueness.ts';
import { option } from './options.ts';
import { programOf } from './plays.ts';
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

/** For a trace: what the card says of several of its kind, where another one is with it (94-CAPT-03 to -05). */
export function cumulationRules(engine: Engine, card: CardNumber): readonly RuleId[] {
  const { title, text } = engine.definitionOf(card);
  const host = engine.hostOf(card);
  const fellows =
    host > 0 ? engine.hosted(host, engine.relationOf(card)) : engine.zone('table', engine.commanderOf(card));
  if (!fellows.some((other) => other !== card && engine.definitionOf(other).title === title)) return [];
  if (programOf(engine, card).abilities.some(({ alone }) => alone === true)) return ['94-CAPT-04'];
  return [text.includes('(Cumulative') ? '94-CAPT-03' : '94-CAPT-05'];
}
