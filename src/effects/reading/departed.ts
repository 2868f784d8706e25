/** Cards that have left play this turn: who commanded them until then. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';

/** Who commanded the card until it left play this turn; undefined of one that did not, or that its owner commanded. */
export function formerCommander(engine: Engine, card: CardNumber): Seat | undefined {
  const { stay } = engine.ref(card);
  const wasIt = (ref: { card: CardNumber; stay: number }): boolean => ref.card === card && ref.stay === stay - 1;
  const fact = engine.facts('turn').findLast(({ refs }) => refs.some(wasIt));
  const commander = fact?.commanders?.[fact.refs.findIndex(wasIt)] ?? -1;
  return commander < 0 ? undefined : commander;
}
