/** The turn: objectives drawn at its beginning, counters that may lapse, attacks among the orders (the table TURN; OBJ-DRAW, OBJ-ORDER). */
import { cardOfOption } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { changed, type Step } from '../../engine/kernel/procedure.ts';
import type { Option, Question } from '../../engine/asking/request.ts';
import type { Frame } from '../../engine/state/state.ts';
import {
  ordersStep,
  playQuestion as sharedQuestion,
  playsWith,
  takePlay as takeSharedPlay,
  turn as shared,
} from '../second-edition/turn.ts';
import { drawIfNoneIsActive, exchange, exchangeRequest } from './objectives.ts';
import { ofPlayer } from '../second-edition/orders.ts';
import { orders, ordersQuestion, takeOrder } from './orders.ts';
import { systems, uninstall, uninstallOptions } from './systems.ts';
import { numberIfAny } from '../../engine/kernel/frames.ts';

/** The slot of how many objectives were active when something was last played or drawn. */
const ACTIVE = 'active';

const beginning: readonly Step[] = [
  {
    label: 'TURN 1a exchange',
    rules: ['OBJ-DRAW-09'],
    asks: {
      request: exchangeRequest,
      answered: (engine, _frame, option) => {
        if (option.card !== undefined) exchange(engine, option.card);
      },
    },
  },
  { label: 'TURN 1a', rules: ['OBJ-DRAW-04', 'OBJ-DRAW-05', 'OBJ-DRAW-06'], does: drawIfNoneIsActive },
];

/** OBJ-DRAW-06: at once if the last active objective is lost during the segment. */
function drawIfLost(engine: Engine, frame: Frame): void {
  if (numberIfAny(frame, ACTIVE) > 0) drawIfNoneIsActive(engine);
}

const plays = playsWith(
  ['play', systems.verb],
  [ofPlayer(['uninstall'], uninstallOptions), { verbs: ['end'], list: () => END }],
);
// OBJ-DRAW-01, -02: counters may be left, and lapse.
const END: readonly Option[] = [{ verb: 'end', rules: ['OBJ-DRAW-01', 'OBJ-DRAW-02'] }];

function playQuestion(engine: Engine): Question {
  const question = sharedQuestion(engine);
  return { ...question, rules: ['OBJ-DRAW-03', ...question.rules] };
}

function takePlay(engine: Engine, frame: Frame, option: Option): void {
  const { player } = engine.turn;
  frame.numbers[ACTIVE] = engine.zone('active', player).length;
  if (option.verb !== 'uninstall') {
    takeSharedPlay(engine, frame, option);
    if (option.verb !== 'end') engine.goto(frame, 'TURN 1 lost');
    return;
  }
  engine.goto(frame, 'TURN 1 lost');
  uninstall(engine, { player, system: cardOfOption(option, 'card'), ship: cardOfOption(option, 'from') });
}

export const turn = changed(shared, {
  steps: {
    'TURN 1 start actions': { before: beginning },
    'TURN 1 play': {
      instead: [
        { label: 'TURN 1 lost', rules: ['OBJ-DRAW-06'], does: drawIfLost },
        {
          label: 'TURN 1 play',
          rules: ['OBJ-DRAW-03'],
          asks: { question: playQuestion, groups: plays, answered: takePlay },
        },
      ],
    },
    'TURN 2 orders': {
      instead: [ordersStep(['OBJ-ORDER-01', 'OBJ-ORDER-04'], { question: ordersQuestion, groups: orders }, takeOrder)],
    },
  },
});
