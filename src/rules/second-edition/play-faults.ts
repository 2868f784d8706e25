/** What more there is to say about a play that is refused: which copy is in the way, which reduction does not count. */
import { countersLeft } from './state.ts';
import { contextOf, isStopped, type Ability } from '../../effects/reading/index.ts';
import { canPayAll } from '../../effects/doing/index.ts';
import { copiesOf } from '../shared/uniqueness.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Check } from './checks.ts';
import { leastCost } from './cost.ts';
import { reductionTexts, type Playing } from './play-checks.ts';

/** Said beside the checks of PLAY 1; these never refuse alone. */
export const playFaults: readonly Check<Playing>[] = [
  {
    rules: ['2E-UNIQ-03', '2E-UNIQ-04'],
    why: (engine, { player, card }) => {
      const copies = copiesOf(engine, card, player);
      const isOther = copies.some((copy) => engine.definitionOf(copy).id !== engine.definitionOf(card).id);
      return isOther ? 'another subtitle makes no other card' : null;
    },
  },
  {
    rules: ['2E-UNIQ-06', '2E-STOP-07'],
    why: (engine, { player, card }) =>
      copiesOf(engine, card, player).some((copy) => isStopped(engine, copy)) ? 'a stopped copy counts' : null,
  },
  {
    rules: ['2E-UNIQ-07', '2E-BRIG-06'],
    why: (engine, { player, card }) =>
      copiesOf(engine, card, player).some((copy) => engine.zoneOf(copy) === 'brig') ? 'a captive counts' : null,
  },
  {
    rules: ['2E-COST-13', '2E-COST-14', '2E-LOOK-21'],
    why: (engine, { player, card }) =>
      isTooDear(engine, player, card) && reductionTexts(engine, card).some(looksFirst)
        ? 'what it has still to show may not be counted on'
        : null,
  },
  {
    rules: ['2E-COST-15', '2E-COST-07'],
    why: (engine, { player, card }) => {
      const context = contextOf(engine, engine.ref(card), player);
      const isUnpaid = (ability: Ability): boolean => !canPayAll(context, ability.cost ?? []);
      return isTooDear(engine, player, card) && reductionTexts(engine, card).some(isUnpaid)
        ? 'what makes it cheaper cannot be paid'
        : null;
    },
  },
];

function isTooDear(engine: Engine, player: Seat, card: CardNumber): boolean {
  return leastCost(engine, card, player) > countersLeft(engine);
}

const looksFirst = (ability: Ability): boolean => ability.do.some((effect) => effect.x === 'look');
