/** Cards that have left play this turn: who commanded them until then. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Fact } from '../../engine/state/state.ts';

/** Who commanded the card until it left play this turn; undefined of one that did not, or that its owner commanded. */
export function formerCommander(engine: Engine, card: CardNumber): Seat | undefined {
  const { stay } = engine.ref(card);
  const wasIt = (ref: { card: CardNumber; stay: number }): boolean => ref.card === card && ref.stay === stay - 1;
  const fact = engine.facts('turn').findLast(({ refs }) => refs.some(wasIt));
  return fact && commanderInFact(fact, fact.refs.findIndex(wasIt));
}

/** Who commanded one of the cards of a fact until it left play; undefined of one that did not, or that its owner commanded. */
export function commanderInFact({ commanders }: Fact, index: number): Seat | undefined {
  const commander = commanders?.[index];
  return commander === undefined || commander < 0 ? undefined : commander;
}
