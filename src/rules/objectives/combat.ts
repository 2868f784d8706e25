/** The table COM 1 to 7: combat as in the Second Edition, begun by an order or a card. */
import { cardIn, numberIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { changed, type Step } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { combat as shared } from '../second-edition/battle.ts';
import { combatAttack } from './attacks.ts';
import { callOffIfForbidden, isOrdered } from './calling-off.ts';

const TOLD: ReadonlyMap<string, string> = new Map([
  ['COMBAT 1 begin', 'COM 1'],
  ['COMBAT 1 opponent', 'COM 1'],
  ['COMBAT 2 involve', 'COM 3'],
  ['COMBAT 2 prevent', 'COM 3'],
  ['COMBAT 3 join', 'COM 3'],
  ['COMBAT 4 total', 'COM 4'],
  ['COMBAT 5 win', 'COM 5'],
  ['COMBAT 6 effect', 'COM 6'],
  ['COMBAT 7 ending', 'COM 7'],
  ['COMBAT 7 end', 'COM 7'],
  ['COMBAT ended', 'COM 7'],
  ['COMBAT end', 'COM 7'],
]);

const announced: Step = {
  label: 'COM 1',
  rules: ['OBJ-ORDER-02', 'OBJ-COMBAT-01', 'OBJ-COMBAT-02', 'OBJ-COMBAT-03'],
  // An order has named the place and the opponent.
  does: (engine, frame) => {
    if (isOrdered(frame)) engine.goto(frame, 'COM 2');
  },
};

function restrict(engine: Engine, frame: Frame): void {
  if (!isOrdered(frame)) {
    engine.note('OBJ-RESTR-05', 'OBJ-RESTR-04');
    return;
  }
  const place = cardIn(frame, 'place');
  const [player, opponent] = [numberIn(frame, 'player'), numberIn(frame, 'opponent')];
  callOffIfForbidden(engine, frame, combatAttack(engine, { player, opponent, place }), place);
}

export const combat = changed(shared, {
  told: (label) => TOLD.get(label),
  steps: {
    'COMBAT 1 begin': { before: [announced] },
    'COMBAT 2 involve': {
      before: [{ label: 'COM 2', rules: ['OBJ-RESTR-07', 'OBJ-RESTR-08'], does: restrict }],
    },
    'COMBAT end': { rules: ['OBJ-COMBAT-07', 'OBJ-COMBAT-09'] },
  },
});
