/** What more there is to say about a play that is refused: which copy is in the way, which reduction does not count. */
import { contextOf, isStopped, type Ability, costsIn } from '../../effects/reading/index.ts';
import { canPayAll } from '../../effects/doing/index.ts';
import type { PlayTerms } from '../../effects/terms.ts';
import { copiesOf } from './uniqueness.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Fault } from '../shared/checks.ts';
import { reductionTexts } from './cost.ts';

/** A card from hand, and where it is to enter play: on a mission, a card, or (0) in the core or nowhere. */
export interface Playing {
  readonly player: Seat;
  readonly card: CardNumber;
  readonly at: CardNumber;
  /** The text that has it played says where, and how much dearer or cheaper it is. */
  readonly terms?: PlayTerms;
}

/** Which copy is in the way. */
export const copyFaults: readonly Fault<Playing>[] = [
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
];

/** Which reduction of its cost does not count. */
export const costFaults: readonly Fault<Playing>[] = [
  {
    rules: ['2E-COST-13', '2E-COST-14', '2E-LOOK-21'],
    why: (engine, { card }) =>
      reductionTexts(engine, card).some(looksFirst) ? 'what it has still to show may not be counted on' : null,
  },
  {
    rules: ['2E-COST-15', '2E-COST-07'],
    why: (engine, { player, card }) => {
      const context = contextOf(engine, engine.ref(card), player);
      const isUnpaid = (ability: Ability): boolean => !canPayAll(context, costsIn(ability));
      return reductionTexts(engine, card).some(isUnpaid) ? 'what makes it cheaper cannot be paid' : null;
    },
  },
];

const looksFirst = (ability: Ability): boolean => ability.do.some((effect) => effect.x === 'look');
