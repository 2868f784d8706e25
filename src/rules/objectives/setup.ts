/** Setting up the game: the table SET 1 to 6 (OBJ-SETUP). The deck check and the row come before it, with the deck. */
import { shuffle } from '../../effects/doing/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { changed, type Step } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { decideFirst, drawHands, game as shared, nextTurn as nextTurnOfShared } from '../second-edition/setup.ts';
import { endByScores } from '../second-edition/winning.ts';
import { drawFirstObjectives } from './objectives.ts';

const PILES = ['deck', 'dilemmas', 'objective pile', 'tactics'] as const;

function shufflePiles(engine: Engine): void {
  engine.seats.forEach((_, player) => {
    for (const zone of PILES) shuffle(engine, { zone, player }, player, ['OBJ-SETUP-05']);
  });
}

const steps: readonly Step[] = [
  { label: 'SET 2', rules: ['OBJ-SETUP-01', 'OBJ-SETUP-04'], does: () => undefined },
  { label: 'SET 3', rules: ['OBJ-SETUP-05'], does: shufflePiles },
  { label: 'SET 4', rules: ['OBJ-SETUP-06', 'OBJ-SETUP-08', 'OBJ-ACTIVE-01'], does: drawFirstObjectives },
];

/** OBJ-WIN-06: after the last turn there is no other. */
function nextTurn(engine: Engine, frame: Frame): void {
  const limit = engine.slice('turnLimit');
  if (limit === undefined) throw new Error('a game of Objectives that does not say how many turns it has');
  if (limit > 0 && engine.turn.number >= limit) endByScores(engine, `turn ${limit} is over`, ['OBJ-WIN-06']);
  else nextTurnOfShared(engine, frame);
}

export const game = changed(shared, {
  steps: {
    'TURN next': { instead: [{ label: 'TURN next', rules: ['2E-TURN-01', 'OBJ-WIN-06'], does: nextTurn }] },
    'SETUP shuffle': { instead: steps },
    'SETUP first': { instead: [{ label: 'SET 5', rules: ['OBJ-SETUP-07', '2E-SETUP-05'], does: decideFirst }] },
    'SETUP hands': { instead: [{ label: 'SET 6', rules: ['OBJ-SETUP-07', '2E-SETUP-06'], does: drawHands }] },
  },
});
