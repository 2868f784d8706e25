/** The table ENG 1 to 13: engagements with tactics, damage markers and a counterattack, begun by an order or a card. */
import { cardIn, numberIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { changed, type Step } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { engagement as shared } from '../second-edition/battle.ts';
import { battleOf, stopStarter } from '../second-edition/battle-end.ts';
import { engagementAttack } from './attacks.ts';
import { callOffIfForbidden, isOrdered } from './calling-off.ts';
import { counterattackSteps, isCounterattack, remember } from './counterattack.ts';
import { markerSteps } from './markers.ts';
import { putAway, tacticSteps } from './tactics.ts';

const TOLD: ReadonlyMap<string, string> = new Map([
  ['ENGAGE 1 begin', 'ENG 1'],
  ['ENGAGE 1 opponent', 'ENG 1'],
  ['ENGAGE 1 target', 'ENG 1'],
  ['ENGAGE 2 involve', 'ENG 3'],
  ['ENGAGE 2 prevent', 'ENG 3'],
  ['ENGAGE 3 join', 'ENG 3'],
  ['ENGAGE 4 total', 'ENG 7'],
  ['ENGAGE 5 win', 'ENG 8'],
  ['ENGAGE 6 effect', 'ENG 10'],
  ['ENGAGE 7 ending', 'ENG 12'],
  ['ENGAGE 7 end', 'ENG 12'],
  ['ENGAGE ended', 'ENG 12'],
  ['ENGAGE end', 'ENG 12'],
]);

const announced: Step = {
  label: 'ENG 1',
  rules: ['OBJ-ORDER-02', 'OBJ-ENGAGE-01', 'OBJ-ENGAGE-02', 'OBJ-ENGAGE-03', 'OBJ-ENGAGE-04'],
  // An order, or who counterattacks, has named both ships.
  does: (engine, frame) => {
    if (isOrdered(frame) || isCounterattack(frame)) engine.goto(frame, 'ENG 2');
  },
};

function restrict(engine: Engine, frame: Frame): void {
  if (!isOrdered(frame)) {
    engine.note('OBJ-RESTR-05', 'OBJ-RESTR-04');
    return;
  }
  const [player, ship, target] = [numberIn(frame, 'player'), cardIn(frame, 'place'), cardIn(frame, 'target')];
  const attack = engagementAttack(engine, { player, ship, target });
  callOffIfForbidden(engine, frame, attack, target);
}

/** Ships lie open: everybody is told which attacks which. */
function tellShips(engine: Engine): void {
  const [attacker, defender] = battleOf(engine).sides.map(({ cards }) =>
    cards.map(({ card }) => engine.definitionOf(card).title).join(', '),
  );
  const { player } = battleOf(engine).sides[0];
  engine.emit({ type: 'announced', player, words: `sends ${attacker} against ${defender}`, numbers: [], shown: [] });
}

export const engagement = changed(shared, {
  told: (label) => TOLD.get(label),
  steps: {
    'ENGAGE 1 begin': { before: [announced] },
    'ENGAGE 2 involve': {
      before: [{ label: 'ENG 2', rules: ['OBJ-RESTR-06', 'OBJ-RESTR-08'], does: restrict }],
      after: [{ label: 'ENG 3 ships', told: 'ENG 3', rules: ['OBJ-ENGAGE-02'], does: tellShips }],
    },
    'ENGAGE 4 total': { before: tacticSteps },
    'ENGAGE 6 effect': {
      before: markerSteps,
      after: [{ label: 'ENG 11', rules: ['OBJ-TACTIC-06', 'OBJ-TACTIC-13'], does: putAway }],
    },
    'ENGAGE 7 end': {
      instead: [
        {
          label: 'ENGAGE 7 end',
          rules: ['OBJ-ENGAGE-11', 'OBJ-ENGAGE-12', 'OBJ-COUNTER-04'],
          does: (engine, frame) => {
            remember(frame, battleOf(engine));
            stopStarter(engine, frame);
          },
        },
      ],
    },
    'ENGAGE end': { after: counterattackSteps },
  },
});
