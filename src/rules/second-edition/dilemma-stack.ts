/** Drawing and choosing dilemmas (ATT 2b to 2d). */
import { attemptWithBudget } from './state.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Candidate, Option, Request, Seat } from '../../engine/asking/request.ts';
import type { Frame } from '../../engine/state/state.ts';
import { moveCards } from '../../effects/doing/index.ts';
import { drawFromPile } from './dilemma-draw.ts';

function opponentOf(engine: Engine): Seat {
  return attemptWithBudget(engine).opponent;
}

/** The opponent draws the number, plus or minus modifiers, at least 0. */
export function drawDilemmas(engine: Engine): void {
  drawFromPile(engine, opponentOf(engine), Math.max(0, attemptWithBudget(engine).draw));
}

/** Any number of the drawn dilemmas, in any order; with none drawn nobody is asked (2E-DIL-06, -07, -35, 2E-OP-28). */
export function stackRequest(engine: Engine): Request | null {
  const player = opponentOf(engine);
  const drawn = engine.zone('drawn', player);
  if (drawn.length === 0) return null;
  const from: Candidate[] = drawn.map((card) => ({ kind: 'card', card }));
  const rules = ['2E-DIL-06', '2E-DIL-07', '2E-DIL-35', '2E-OP-28', '2E-LOOK-09', '2E-LOOK-11', '2E-LOOK-12'];
  return {
    kind: 'stack',
    player,
    prompt: `Stack dilemmas, the first to be revealed first: ${Math.max(0, attemptWithBudget(engine).total)} to spend on them`,
    source: attemptWithBudget(engine).mission.card,
    options: [{ verb: 'stack', rules, selection: { from, min: 0, max: from.length, ordered: true, example: [] } }],
    rules,
  };
}

/** The chosen ones become the stack; the others go face up to the bottom of the pile (2E-DIL-08). */
export function stackDilemmas(engine: Engine, _frame: Frame, _option: Option, chosen: readonly Candidate[]): void {
  const player = opponentOf(engine);
  const cards = chosen.flatMap((item) => (item.kind === 'card' ? [item.card] : []));
  const rest = engine.zone('drawn', player).filter((card) => !cards.includes(card));
  moveCards(engine, {
    verb: 'stacked',
    player,
    cards,
    to: { zone: 'stack', player },
    face: 'down',
    rules: ['2E-DIL-07', '2E-DIL-10'],
  });
  moveCards(engine, {
    verb: 'placed',
    player,
    cards: rest,
    to: { zone: 'dilemmas', player },
    at: 'bottom',
    face: 'up',
    rules: ['2E-DIL-08', '2E-LOOK-10'],
  });
}

export function isStackEmpty(engine: Engine): boolean {
  return engine.zone('stack', opponentOf(engine)).length === 0;
}
